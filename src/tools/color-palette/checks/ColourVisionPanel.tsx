import { CircleAlert, CircleCheck } from 'lucide'
import type { Language } from '../../../lib/text/i18n.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Hex } from '../core/colour/hex.ts'
import { differences, simulate, simulateAll, visions } from '../core/colour/vision.ts'
import { minPaletteDifference } from '../core/contrast/accessible-palette.ts'
import { ColourTable } from '../current/ColourTable.tsx'
import { Strip } from '../current/Strip.tsx'
import fieldStyles from '../Fields.module.css'
import type { Messages } from '../messages.en.ts'
import styles from './Checks.module.css'

type ColourVisionPanelProps = {
  readonly t: Messages
  readonly language: Language
  readonly hexes: readonly Hex[]
}

/** How the palette looks to others, and by how much every two colours differ for whoever sees them least. */
export function ColourVisionPanel({ t, language, hexes }: ColourVisionPanelProps) {
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  // Cut, not rounded: 14.96 must not be shown as 15.0.
  const shown = (difference: number) => number.format(Math.floor(difference * 10) / 10)
  const seen = hexes.map(simulateAll)
  const pairs = seen.map((first) =>
    seen.map((second) => {
      const all = differences(first, second)
      const least = Math.min(...all)
      return { least, vision: visions[all.indexOf(least)] ?? 'normal' }
    }),
  )
  const smallest = pairs.flatMap((row, index) => row.slice(index + 1).map(({ least }) => least))
  const close = smallest.filter((least) => least < minPaletteDifference).length
  const named = hexes.map((hex, index) => ({ key: String(index), name: hex.toUpperCase(), hex }))
  return (
    <Panel title={t.sight}>
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
      <p className={styles.verdict} data-safe={close === 0}>
        <Icon of={close === 0 ? CircleCheck : CircleAlert} size={20} />
        {close === 0 ? t.isSafe(shown(Math.min(...smallest))) : t.isUnsafe(close)}
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
            <span className={styles.result} data-level={pair.least >= minPaletteDifference ? 'aa' : 'none'}>
              {shown(pair.least)} <span className={styles.level}>{t.visionShort[pair.vision]}</span>
            </span>
          )
        }}
      />
    </Panel>
  )
}
