import { Undo2 } from 'lucide'
import { useEffect, useState } from 'react'
import type { WholeSiteMessages } from '../../../features/offline-copy/messages.en.ts'
import { useCopyState } from '../../../features/offline-copy/use-copy-state.ts'
import { WholeSiteOffer } from '../../../features/offline-copy/WholeSiteOffer.tsx'
import { deviceTray } from '../../../features/tray/device-tray.ts'
import { keptOf } from '../../../features/tray/tray.ts'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { groupRecords, type StoredGroup } from '../../../lib/stored-data/group.ts'
import type { StoreOwner } from '../../../lib/stored-data/owners.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { listed } from '../../../lib/text/listed.ts'
import { watchCopy } from '../../../platform/offline-copy/ask-worker.ts'
import type { StorageArea } from '../../../platform/storage/area/area.ts'
import { deviceArea, tabArea } from '../../../platform/storage/area/browser-areas.ts'
import { applyChange, type UndoChange, undoChange } from '../../../platform/stored-data/apply-change.ts'
import {
  deleteOfflineCopy,
  type OfflineCopy,
  readOfflineCopy,
} from '../../../platform/stored-data/offline-copy.ts'
import { workInTab } from '../../../platform/work-in-tab.ts'
import type { StoredWork } from '../../../platform/work-on-device/dead-tabs.ts'
import { hasWork } from '../../../platform/work-on-device/has-work.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { NameIn } from '../../../ui/name-in/NameIn.tsx'
import { useStore } from '../../../ui/use-store.ts'
import type { Messages } from '../messages.en.ts'
import shared from '../YourData.module.css'
import styles from './StoredDataPanel.module.css'
import { StoredDataRow } from './StoredDataRow.tsx'
import { useStoredData } from './use-stored-data.ts'

type StoredDataPanelProps = {
  readonly t: Messages['stored']
  readonly wholeSite: WholeSiteMessages
  readonly language: Language
  readonly owners: readonly StoreOwner[]
  readonly nameOf: (id: string) => string
}

/** What the record of the tray stands for is not in local storage. */
const isTray = ({ owner }: StoredGroup) => owner.kind === 'owner' && owner.id === 'tray'

const loadStore = () => import('../../../platform/work-on-device/browser-store.ts')

const readStored = async (): Promise<StoredWork | undefined> =>
  (await hasWork()) ? (await loadStore()).readWork() : undefined

/** The last deletion, with the change that undoes it if there is one. */
type Deleted = {
  readonly text: string
  readonly undo?: { readonly area: StorageArea; readonly change: UndoChange }
}

type Row = { readonly group: StoredGroup; readonly area: StorageArea }

/** Lists all stored data by owner, each with its size and a button that deletes it. */
export function StoredDataPanel({ t, wholeSite, language, owners, nameOf }: StoredDataPanelProps) {
  const announce = useAnnounce()
  const stored = useStoredData()
  const tray = useStore(deviceTray, undefined)
  const kept = tray && keptOf(tray)
  const [copy, setCopy] = useState<OfflineCopy | 'awaited' | undefined>('awaited')
  const copyState = useCopyState()
  const isWhole = copyState?.missingFiles === 0
  const [work, setWork] = useState<StoredWork>()
  const [deleted, setDeleted] = useState<Deleted>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isMounted = true
    // Without storage there is none.
    readStored().then(
      (found) => isMounted && setWork(found),
      () => {},
    )
    const check = async (fallback?: 'awaited') => {
      const found = await readOfflineCopy()
      if (isMounted) setCopy(found ?? fallback)
    }
    // On a first visit the copy is created once the page is used. A placeholder row prevents a layout shift.
    void check(navigator.serviceWorker ? 'awaited' : undefined)
    void navigator.serviceWorker?.ready.then(() => check())
    const unwatch = watchCopy(() => void check())
    return () => {
      isMounted = false
      unwatch()
    }
  }, [])

  const titleOf = ({ owner }: StoredGroup) => (owner.kind === 'owner' ? nameOf(owner.id) : t[owner.kind])
  const bytesOf = (group: StoredGroup) => group.bytes + (isTray(group) ? (kept?.bytes ?? 0) : 0)
  const contentsOf = (group: StoredGroup) => {
    const { owner, counts } = group
    if (isTray(group)) return t.trayWhat(kept?.things.length ?? 0)
    return owner.kind === 'theme'
      ? t.themeWhat
      : owner.kind === 'owner' && owner.id === 'recent'
        ? t.recentWhat
        : listed(
            [
              counts.settings > 0 ? t.settings : '',
              counts.draft > 0 ? t.draft : '',
              counts.history > 0 ? t.history(counts.history) : '',
              counts.other > 0 ? t.other(counts.other) : '',
            ].filter(Boolean),
            language,
          )
  }
  const report = (next: Deleted) => {
    setFailed(false)
    setDeleted(next)
    announce(next.text)
  }
  const remove = ({ group, area }: Row) => {
    if (isTray(group)) return void removeTray(titleOf(group))
    const outcome = applyChange(area, { write: [], remove: group.keys })
    if (outcome.kind === 'done')
      report({ text: t.removed(titleOf(group)), undo: { area, change: outcome.undo } })
  }
  const removeTray = async (name: string) => {
    try {
      await deviceTray.forgetKept()
      report({ text: t.removed(name) })
    } catch {
      setFailed(true)
    }
  }
  const removeWork = async () => {
    try {
      await workInTab.clear()
      await (await loadStore()).deleteWork()
      setWork(undefined)
      report({ text: t.removed(t.work) })
    } catch {
      setFailed(true)
    }
  }
  const removeCopy = async () => {
    try {
      await deleteOfflineCopy()
      setCopy(undefined)
      report({ text: t.offlineRemoved })
    } catch {
      setFailed(true)
    }
  }
  const undo = ({ area, change }: NonNullable<Deleted['undo']>) => {
    const applied = undoChange(area, change)
    if (applied.kind === 'done')
      report({ text: applied.skipped > 0 ? t.restoredPartly(applied.skipped) : t.restored })
    else setFailed(true)
  }

  const rows: readonly Row[] = stored
    ? [
        ...groupRecords(owners, stored.onDevice).map((group) => ({ group, area: deviceArea })),
        ...groupRecords(owners, stored.inTab).map((group) => ({ group, area: tabArea })),
      ]
    : []
  const count = rows.reduce((sum, { group }) => sum + group.keys.length, 0)
  const bytes = rows.reduce((sum, { group }) => sum + bytesOf(group), 0)
  const sizeOf = (shownCopy: NonNullable<typeof copy>) =>
    shownCopy === 'awaited' || shownCopy.bytes === undefined
      ? '\u00a0'
      : t.offlineBytes(formatFileSize(shownCopy.bytes, language))
  const memoryOnlyCount = stored?.onDevice.filter(({ key }) => !deviceArea.isStored(key)).length ?? 0
  const isBlocked = stored !== undefined && deviceArea.status.read() === 'memory-only-blocked'
  return (
    <Panel title={t.title}>
      <div className={shared.stack}>
        {isBlocked ? <p>{t.blocked}</p> : null}
        {memoryOnlyCount > 0 && !isBlocked ? <p>{t.full(memoryOnlyCount)}</p> : null}
        {stored && rows.length === 0 && !work && !copy && !isBlocked ? <p>{t.nothing}</p> : null}
        {deleted ? (
          <div className={shared.status}>
            <span>{deleted.text}</span>
            {deleted.undo ? (
              <Button variant="quiet" onClick={() => deleted.undo && undo(deleted.undo)}>
                <Icon of={Undo2} size={18} />
                {t.undo}
              </Button>
            ) : null}
          </div>
        ) : null}
        {failed ? <Alert title={t.failed} onDismiss={() => setFailed(false)} /> : null}
        {rows.length > 0 || work || copy ? (
          <ul className={styles.rows} aria-label={t.caption}>
            {rows.map((row) => (
              <StoredDataRow
                key={`${row.area === tabArea ? 'tab' : 'device'} ${titleOf(row.group)}`}
                name={titleOf(row.group)}
                what={contentsOf(row.group)}
                note={row.area === tabArea ? t.thisTab : undefined}
                size={formatFileSize(bytesOf(row.group), language)}
                t={t}
                onRemove={() => remove(row)}
              />
            ))}
            {work ? (
              <StoredDataRow
                name={t.work}
                what={t.workWhat(work.files)}
                note={t.workHowLong}
                size={formatFileSize(work.bytes, language)}
                t={t}
                onRemove={removeWork}
              />
            ) : null}
            {copy ? (
              <StoredDataRow
                name={t.offline}
                what={
                  copy === 'awaited'
                    ? t.offlineAwaited
                    : isWhole
                      ? t.offlineWhat(copy.files)
                      : t.offlinePart(copy.files)
                }
                size={sizeOf(copy)}
                t={t}
                onRemove={copy === 'awaited' ? undefined : removeCopy}
              />
            ) : null}
          </ul>
        ) : null}
        {copy && copy !== 'awaited' ? (
          <WholeSiteOffer t={wholeSite} language={language} copy={copyState} />
        ) : null}
        {count > 0 ? (
          <p className={shared.hint}>
            <NameIn
              sentence={t.total(count, formatFileSize(bytes, language))}
              name={formatFileSize(bytes, language)}
            />
          </p>
        ) : null}
      </div>
    </Panel>
  )
}
