import { Redo2, Save, Undo2 } from 'lucide'
import type { CopyOutcome } from '../../../platform/files/clipboard.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { SortableList } from '../../../ui/lists/sortable-list/SortableList.tsx'
import { cssVariables } from '../core/export/exports.ts'
import { edit, move, type PaletteState, redo, toggleLock, undo } from '../core/palette-state.ts'
import { useTexts } from '../texts.ts'
import styles from './CurrentPalette.module.css'
import { PaletteRow } from './PaletteRow.tsx'

type CurrentPaletteProps = {
  readonly state: PaletteState
  readonly onChange: (change: (state: PaletteState) => PaletteState) => void
  readonly onSave: () => void
  readonly onCopyLink: () => Promise<CopyOutcome>
}

export function CurrentPalette({ state, onChange, onSave, onCopyLink }: CurrentPaletteProps) {
  const { t } = useTexts()
  const hexes = state.colours.map(({ hex }) => hex)
  return (
    <Panel
      className={styles.panel}
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
        className={styles.bars}
        onMove={(from, to) => onChange((current) => move(current, from, to))}
      >
        {state.colours.map((colour) => (
          <PaletteRow
            key={colour.id}
            colour={colour}
            onEdit={(hex) => onChange((current) => edit(current, colour.id, hex))}
            onLock={() => onChange((current) => toggleLock(current, colour.id))}
          />
        ))}
      </SortableList>
      <div className={styles.actions}>
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
