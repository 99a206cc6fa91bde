import { Trash2 } from 'lucide'
import { useEffect } from 'react'
import type { HistoryView } from '../../../platform/storage/history/history.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { expiries, type Place, places, type Settings } from '../core/settings.ts'
import type { Messages } from '../messages.en.ts'
import { RecentList } from './RecentList.tsx'
import styles from './RecentPasswordsPanel.module.css'
import {
  type Change,
  maxPasswords,
  movePasswords,
  type RecentPassword,
  recentIn,
  removeExpired,
  undoChange,
} from './recent-passwords.ts'

const none: HistoryView<RecentPassword> = { entries: [], newer: 0 }
const noHistory = { initial: none, subscribe: () => () => {}, read: () => none }

/** What has just gone from the list. */
export type Gone = { readonly text: string; readonly change: Change }

type RecentPasswordsPanelProps = {
  readonly t: Messages
  readonly settings: Settings
  readonly change: (change: Partial<Settings>) => void
  readonly gone: Gone | undefined
  readonly onGone: (gone: Gone | undefined) => void
}

export function RecentPasswordsPanel({ t, settings, change, gone, onGone }: RecentPasswordsPanelProps) {
  const text = useUiText()
  const announce = useAnnounce()
  const { place, expiry } = settings
  const recent = recentIn(place)
  const { entries } = useStore(recent ?? noHistory)

  useEffect(() => {
    if (!recent) return
    removeExpired(recent, expiry)
    return systemClock.every(60_000, () => removeExpired(recent, expiry))
  }, [recent, expiry])

  const move = (to: Place) => {
    const moved = movePasswords(place, to)
    // Turned off, nothing is left to be undone but that; what could be undone before comes with it.
    const all = to === 'off' ? [...moved, ...(gone?.change.gone ?? [])] : []
    if (all.length > 0) onGone({ text: t.cleared, change: { ids: [], gone: all, turnedOff: place } })
    change({ place: to })
  }
  const remove = (entries: Change['gone'], said: string) => {
    onGone({ text: said, change: { ids: [], gone: entries } })
    announce(said)
  }
  const takeBack = (undo: Change) => {
    const to = undoChange(undo, place)
    if (to !== place) change({ place: to })
    onGone(undefined)
  }

  return (
    <Panel
      title={t.recent}
      actions={
        entries.length > 0 ? (
          <Button variant="quiet" onClick={() => remove(recent?.clear() ?? [], t.cleared)}>
            <Icon of={Trash2} size={18} />
            {t.clear}
          </Button>
        ) : undefined
      }
    >
      {gone && (place !== 'off' || gone.change.turnedOff) ? (
        <p className={styles.undo}>
          {gone.text}
          <Button variant="quiet" onClick={() => takeBack(gone.change)}>
            {text.undo}
          </Button>
        </p>
      ) : null}
      {entries.length > 0 && !gone ? <p className={styles.none}>{text.lastAreKept(maxPasswords)}</p> : null}
      {entries.length > 0 ? (
        <RecentList
          t={t}
          entries={entries}
          onRemove={(id) => remove(recent?.remove(id) ?? [], t.removedRecent)}
        />
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
