import { copyChanged } from '../offline-copy/ask-worker.ts'
import { systemClock } from '../time/clock.ts'
import { requestReply } from '../workers/request-reply.ts'
import { registrationChanged } from './registration.ts'

/** The files that the service worker stores, so that the site works offline. */
export type OfflineCopy = {
  readonly files: number
  /** The browser's estimate of all storage of this site, in bytes; `undefined` where it has none. */
  readonly bytes: number | undefined
}

/** Prefix of the caches of builds and of the offline lock, from src/app/offline. */
const ownCacheName = /^toolnook[-.]/
/** Where earlier builds put work in progress during an update. */
const database = 'toolnook'

/** Not a note of the service worker, whose names begin with a dot. */
const isFile = ({ url }: Request): boolean => !new URL(url).pathname.startsWith('/.')

const ownCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => ownCacheName.test(name))

/** `undefined` without an offline copy, or where the browser stores nothing. */
export async function readOfflineCopy(): Promise<OfflineCopy | undefined> {
  try {
    const names = await ownCaches()
    const counts = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).filter(isFile).length),
    )
    const files = counts.reduce((sum, count) => sum + count, 0)
    if (files === 0) return undefined
    const { usage } = (await navigator.storage?.estimate?.()) ?? {}
    return { files, bytes: usage }
  } catch {
    return undefined
  }
}

/** After which a worker is not waited for any longer, in milliseconds. */
const closingTimeoutMs = 5000

/** Resolves when the worker stores nothing more: what is under way would create the copy anew. */
const closeCopy = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const cancel = systemClock.after(closingTimeoutMs, resolve)
    void requestReply(worker, 'close-copy').then(() => {
      cancel()
      resolve()
    })
  })

/** Deletes the offline copy and unregisters the service worker; the next visit creates both again. May reject. */
export async function deleteOfflineCopy(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const workers = registrations.flatMap(({ installing, waiting, active }) =>
    [installing, waiting, active].filter((worker) => worker !== null),
  )
  // An installation that goes on is waited for before its worker is unregistered.
  await Promise.all(workers.map(closeCopy))
  for (const registration of registrations) await registration.unregister()
  // Until then another tab may have asked for something.
  await Promise.all(workers.map(closeCopy))
  for (const name of await ownCaches()) await caches.delete(name)
  registrationChanged()
  copyChanged()
}

/** Deletes work in progress that an earlier build has left. May reject. */
export function deleteSavedSessions(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(database)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
    // Another tab is writing; the browser deletes the database once that tab closes it.
    request.onblocked = () => resolve()
  })
}
