import { Trash2 } from 'lucide'
import { useEffect } from 'react'
import type { HistoryView } from '../../../platform/storage/history/history.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { expiries, type HistoryLocation, historyLocations, type Settings } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import { RecentList } from './RecentList.tsx'
import styles from './RecentPasswordsPanel.module.css'
import {
  maxPasswords,
  movePasswords,
  type RecentPassword,
  recentPasswordsIn,
  removeExpired,
  type UndoableChange,
  undoChange,
} from './recent-passwords.ts'

const emptyView: HistoryView<RecentPassword> = { entries: [], newer: 0 }
const noHistory = { initial: emptyView, subscribe: () => () => {}, read: () => emptyView }

/** The last removal from the list, with the message that offers to undo it. */
export type Undoable = { readonly message: string; readonly change: UndoableChange }

type RecentPasswordsPanelProps = {
  readonly settings: Settings
  readonly change: (change: Partial<Settings>) => void
  readonly undoable: Undoable | undefined
  readonly onUndoable: (undoable: Undoable | undefined) => void
}

export function RecentPasswordsPanel({ settings, change, undoable, onUndoable }: RecentPasswordsPanelProps) {
  const { t } = useTexts()
  const text = useUiText()
  const announce = useAnnounce()
  const { place, expiry } = settings
  const recent = recentPasswordsIn(place)
  const { entries } = useStore(recent ?? noHistory)

  const hasEntries = entries.length > 0
  useEffect(() => {
    // A page in the background is not woken for nothing.
    if (!recent || expiry === 'never' || !hasEntries) return
    removeExpired(recent, expiry)
    return systemClock.every(60_000, () => removeExpired(recent, expiry))
  }, [recent, expiry, hasEntries])

  const moveHistory = (to: HistoryLocation) => {
    const moved = movePasswords(place, to)
    // Turning the history off can be undone as a whole, including the removal that could be undone before.
    const removed = to === 'off' ? [...moved, ...(undoable?.change.evicted ?? [])] : []
    if (removed.length > 0)
      onUndoable({ message: t.cleared, change: { ids: [], evicted: removed, previousLocation: place } })
    change({ place: to })
  }
  const showRemoved = (removed: UndoableChange['evicted'], message: string) => {
    onUndoable({ message, change: { ids: [], evicted: removed } })
    announce(message)
  }
  const undo = (undone: UndoableChange) => {
    const to = undoChange(undone, place)
    if (to !== place) change({ place: to })
    onUndoable(undefined)
  }

  return (
    <FoldedGroup
      title={t.recent}
      state={place === 'off' ? t.historyLocations.off : t.recentState(entries.length)}
    >
      <section aria-label={t.recent}>
        {entries.length > 0 ? (
          <Button variant="quiet" onClick={() => showRemoved(recent?.clear() ?? [], t.cleared)}>
            <Icon of={Trash2} size={18} />
            {t.clear}
          </Button>
        ) : null}
        {undoable && (place !== 'off' || undoable.change.previousLocation) ? (
          <p className={styles.undo}>
            {undoable.message}
            <Button variant="quiet" onClick={() => undo(undoable.change)}>
              {text.undo}
            </Button>
          </p>
        ) : null}
        {entries.length > 0 && !undoable ? (
          <p className={styles.none}>{text.historyLimit(maxPasswords)}</p>
        ) : null}
        {entries.length > 0 ? (
          <RecentList
            entries={entries}
            onRemove={(id) => showRemoved(recent?.remove(id) ?? [], t.removedRecent)}
          />
        ) : (
          <p className={styles.none}>{place === 'off' ? t.recentOff : t.noRecent}</p>
        )}
        <div className={styles.choices}>
          <SelectField
            label={t.historyLocation}
            value={place}
            options={historyLocations.map((value) => ({ value, label: t.historyLocations[value] }))}
            onChange={moveHistory}
          />
          {place === 'off' ? null : (
            <SelectField
              label={t.expiry}
              value={expiry}
              options={expiries.map((value) => ({ value, label: t.expiries[value] }))}
              onChange={(next) => change({ expiry: next })}
            />
          )}
        </div>
        {place === 'device' ? <p className={styles.warning}>{t.deviceWarning}</p> : null}
      </section>
    </FoldedGroup>
  )
}
