import { Trash2 } from 'lucide'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { systemClock } from '../../platform/clock.ts'
import type { HistoryView, RemovedEntries } from '../../platform/storage/history.ts'
import { useAnnounce } from '../../ui/announcer/announcer.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/panel/Panel.tsx'
import { SelectField } from '../../ui/select-field/SelectField.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import { expiries, type Place, places, type Settings } from './core/settings.ts'
import type { Messages } from './messages.en.ts'
import { RecentList } from './RecentList.tsx'
import styles from './RecentPasswordsPanel.module.css'
import { movePasswords, type RecentPassword, recentIn, removeExpired } from './recent-passwords.ts'

const none: HistoryView<RecentPassword> = { entries: [], newer: 0 }
const noHistory = { subscribe: () => () => {}, read: () => none }

/** What can be taken back: entries and where they were kept. */
type Undo = { readonly place: Place; readonly removed: RemovedEntries }

type RecentPasswordsPanelProps = {
  readonly t: Messages
  readonly settings: Settings
  readonly change: (change: Partial<Settings>) => void
}

export function RecentPasswordsPanel({ t, settings, change }: RecentPasswordsPanelProps) {
  const text = useUiText()
  const announce = useAnnounce()
  const { place, expiry } = settings
  const recent = recentIn(place)
  const { subscribe, read } = recent ?? noHistory
  const { entries } = useSyncExternalStore(subscribe, read, () => none)
  const [undo, setUndo] = useState<Undo>()

  useEffect(() => {
    if (!recent) return
    removeExpired(recent, expiry)
    return systemClock.every(60_000, () => removeExpired(recent, expiry))
  }, [recent, expiry])

  const move = (to: Place) => {
    const removed = movePasswords(place, to)
    setUndo(to === 'off' && removed.length > 0 ? { place, removed } : undefined)
    change({ place: to })
  }
  const clear = () => {
    setUndo({ place, removed: recent?.clear() ?? [] })
    announce(t.cleared)
  }
  const takeBack = ({ place: before, removed }: Undo) => {
    recentIn(before)?.restore(removed)
    change({ place: before })
    setUndo(undefined)
  }

  return (
    <Panel
      title={t.recent}
      actions={
        entries.length > 0 ? (
          <Button variant="quiet" onClick={clear}>
            <Icon of={Trash2} size={18} />
            {t.clear}
          </Button>
        ) : undefined
      }
    >
      {undo ? (
        <p className={styles.undo}>
          {t.cleared}
          <Button variant="quiet" onClick={() => takeBack(undo)}>
            {text.undo}
          </Button>
        </p>
      ) : null}
      {entries.length > 0 ? (
        <RecentList t={t} entries={entries} onRemove={(id) => recent?.remove(id)} />
      ) : (
        <p className={styles.none}>{place === 'off' ? t.recentOff : t.noRecent}</p>
      )}
      <div className={styles.choices}>
        <SelectField
          label={t.keepWhere}
          value={place}
          options={places.map((value) => ({ value, label: t.places[value] }))}
          onChange={move}
        />
        {place === 'off' ? null : (
          <SelectField
            label={t.forget}
            value={expiry}
            options={expiries.map((value) => ({ value, label: t.expiries[value] }))}
            onChange={(next) => change({ expiry: next })}
          />
        )}
      </div>
      {place === 'device' ? <p className={styles.warning}>{t.deviceWarning}</p> : null}
    </Panel>
  )
}
