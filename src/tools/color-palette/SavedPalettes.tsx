import { X } from 'lucide'
import { useState, useSyncExternalStore } from 'react'
import type { HistoryView, RemovedEntries } from '../../platform/storage/history.ts'
import { useAnnounce } from '../../ui/announcer/announcer.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/panel/Panel.tsx'
import type { Hex } from './core/hex.ts'
import fieldStyles from './Fields.module.css'
import type { Messages } from './messages.en.ts'
import styles from './SavedPalettes.module.css'
import { Strip } from './Strip.tsx'
import { type SavedPalette, savedPalettes } from './saved-palettes.ts'

const none: HistoryView<SavedPalette> = { entries: [], newer: 0 }

type SavedPalettesProps = {
  readonly t: Messages
  readonly onUse: (hexes: readonly Hex[]) => void
}

export function SavedPalettes({ t, onUse }: SavedPalettesProps) {
  const announce = useAnnounce()
  const { entries } = useSyncExternalStore(savedPalettes.subscribe, savedPalettes.read, () => none)
  const [removed, setRemoved] = useState<{ readonly name: string; readonly entries: RemovedEntries }>()
  return (
    <Panel title={t.saved}>
      {entries.length === 0 && !removed ? <p className={fieldStyles.note}>{t.savedEmpty}</p> : null}
      <ul className={styles.list}>
        {entries.map(({ id, value }) => (
          <li key={id} className={styles.entry}>
            <button type="button" className={styles.use} onClick={() => onUse(value.colors)}>
              <span className={styles.strip}>
                <Strip hexes={value.colors} />
              </span>
              <span className={styles.name}>{value.name}</span>
            </button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t.removeSaved(value.name)}
              onClick={() => {
                setRemoved({ name: value.name, entries: savedPalettes.remove(id) })
                announce(t.removed(value.name))
              }}
            >
              <Icon of={X} size={18} />
            </Button>
          </li>
        ))}
      </ul>
      {removed ? (
        <p className={styles.undo}>
          {t.removed(removed.name)}
          <Button
            onClick={() => {
              savedPalettes.restore(removed.entries)
              setRemoved(undefined)
            }}
          >
            {t.undo}
          </Button>
        </p>
      ) : null}
    </Panel>
  )
}
