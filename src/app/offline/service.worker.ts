import { onDemandCache, onDemandFolder } from '../../lib/work/on-demand.ts'
import { cacheOnDemand } from './cache-on-demand.ts'
import { lockedHeaders } from './locked-headers.ts'
import { lookUp } from './look-up.ts'
import { openNotification } from './notification-click.ts'
import type { OfflineBuild } from './offline-build.ts'

declare const self: ServiceWorkerGlobalScope
/** Prepended by the build. */
declare const OFFLINE_BUILD: OfflineBuild

const prefix = 'toolnook-'
const cacheName = `${prefix}${OFFLINE_BUILD.id}`
const fileMark = 'Toolnook-File'
/** Apart from the builds' caches, so that the lock outlives them; it holds one entry while the offline lock is on. */
const lockCache = 'toolnook.lock'
const lockEntry = '/.offline-lock'
/** Added to a cache when its build is activated: the time, in milliseconds since 1970. */
const activationEntry = '/.activated-at'
const parallelDownloads = 6

const ownCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix))

/** Undefined until read, as the browser may stop and restart the worker at any time. */
let locked: boolean | undefined

async function isLocked(): Promise<boolean> {
  locked ??= (await caches.match(lockEntry, { cacheName: lockCache })) !== undefined
  return locked
}

async function setLock(on: boolean): Promise<boolean> {
  if (on) await (await caches.open(lockCache)).put(lockEntry, new Response('on'))
  else await caches.delete(lockCache)
  locked = on
  return on
}

/** The only access to the network: blocked while the offline lock is on. */
async function fetchUnlessLocked(input: Request | string, options?: RequestInit): Promise<Response> {
  return (await isLocked()) ? Response.error() : fetch(input, options)
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))))
}

/** Rejects a file of another build: there may be a deployment during the download. */
async function download(path: string, hash: string, mark: string): Promise<Response> {
  const response = await fetchUnlessLocked(path, { cache: 'reload' })
  if (!response.ok && !(response.status === 404 && path.endsWith('/404')))
    throw new Error(`${path} was answered with ${response.status}`)
  const bytes = await response.arrayBuffer()
  if ((await sha256(bytes)) !== hash) throw new Error(`${path} is not the file of build ${OFFLINE_BUILD.id}`)
  const headers = new Headers(response.headers)
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  headers.set(fileMark, mark)
  return new Response(bytes, { headers })
}

async function storeFile(cache: Cache, older: readonly Cache[], path: string, hash: string): Promise<void> {
  const mark = `${hash} ${OFFLINE_BUILD.headers}`
  if ((await cache.match(path))?.headers.get(fileMark) === mark) return
  for (const other of older) {
    const fromOfflineCopy = await other.match(path)
    if (fromOfflineCopy?.headers.get(fileMark) === mark) return cache.put(path, fromOfflineCopy)
  }
  await cache.put(path, await download(path, hash, mark))
}

/** All files or none: a worker whose installation fails never controls a page. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName)
  const names = (await ownCaches()).filter((name) => name !== cacheName)
  const older = await Promise.all(names.map((name) => caches.open(name)))
  const queue = Object.entries(OFFLINE_BUILD.files)
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift())
      await storeFile(cache, older, ...file)
  }
  await Promise.all(Array.from({ length: parallelDownloads }, work))
}

/** Downloads what is missing from the cache of an installed worker: developer tools can delete caches alone. */
async function restore(): Promise<void> {
  await install()
  const cache = await caches.open(cacheName)
  if ((await cache.match(activationEntry)) === undefined)
    await cache.put(activationEntry, new Response(String(Date.now())))
}

/** The running restoration, so that the many files of a page restore the copy once. */
let restoration: Promise<void> | undefined

function restoreOnce(): Promise<void> {
  restoration ??= restore()
    // Offline or locked: the next page with a missing file tries again.
    .catch(() => {})
    .finally(() => {
      restoration = undefined
    })
  return restoration
}

async function activatedAt(name: string): Promise<number> {
  const entry = await (await caches.open(name)).match(activationEntry)
  return entry === undefined ? 0 : Number(await entry.text())
}

/**
 * Preserves the cache of the previously active build, as open tabs load their chunks from there. Deletes all others,
 * except one that another worker is filling at this moment.
 */
async function activate(): Promise<void> {
  const others = await Promise.all(
    (await ownCaches())
      .filter((name) => name !== cacheName)
      .map(async (name) => ({ name, time: await activatedAt(name) })),
  )
  const newest = Math.max(0, ...others.map(({ time }) => time))
  const isFetching = self.registration.installing !== null
  const stale = others.filter(({ time }) => (time === 0 ? !isFetching : time < newest))
  await Promise.all(stale.map(({ name }) => caches.delete(name)))
  // The lock may have changed through the previous worker while this one was waiting.
  locked = undefined
  const cache = await caches.open(cacheName)
  await cache.put(activationEntry, new Response(String(Math.max(Date.now(), newest + 1))))
  if (newest === 0) await self.clients.claim()
}

async function fromOfflineCopy(path: string, event: FetchEvent): Promise<Response> {
  const found = await (await caches.open(cacheName)).match(path)
  if (found !== undefined) return found
  event.waitUntil(restoreOnce())
  return fetchUnlessLocked(path)
}

/** A chunk of the previous build, otherwise the network; a query never leaves the device. */
async function otherFile(request: Request, url: URL): Promise<Response> {
  const older = /^\/(assets|workers)\//.test(url.pathname) ? await caches.match(url.pathname) : undefined
  return older ?? fetchUnlessLocked(url.search === '' ? request : url.pathname)
}

/** Every file that a page may load while the offline lock is on. */
async function offlinePaths(): Promise<readonly string[]> {
  const later = await (await caches.open(onDemandCache)).keys()
  return ['/sw.js', ...Object.keys(OFFLINE_BUILD.files), ...later.map(({ url }) => new URL(url).pathname)]
}

async function respond(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event
  const response = await findResponse(event, url)
  if (request.mode !== 'navigate' || response.type === 'error' || !(await isLocked())) return response
  const headers = lockedHeaders(response.headers, self.location.origin, await offlinePaths())
  return new Response(response.body, { status: response.status, headers })
}

async function findResponse(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event
  if (url.pathname.startsWith(onDemandFolder))
    return cacheOnDemand(await caches.open(onDemandCache), url.pathname, fetchUnlessLocked)
  const found = lookUp(OFFLINE_BUILD.files, url.pathname, request.mode === 'navigate')
  if (found.kind === 'elsewhere') return otherFile(request, url)
  const response = await fromOfflineCopy(found.path, event)
  if (found.kind === 'file') return response
  return new Response(response.body, { status: 404, headers: response.headers })
}

/** Locks or unlocks as the page requests, and posts the resulting state. */
async function applyLockMessage(message: unknown, port: MessagePort | undefined): Promise<void> {
  if (message === 'lock' || message === 'unlock') await setLock(message === 'lock')
  // Another worker of the site may have changed the lock meanwhile.
  else locked = undefined
  port?.postMessage(await isLocked())
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => {
  if (event.data === 'activate-now') event.waitUntil(self.skipWaiting())
  else event.waitUntil(applyLockMessage(event.data, event.ports[0]))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotification(self.clients, event.notification.data))
})
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method === 'GET' && url.origin === self.location.origin)
    event.respondWith(respond(event, url))
  else if (locked !== false) event.respondWith(fetchUnlessLocked(event.request))
})
