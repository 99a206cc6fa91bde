import { readLock } from '../page/offline-lock.ts'

/** The used part of the browser's CacheStorage. */
type CachedFiles = { match(url: string): Promise<Response | undefined> }

/**
 * Reads a file of this site by its URL: from the offline copy, else by a request. Under the offline lock a page may
 * make no request at all, not even one to which the service worker would respond. Rejects like `fetch`.
 */
export async function readSiteFile(
  url: string,
  cache: CachedFiles | undefined,
  request: (url: string) => Promise<Response>,
): Promise<Response> {
  // Without access to the caches there is no offline copy.
  const found = await cache?.match(url).catch(() => undefined)
  return found ?? request(url)
}

/** Under the lock the page's policy would block the request, and report a violation. */
async function requestUnlocked(url: string): Promise<Response> {
  if ((await readLock()) === true)
    throw new TypeError(`${url} is not on this device, and the offline lock is on`)
  return fetch(url)
}

/** Uses the browser's caches, which exist in secure contexts only. */
export const loadSiteFile = (url: string): Promise<Response> =>
  readSiteFile(
    url,
    navigator.serviceWorker?.controller && 'caches' in globalThis ? caches : undefined,
    requestUnlocked,
  )
