import { randomId } from '../../lib/random.ts'
import { cryptoRandom } from '../device/random.ts'
import { buildId } from '../page/build-id.ts'
import { tabArea } from '../storage/area/browser-areas.ts'
import { systemClock } from '../time/clock.ts'
import { graceMs, readStoredWork, removeDeadTabs, type StoredWork } from './dead-tabs.ts'
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

let files: Promise<TabFiles | undefined> | undefined

async function open(): Promise<TabFiles | undefined> {
  if (!isSupported()) return undefined
  const locks = browserLocks(navigator.locks)
  const tab = await holdTab(tabArea, locks, systemClock, () => randomId(cryptoRandom))
  if (!tab) return undefined
  addEventListener('pagehide', () => {
    tab.touch()
    tab.release()
  })
  addEventListener('pageshow', async ({ persisted }) => {
    if (persisted && !(await tab.holdAgain())) files = Promise.resolve(undefined)
  })
  document.addEventListener('visibilitychange', tab.touch)
  return createTabFiles({
    async open() {
      tab.note()
      return (await openRoot()).folder(tab.id)
    },
    lastOpen: tab.lastOpen,
    clock: systemClock,
    build: buildId(),
    async freeBytes() {
      const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage.estimate?.()) ?? {}
      return quota - usage
    },
  })
}

/** What this tab has stored; `undefined` where the browser stores no files. Never rejects. */
export function openTabFiles(): Promise<TabFiles | undefined> {
  files ??= open().catch(() => undefined)
  return files
}

/** Removes what belongs to no living tab, now and once it is due. May reject. */
export async function removeDeadWork(): Promise<void> {
  const isLater = await removeDeadTabs(await openRoot(), browserLocks(navigator.locks), systemClock)
  if (isLater) systemClock.after(graceMs + 1000, () => void removeDeadWork().catch(() => {}))
}

/** What all tabs have stored; `undefined` for nothing. May reject. */
export const readWork = async (): Promise<StoredWork | undefined> =>
  isSupported() ? readStoredWork(await openRoot()) : undefined

/** Deletes what all tabs have stored, after this one has let go of its own (`workInTab.clear`). May reject. */
export async function deleteWork(): Promise<void> {
  tabArea.remove(tabKey)
  if (isSupported()) await folderIn(await navigator.storage.getDirectory()).remove(rootName)
}
