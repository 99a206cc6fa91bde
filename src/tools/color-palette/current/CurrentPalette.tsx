import { Plus, Redo2, Save, Undo2 } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { cryptoRandom } from '../../../platform/device/random.ts'
import type { CopyOutcome } from '../../../platform/files/clipboard.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { SortableList } from '../../../ui/lists/sortable-list/SortableList.tsx'
import type { Hex } from '../core/colour/hex.ts'
import { cssVariables } from '../core/export/exports.ts'
import { furtherColour } from '../core/generate/schemes.ts'
import { paletteSize } from '../core/palette-size.ts'
import {
  add,
  edit,
  hexesOf,
  move,
  type PaletteColour,
  type PaletteState,
  redo,
  remove,
  toggleLock,
  undo,
} from '../core/palette-state.ts'
import { usePaletteDrop } from '../saved/palette-drag.ts'
import { describedHex } from '../swatch/colour-words.ts'
import { useTexts } from '../texts.ts'
import styles from './CurrentPalette.module.css'
import { PaletteBar } from './PaletteBar.tsx'

type CurrentPaletteProps = {
  readonly state: PaletteState
  readonly onChange: (change: (state: PaletteState) => PaletteState) => void
  readonly onSave: () => void
  /** Gets a saved palette that was dropped on the bars. */
  readonly onDrop: (hexes: readonly Hex[]) => void
  readonly onCopyLink: () => Promise<CopyOutcome>
}

export function CurrentPalette({ state, onChange, onSave, onDrop, onCopyLink }: CurrentPaletteProps) {
  const { t } = useTexts()
  const announce = useAnnounce()
  const [open, setOpen] = useState<number>()
  const panel = useRef<HTMLElement>(null)
  const isOver = usePaletteDrop(panel, onDrop)
  /** The index of a bar that was just removed. */
  const removedAt = useRef<number>(undefined)
  const hexes = hexesOf(state)
  // Not as the stored palette appears, and not behind the picker, which would seem slow.
  const turns = state.past.length + state.future.length > 0 && state.editing === null
  const addColour = () => {
    const hex = furtherColour(hexes, cryptoRandom)
    onChange((current) => add(current, hex))
    announce(t.added(describedHex(t, hex), hexes.length + 1))
  }
  useLayoutEffect(() => {
    if (removedAt.current === undefined) return
    const toggles = panel.current?.querySelectorAll<HTMLElement>('li [aria-expanded]') ?? []
    toggles[Math.min(removedAt.current, toggles.length - 1)]?.focus()
    removedAt.current = undefined
  })
  const removeColour = ({ id, hex }: PaletteColour) => {
    removedAt.current = state.colours.findIndex((colour) => colour.id === id)
    onChange((current) => remove(current, id))
    announce(t.removedColour(describedHex(t, hex), hexes.length - 1))
  }
  return (
    <Panel
      ref={panel}
      className={classNames(styles.panel, isOver && styles.over)}
      title={t.current}
      actions={
        <span className={styles.history}>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t.undo}
            title={t.undo}
            disabled={state.past.length === 0}
            onClick={() => onChange(undo)}
          >
            <Icon of={Undo2} size={20} />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t.redo}
            title={t.redo}
            disabled={state.future.length === 0}
            onClick={() => onChange(redo)}
          >
            <Icon of={Redo2} size={20} />
          </Button>
        </span>
      }
    >
      <SortableList
        label={t.colours}
        texts={t.sorting}
        className={classNames(styles.bars, turns && styles.turning)}
        onMove={(from, to) => onChange((current) => move(current, from, to))}
      >
        {state.colours.map((colour) => (
          <PaletteBar
            key={colour.id}
            colour={colour}
            isOpen={open === colour.id}
            onToggle={() => setOpen(open === colour.id ? undefined : colour.id)}
            onEdit={(hex) => onChange((current) => edit(current, colour.id, hex))}
            onLock={() => onChange((current) => toggleLock(current, colour.id))}
            onRemove={hexes.length > paletteSize.min ? () => removeColour(colour) : undefined}
          />
        ))}
      </SortableList>
      <div className={styles.actions}>
        <Button disabled={hexes.length >= paletteSize.max} onClick={addColour}>
          <Icon of={Plus} size={18} />
          {t.add}
        </Button>
        <CopyButton label={t.copyCss} copy={cssVariables(hexes)} />
        <Button onClick={onSave}>
          <Icon of={Save} size={18} />
          {t.save}
        </Button>
        <CopyButton label={t.copyLink} copy={onCopyLink} />
      </div>
    </Panel>
  )
}
