import { randomId } from '../../lib/random.ts'
import { cryptoRandom } from '../device/random.ts'
import { buildId } from '../page/build-id.ts'
import { tabArea } from '../storage/area/browser-areas.ts'
import { afterInSight } from '../time/after-in-sight.ts'
import { systemClock } from '../time/clock.ts'
import { graceMs, markName, readStoredWork, removeDeadTabs, type StoredWork } from './dead-tabs.ts'
import { type Folder, folderIn } from './folder.ts'
import { rootName } from './has-work.ts'
import { createTabFiles, type TabFiles } from './tab-files.ts'
import { browserLocks, holdTab } from './tab-id.ts'
import { tabKey } from './tab-key.ts'

const openRoot = async (): Promise<Folder> =>
  folderIn(await navigator.storage.getDirectory()).folder(rootName)

const isSupported = () =>
  typeof navigator.storage?.getDirectory === 'function' &&
  navigator.locks !== undefined &&
  'createWritable' in FileSystemFileHandle.prototype

/** On it a page announces to all others that everything has been deleted. */
const channelName = 'toolnook-work-deleted'

let files: Promise<TabFiles | undefined> | undefined
/** Open while the page is. */
let deletions: BroadcastChannel | undefined

async function open(): Promise<TabFiles | undefined> {
  if (!isSupported()) return undefined
  const locks = browserLocks(navigator.locks)
  const tab = await holdTab(tabArea, locks, systemClock, () => randomId(cryptoRandom))
  if (!tab) return undefined
  const openFolder = async () => (await openRoot()).folder(tab.id)
  let isLost = false
  const lose = () => {
    isLost = true
  }
  const followDeletions = () => {
    deletions = new BroadcastChannel(channelName)
    deletions.onmessage = lose
  }
  const tabFiles = await createTabFiles({
    async open() {
      tab.note()
      return openFolder()
    },
    lastOpen: tab.lastOpen,
    clock: systemClock,
    build: buildId(),
    async freeBytes() {
      const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage.estimate?.()) ?? {}
      return quota - usage
    },
    isLost: () => isLost,
  })
  const comeBack = async () => {
    if (!(await tab.holdAgain())) return lose()
    await (await openFolder()).remove(markName)
    // A later page of this tab may have saved something else.
    if (!(await tabFiles.isUnchanged())) lose()
  }
  followDeletions()
  addEventListener('pagehide', () => {
    tab.touch()
    tab.release()
    deletions?.close()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    followDeletions()
    void comeBack().catch(lose)
  })
  document.addEventListener('visibilitychange', tab.touch)
  return tabFiles
}

/** What this tab has stored; `undefined` where the browser stores no files. Never rejects. */
export function openTabFiles(): Promise<TabFiles | undefined> {
  files ??= open().catch(() => undefined)
  return files
}

/** Removes what belongs to no living tab, now and once it is due and the page visible. May reject. */
export async function removeDeadWork(): Promise<void> {
  const isLater = await removeDeadTabs(await openRoot(), browserLocks(navigator.locks), systemClock)
  if (isLater) afterInSight(graceMs + 1000, () => void removeDeadWork().catch(() => {}))
}

/** What all tabs have stored; `undefined` for nothing. May reject. */
export const readWork = async (): Promise<StoredWork | undefined> =>
  isSupported() ? readStoredWork(await openRoot()) : undefined

/**
 * Deletes what all tabs have stored, after this one has let go of its own (`workInTab.clear`). The open pages of the
 * others have it in memory alone from now on. May reject.
 */
export async function deleteWork(): Promise<void> {
  tabArea.remove(tabKey)
  if (!isSupported()) return
  const channel = deletions ?? new BroadcastChannel(channelName)
  channel.postMessage(null)
  if (channel !== deletions) channel.close()
  await folderIn(await navigator.storage.getDirectory()).remove(rootName)
}
