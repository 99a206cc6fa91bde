import { readLock } from '../page/offline-lock.ts'

/** The parts of the browser's caches that are needed here. */
type CachedFiles = { match(url: string): Promise<Response | undefined> }

/**
 * A file of this site by its address: from the copy on this device, else by a request. Under the offline lock a page
 * may make no request at all, not even one that the service worker would answer. Rejects like `fetch`.
 */
export async function readSiteFile(
  url: string,
  cache: CachedFiles | undefined,
  request: (url: string) => Promise<Response>,
): Promise<Response> {
  // A browser that lets nobody look keeps nothing either.
  const found = await cache?.match(url).catch(() => undefined)
  return found ?? request(url)
}

/** Under the lock the page's policy would refuse the request, and report it as a violation. */
async function requestUnlocked(url: string): Promise<Response> {
  if ((await readLock()) === true)
    throw new TypeError(`${url} is not on this device, and the offline lock is on`)
  return fetch(url)
}

/** Of this browser. Caches are there in secure contexts only; without a service worker nothing is kept. */
export const loadSiteFile = (url: string): Promise<Response> =>
  readSiteFile(
    url,
    navigator.serviceWorker?.controller && 'caches' in globalThis ? caches : undefined,
    requestUnlocked,
  )
