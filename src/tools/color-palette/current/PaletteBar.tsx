import { ChevronDown, Lock, LockOpen, Pipette, Trash2 } from 'lucide'
import { classNames } from '../../../lib/class-names.ts'
import { capitalised } from '../../../lib/text/capitalised.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { SortHandle } from '../../../ui/lists/sortable-list/SortHandle.tsx'
import { cssText } from '../core/colour/css-text.ts'
import { type Hex, parseHex } from '../core/colour/hex.ts'
import { labelOn } from '../core/contrast/page-colours.ts'
import type { PaletteColour } from '../core/palette-state.ts'
import { describedHex, nearestColourName } from '../swatch/colour-words.ts'
import { Swatch } from '../swatch/Swatch.tsx'
import { useTexts } from '../texts.ts'
import styles from './PaletteBar.module.css'
import { Shades } from './Shades.tsx'

type PaletteBarProps = {
  readonly colour: PaletteColour
  /** Whether its shades and further values are shown. */
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onEdit: (hex: Hex) => void
  readonly onLock: () => void
  /** Absent if the palette must not become smaller. */
  readonly onRemove: (() => void) | undefined
}

/** One colour with its value and name; opened also with its other values, its shades, the picker and how to remove it. */
export function PaletteBar({ colour, isOpen, onToggle, onEdit, onLock, onRemove }: PaletteBarProps) {
  const { t, language } = useTexts()
  const { hex, locked } = colour
  const description = describedHex(t, hex)
  const copyOf = (format: 'hex' | 'rgb' | 'hsl', className?: string) => {
    const value = cssText(hex, format)
    return (
      <CopyButton
        label={value}
        name={t.copyValue(value)}
        copy={value}
        variant="quiet"
        className={classNames(styles.value, className)}
      />
    )
  }
  return (
    <li
      className={styles.bar}
      data-ink={labelOn(hex) === '#ffffff' ? 'light' : 'dark'}
      data-open={isOpen ? '' : undefined}
    >
      <Swatch hex={hex} className={styles.swatch} />
      <div className={styles.face}>
        <div className={styles.handle}>
          <SortHandle name={description} label={t.reorder(description)} />
        </div>
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
        <Button
          variant="quiet"
          size="icon"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={t.open(description)}
          title={t.open(description)}
          onClick={onToggle}
        >
          <Icon of={ChevronDown} size={20} />
        </Button>
        <div className={styles.text} data-print="">
          {copyOf('hex', styles.hex)}
          <span className={styles.name}>{capitalised(nearestColourName(t, hex), language)}</span>
        </div>
        {isOpen ? (
          <div className={styles.details}>
            {copyOf('rgb')}
            {copyOf('hsl')}
            <span className={styles.changes}>
              <label className={styles.picker} title={t.edit(description)}>
                <Icon of={Pipette} size={20} />
                <input
                  type="color"
                  aria-label={t.edit(description)}
                  value={hex}
                  onChange={({ currentTarget }) => {
                    const next = parseHex(currentTarget.value)
                    if (next) onEdit(next)
                  }}
                />
              </label>
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
            </span>
          </div>
        ) : null}
      </div>
      {isOpen ? <Shades hex={hex} onPick={onEdit} /> : null}
    </li>
  )
}
