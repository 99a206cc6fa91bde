import { X } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import type { Hex } from '../core/colour/hex.ts'
import { Strip } from '../current/Strip.tsx'
import { describedPalette } from '../swatch/colour-words.ts'
import fieldStyles from '../swatch/Fields.module.css'
import { useTexts } from '../texts.ts'
import { startPaletteDrag } from './palette-drag.ts'
import styles from './SavedPalettes.module.css'
import { savedPalettes } from './saved-palettes.ts'

/** The notice after a removal, and how to undo it. */
export type RemovedPalette = { readonly text: string; readonly undo: () => void }

type SavedPalettesProps = {
  readonly removed: RemovedPalette | undefined
  readonly onRemoved: (removed: RemovedPalette | undefined) => void
  readonly onUse: (hexes: readonly Hex[]) => void
}

export function SavedPalettes({ removed, onRemoved, onUse }: SavedPalettesProps) {
  const { t, language } = useTexts()
  const announce = useAnnounce()
  const { entries } = useStore(savedPalettes)
  return (
    <Panel title={t.saved}>
      {entries.length === 0 && !removed ? <p className={fieldStyles.note}>{t.savedEmpty}</p> : null}
      {entries.length > 0 ? (
        <ul className={styles.list}>
          {entries.map(({ id, value }) => (
            <li key={id} className={styles.entry}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same */}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same */}
              <div
                className={styles.strip}
                title={t.dragSaved}
                draggable
                onDragStart={({ dataTransfer }) => startPaletteDrag(dataTransfer, value.colors)}
                onClick={() => onUse(value.colors)}
              >
                <Strip hexes={value.colors} />
              </div>
              <Button
                variant="quiet"
                className={styles.use}
                aria-label={`${value.name}: ${describedPalette(t, language, value.colors)}`}
                onClick={() => onUse(value.colors)}
              >
                {value.name}
              </Button>
              <Button
                variant="quiet"
                size="icon"
                aria-label={t.removeSaved(value.name, describedPalette(t, language, value.colors))}
                onClick={() => {
                  const removed = savedPalettes.remove(id)
                  onRemoved({ text: t.removed(value.name), undo: () => savedPalettes.restore(removed) })
                  announce(t.removed(value.name))
                }}
              >
                <Icon of={X} size={18} />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {removed ? (
        <p className={styles.undo}>
          {removed.text}
          <Button
            onClick={() => {
              removed.undo()
              onRemoved(undefined)
            }}
          >
            {t.undo}
          </Button>
        </p>
      ) : null}
    </Panel>
  )
}
