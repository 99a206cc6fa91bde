/** What the service worker keeps, so that the site works without a network. */
export type OfflineCopy = {
  readonly files: number
  /** All that the browser keeps for this site, as it counts it, in bytes; `undefined` where it does not say. */
  readonly bytes: number | undefined
}

/** Of builds and of the offline lock, as src/app/offline/service.worker.ts names them. */
const ownCacheName = /^toolnook[-.]/
/** Named in src/platform/session-restore/database.ts: work that waits for a reload. */
const database = 'toolnook'

const ownCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => ownCacheName.test(name))

/** `undefined` where nothing is kept, or where the browser keeps nothing. */
export async function readOfflineCopy(): Promise<OfflineCopy | undefined> {
  try {
    const names = await ownCaches()
    const counts = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    )
    const files = counts.reduce((sum, count) => sum + count, 0)
    if (files === 0) return undefined
    const { usage } = (await navigator.storage?.estimate?.()) ?? {}
    return { files, bytes: usage }
  } catch {
    return undefined
  }
}

/** Deletes the copy and ends the service worker; the next visit makes both anew. Rejects when the browser refuses. */
export async function deleteOfflineCopy(): Promise<void> {
  if ('serviceWorker' in navigator)
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister()
  for (const name of await ownCaches()) await caches.delete(name)
}

/** Deletes work that waits for a reload of this or another tab. Rejects when the browser refuses. */
export function deleteWaitingWork(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(database)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
    // Another tab is writing at this moment; the browser deletes as soon as that tab lets go.
    request.onblocked = () => resolve()
  })
}
