import { contrastRatio } from '../../../lib/contrast.ts'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { type Hex, rgbOf } from '../core/colour/hex.ts'
import { contrastLevel, shownRatio } from '../core/contrast/contrast-level.ts'
import { pairsOf } from '../core/contrast/palette-pairs.ts'
import { ColourTable } from '../current/ColourTable.tsx'
import { useTexts } from '../texts.ts'
import styles from './Checks.module.css'
import { ContrastRuler } from './ContrastRuler.tsx'

type ContrastPanelProps = {
  readonly hexes: readonly Hex[]
}

/** Contrast of every pair of colours, and of each colour with white and black. */
export function ContrastPanel({ hexes }: ContrastPanelProps) {
  const { t, language } = useTexts()
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2 })
  const named = hexes.map((hex, index) => ({ key: String(index), name: hex.toUpperCase(), hex }))
  const all = [
    ...named,
    { key: 'white', name: t.white, hex: '#ffffff' as const },
    { key: 'black', name: t.black, hex: '#000000' as const },
  ]
  const pairs = pairsOf(hexes)
  const best = pairs.at(-1)
  return (
    <Panel>
      <div className={styles.scale}>
        <div className={styles.sentences}>
          <p>{t.contrastIntro}</p>
          {best ? <p>{t.bestPair(best.first.toUpperCase(), best.second.toUpperCase())}</p> : null}
        </div>
        <ContrastRuler pairs={pairs} />
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
}
