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
import { expiries, type HistoryPlace, historyPlaces, type Settings } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import { RecentList } from './RecentList.tsx'
import styles from './RecentPasswordsPanel.module.css'
import {
  maxPasswords,
  movePasswords,
  type RecentChange,
  type RecentPassword,
  recentPasswordsIn,
  removeExpired,
  undoChange,
} from './recent-passwords.ts'

const none: HistoryView<RecentPassword> = { entries: [], newer: 0 }
const noHistory = { initial: none, subscribe: () => () => {}, read: () => none }

/** Passwords that were just removed from the history. */
export type Removal = { readonly text: string; readonly change: RecentChange }

type RecentPasswordsPanelProps = {
  readonly settings: Settings
  readonly change: (change: Partial<Settings>) => void
  readonly removal: Removal | undefined
  readonly onRemoval: (gone: Removal | undefined) => void
}

export function RecentPasswordsPanel({
  settings,
  change,
  removal: gone,
  onRemoval: onGone,
}: RecentPasswordsPanelProps) {
  const { t } = useTexts()
  const text = useUiText()
  const announce = useAnnounce()
  const { place, expiry } = settings
  const recent = recentPasswordsIn(place)
  const { entries } = useStore(recent ?? noHistory)

  useEffect(() => {
    if (!recent) return
    removeExpired(recent, expiry)
    return systemClock.every(60_000, () => removeExpired(recent, expiry))
  }, [recent, expiry])

  const move = (to: HistoryPlace) => {
    const moved = movePasswords(place, to)
    // Turning the history off can be undone together with the removal before it.
    const all = to === 'off' ? [...moved, ...(gone?.change.evicted ?? [])] : []
    if (all.length > 0) onGone({ text: t.cleared, change: { ids: [], evicted: all, turnedOff: place } })
    change({ place: to })
  }
  const remove = (entries: RecentChange['evicted'], text: string) => {
    onGone({ text, change: { ids: [], evicted: entries } })
    announce(text)
  }
  const undoRemoval = (undo: RecentChange) => {
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
          <Button variant="quiet" onClick={() => undoRemoval(gone.change)}>
            {text.undo}
          </Button>
        </p>
      ) : null}
      {entries.length > 0 && !gone ? <p className={styles.none}>{text.lastAreKept(maxPasswords)}</p> : null}
      {entries.length > 0 ? (
        <RecentList entries={entries} onRemove={(id) => remove(recent?.remove(id) ?? [], t.removedRecent)} />
      ) : (
        <p className={styles.none}>{place === 'off' ? t.recentOff : t.noRecent}</p>
      )}
      <div className={styles.choices}>
        <SelectField
          label={t.keepWhere}
          value={place}
          options={historyPlaces.map((value) => ({ value, label: t.places[value] }))}
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
