import { Lock, LockOpen } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { SortHandle } from '../../../ui/lists/sortable-list/SortHandle.tsx'
import { describedHex } from '../colour-words.ts'
import { colourName, formatColour } from '../core/colour/formats.ts'
import { type Hex, parseHex } from '../core/colour/hex.ts'
import type { PaletteColour } from '../core/palette-state.ts'
import type { Messages } from '../messages.en.ts'
import { Swatch } from '../Swatch.tsx'
import styles from './PaletteRow.module.css'

type PaletteRowProps = {
  readonly t: Messages
  readonly colour: PaletteColour
  readonly onEdit: (hex: Hex) => void
  readonly onLock: () => void
}

const copied = ['hex', 'rgb', 'hsl'] as const

/** One colour: its area (a picker), its values to copy, its lock. */
export function PaletteRow({ t, colour, onEdit, onLock }: PaletteRowProps) {
  const { hex, locked } = colour
  const shown = describedHex(t, hex)
  return (
    <li className={styles.row}>
      <SortHandle name={shown} label={t.reorder(shown)} />
      <label className={styles.area}>
        <Swatch hex={hex} className={styles.swatch} />
        <input
          type="color"
          className={styles.picker}
          aria-label={t.edit(shown)}
          title={t.edit(shown)}
          value={hex}
          onChange={({ currentTarget }) => {
            const next = parseHex(currentTarget.value)
            if (next) onEdit(next)
          }}
        />
      </label>
      <div className={styles.values}>
        {copied.map((format) => {
          const value = formatColour(hex, format)
          return (
            <CopyButton
              key={format}
              label={value}
              name={t.copyValue(value)}
              copy={value}
              variant="quiet"
              className={styles.value}
            />
          )
        })}
        <span className={styles.name} lang="en">
          {colourName(hex)}
        </span>
      </div>
      <Button
        variant="quiet"
        size="icon"
        className={styles.lock}
        aria-pressed={locked}
        aria-label={t.lock(shown)}
        title={t.lock(shown)}
        onClick={onLock}
      >
        <Icon of={locked ? Lock : LockOpen} size={20} />
      </Button>
    </li>
  )
}
