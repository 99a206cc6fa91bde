import { Lock, LockOpen, Trash2 } from 'lucide'
import { classNames } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { SortHandle } from '../../../ui/lists/sortable-list/SortHandle.tsx'
import { cssFormats, cssText } from '../core/colour/css-text.ts'
import { type Hex, parseHex } from '../core/colour/hex.ts'
import { labelOn } from '../core/contrast/page-colours.ts'
import type { PaletteColour } from '../core/palette-state.ts'
import { describedHex, nearestColourName } from '../swatch/colour-words.ts'
import { Swatch } from '../swatch/Swatch.tsx'
import { useTexts } from '../texts.ts'
import styles from './PaletteRow.module.css'

type PaletteRowProps = {
  readonly colour: PaletteColour
  readonly onEdit: (hex: Hex) => void
  readonly onLock: () => void
  /** Absent if the palette must not become smaller. */
  readonly onRemove: (() => void) | undefined
}

/** One colour: its area with the picker, values to copy, and its lock. */
export function PaletteRow({ colour, onEdit, onLock, onRemove }: PaletteRowProps) {
  const { t } = useTexts()
  const { hex, locked } = colour
  const description = describedHex(t, hex)
  return (
    <li className={styles.row} data-ink={labelOn(hex) === '#ffffff' ? 'light' : 'dark'}>
      <label className={styles.area}>
        <Swatch hex={hex} className={styles.swatch} />
        <input
          type="color"
          className={styles.picker}
          aria-label={t.edit(description)}
          title={t.edit(description)}
          value={hex}
          onChange={({ currentTarget }) => {
            const next = parseHex(currentTarget.value)
            if (next) onEdit(next)
          }}
        />
      </label>
      <SortHandle name={description} label={t.reorder(description)} />
      <div className={styles.values}>
        {cssFormats.map((format) => {
          const value = cssText(hex, format)
          return (
            <CopyButton
              key={format}
              label={value}
              name={t.copyValue(value)}
              copy={value}
              variant="quiet"
              className={classNames(styles.value, format === 'hex' && styles.hex)}
            />
          )
        })}
        <span className={styles.name}>{nearestColourName(t, hex)}</span>
      </div>
      <span className={styles.controls}>
        <Button
          variant="quiet"
          size="icon"
          disabled={onRemove === undefined}
          aria-label={t.remove(description)}
          title={t.remove(description)}
          onClick={onRemove}
        >
          <Icon of={Trash2} size={20} />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          className={styles.lock}
          aria-pressed={locked}
          aria-label={t.lock(description)}
          title={t.lock(description)}
          onClick={onLock}
        >
          <Icon of={locked ? Lock : LockOpen} size={20} />
        </Button>
      </span>
    </li>
  )
}
