import type { Clock } from '../time/clock.ts'
import type { Folder } from './folder.ts'
import { recordName } from './record-file.ts'
import { maxAgeMs } from './tab-folder.ts'
import type { TabLocks } from './tab-id.ts'

/**
 * A tab without a page may come back: reopened, restored after a crash, or loaded again by the browser, which had put it
 * to sleep. Its work is removed so long after another page has first seen it without one. In milliseconds.
 */
export const graceMs = 30 * 60_000

/** Written when a tab is first seen without a page; a page of the tab removes it. */
export const markName = 'seen-without-page'

const ageOf = (file: File | undefined, clock: Clock) => (file ? Math.abs(clock.now() - file.lastModified) : 0)

/** Removes the work of tabs that are gone; resolves with whether some may have to be removed later. */
export async function removeDeadTabs(root: Folder, locks: TabLocks, clock: Clock): Promise<boolean> {
  const held = await locks.held()
  let isLater = false
  for (const id of await root.names()) {
    if (held.has(id)) continue
    await locks.whileFree(id, async () => {
      const folder = await root.folder(id)
      const mark = await folder.file(markName)
      const isOver = ageOf(mark, clock) > graceMs || ageOf(await folder.file(recordName), clock) > maxAgeMs
      if (isOver) return root.remove(id)
      isLater = true
      if (!mark) await folder.write(markName, '')
    })
  }
  return isLater
}

export type StoredWork = { readonly files: number; readonly bytes: number }

/** What all tabs have stored; `undefined` for nothing. */
export async function readStoredWork(root: Folder): Promise<StoredWork | undefined> {
  let [files, bytes] = [0, 0]
  for (const id of await root.names()) {
    const folder = await root.folder(id)
    for (const name of await folder.names()) {
      const file = await folder.file(name)
      bytes += file?.size ?? 0
      if (name !== recordName && name !== markName) files += 1
    }
  }
  return bytes > 0 ? { files, bytes } : undefined
}
