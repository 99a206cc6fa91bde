import { memo, useState } from 'react'
import { contrastRatio } from '../../../lib/contrast.ts'
import { numberFormat } from '../../../lib/text/formats.ts'
import { listed } from '../../../lib/text/listed.ts'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { type Hex, rgbOf } from '../core/colour/hex.ts'
import { contrastLevel, shownRatio } from '../core/contrast/contrast-level.ts'
import { type ColourPair, levelCounts, pairsOf, pairsWith } from '../core/contrast/palette-pairs.ts'
import { ColourTable } from '../current/ColourTable.tsx'
import { useTexts } from '../texts.ts'
import styles from './Checks.module.css'
import { ContrastRuler } from './ContrastRuler.tsx'

type ContrastPanelProps = {
  readonly hexes: readonly Hex[]
}

/** More discs than of so many colours would lie over each other. */
const maxTogether = 5

/** Contrast of every pair of colours, and of each colour with white and black. */
export const ContrastPanel = memo(function ContrastPanel({ hexes }: ContrastPanelProps) {
  const { t, language } = useTexts()
  const [chosen, setChosen] = useState('0')
  // The chosen colour may have been removed since.
  const index = hexes[Number(chosen)] ? chosen : '0'
  const number = numberFormat(language, { minimumFractionDigits: 2 })
  const named = hexes.map((hex, index) => ({ key: String(index), name: hex.toUpperCase(), hex }))
  const all = [
    ...named,
    { key: 'white', name: t.white, hex: '#ffffff' as const },
    { key: 'black', name: t.black, hex: '#000000' as const },
  ]
  const pairs = pairsOf(hexes)
  const isCrowded = hexes.length > maxTogether
  const best = pairs.at(-1)
  const words = ({ first, second, ratio }: ColourPair) =>
    t.pairNamed(first.toUpperCase(), second.toUpperCase(), number.format(shownRatio(ratio)))
  return (
    <Panel>
      <div className={styles.scale}>
        <div className={styles.sentences}>
          <p>{t.contrastIntro}</p>
          <p>{t.pairCounts(pairs.length, levelCounts(pairs))}</p>
          {best ? <p>{t.bestPair(words(best))}</p> : null}
          <p>{t.worstPairs(listed(pairs.slice(0, 2).map(words), language))}</p>
        </div>
        <div className={styles.reading}>
          {isCrowded ? (
            <SelectField
              label={t.pairsOf}
              value={index}
              options={hexes.map((hex, at) => ({ value: String(at), label: t.colourAt(String(at), hex) }))}
              onChange={setChosen}
            />
          ) : null}
          <ContrastRuler pairs={isCrowded ? pairsWith(hexes, Number(index)) : pairs} />
        </div>
      </div>
      <ColourTable
        caption={t.contrastTable}
        corner={`${t.textColour} / ${t.onColour}`}
        rows={named}
        columns={all}
        cell={(row, column) => {
          const text = named[row]
          const back = all[column]
          if (!text || !back || text === back) return null
          const ratio = contrastRatio(rgbOf(text.hex), rgbOf(back.hex))
          const level = contrastLevel(ratio)
          return (
            <span className={styles.result} data-level={level}>
              {number.format(shownRatio(ratio))} <span className={styles.level}>{t.levels[level]}</span>
            </span>
          )
        }}
      />
    </Panel>
  )
})
