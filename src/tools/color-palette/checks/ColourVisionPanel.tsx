import { numberFormat } from '../../../lib/text/formats.ts'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Hex } from '../core/colour/hex.ts'
import { differences, simulate, simulateAll, visions } from '../core/colour/vision.ts'
import { minPaletteDifference, shownDifference } from '../core/contrast/least-difference.ts'
import { ColourTable } from '../current/ColourTable.tsx'
import { Strip } from '../current/Strip.tsx'
import fieldStyles from '../swatch/Fields.module.css'
import { useTexts } from '../texts.ts'
import styles from './Checks.module.css'
import { SafetyProof } from './SafetyProof.tsx'

type ColourVisionPanelProps = {
  readonly hexes: readonly Hex[]
}

/** Simulates the palette for each kind of colour vision; the table has the smallest difference of every pair. */
export function ColourVisionPanel({ hexes }: ColourVisionPanelProps) {
  const { t, language } = useTexts()
  const number = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const formatDifference = (difference: number) => number.format(shownDifference(difference))
  const simulated = hexes.map(simulateAll)
  const pairs = simulated.map((first) =>
    simulated.map((second) => {
      const all = differences(first, second)
      const min = Math.min(...all)
      return { min, vision: visions[all.indexOf(min)] ?? 'normal' }
    }),
  )
  const named = hexes.map((hex, index) => ({ key: String(index), name: hex.toUpperCase(), hex }))
  return (
    <Panel>
      <p className={fieldStyles.intro}>{t.sightIntro}</p>
      <ul className={styles.eyes}>
        {visions.map((vision) => (
          <li key={vision} className={styles.eye}>
            <span className={styles.strip}>
              <Strip hexes={hexes.map((hex) => simulate(hex, vision))} />
            </span>
            {t.visions[vision]}
          </li>
        ))}
      </ul>
      <p className={styles.outcome}>
        <SafetyProof hexes={hexes} />
      </p>
      <ColourTable
        caption={t.differenceTable}
        corner="ΔE00"
        rows={named}
        columns={named}
        cell={(row, column) => {
          const pair = pairs[row]?.[column]
          if (!pair || row === column) return null
          return (
            <span className={styles.result} data-level={pair.min >= minPaletteDifference ? 'aa' : 'none'}>
              {formatDifference(pair.min)} <span className={styles.level}>{t.visionShort[pair.vision]}</span>
            </span>
          )
        }}
      />
    </Panel>
  )
}
