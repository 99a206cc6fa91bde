import type { CopyAnswer, CopyFailure, CopyRequest } from '../../lib/offline/copy-requests.ts'
import { lockCache } from '../../lib/offline/lock-cache.ts'
import { onDemandCache, onDemandFolder } from '../../lib/work/on-demand.ts'
import { CopyError } from './build-files.ts'
import { cacheOnDemand } from './cache-on-demand.ts'
import { copyState, homeOf, isDocument, neededBy, nextFiles, replacementFor } from './copy-plan.ts'
import { lockedHeaders } from './locked-headers.ts'
import { lookUp } from './look-up.ts'
import { openNotification } from './notification-click.ts'
import type { OfflineBuild } from './offline-build.ts'
import { createStoredCopy } from './stored-copy.ts'

declare const self: ServiceWorkerGlobalScope
/** Prepended by the build. */
declare const OFFLINE_BUILD: OfflineBuild

const lockEntry = '/.offline-lock'

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

const exclusive = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('toolnook.builds', work)
const copy = createStoredCopy(OFFLINE_BUILD, caches, exclusive, fetchUnlessLocked)

const pathOf = (url: string): string => new URL(url).pathname.replace(/\/+$/, '') || '/'

/**
 * What the build before had, in this build; at first what the page needs that is looked at. All of it or nothing: a worker
 * whose installation fails never controls a page.
 */
async function install(): Promise<void> {
  const others = await copy.others()
  const last = others.find(({ time }) => time > 0)
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const seen = tabs.filter(({ visibilityState }) => visibilityState === 'visible')
  const paths = last
    ? replacementFor(OFFLINE_BUILD, [last])
    : [...new Set((seen.length > 0 ? seen : tabs).flatMap(({ url }) => neededBy(OFFLINE_BUILD, pathOf(url))))]
  await copy.noteList()
  await copy.store(paths, others)
}

/**
 * Preserves the cache of the previously active build, as open tabs load their chunks from there. Deletes all others,
 * except one that another worker is filling at this moment.
 */
async function activate(): Promise<void> {
  const newest = await copy.deleteOlder(self.registration.installing !== null)
  // The lock may have changed through the previous worker while this one was waiting.
  locked = undefined
  await copy.noteActivation(Math.max(Date.now(), newest + 1))
  if (newest === 0) await self.clients.claim()
}

/** Tabs that show a page of another build, which is on the server by now: their files come from there. */
const tabsOfOtherBuilds = new Set<string>()

/** Says where the page comes from, before it loads anything: public/begin.js reads it. */
async function withCopyState(response: Response, path: string): Promise<Response> {
  const { page } = copyState(OFFLINE_BUILD, await copy.readKnown(), path)
  const headers = new Headers(response.headers)
  headers.set('Server-Timing', `offline-copy;desc=${page}`)
  return new Response(response.body, { status: response.status, headers })
}

/** Says that a page is not in the copy, with a way back; to a script, which asks for it as a file, that it is not there. */
async function notSaved(path: string, { request }: FetchEvent): Promise<Response> {
  if (request.mode !== 'navigate') return Response.error()
  const page = `${homeOf(OFFLINE_BUILD, path)}/unsaved`.replace('//', '/')
  const found = await copy.match(page)
  return found ? new Response(found.body, { status: 503, headers: found.headers }) : Response.error()
}

async function pageFromNetwork(path: string, event: FetchEvent): Promise<Response> {
  try {
    const response = await fetchUnlessLocked(path)
    if (response.type === 'error') return notSaved(path, event)
    const sent = response.clone()
    // Whether it is of this build is known once all of it is there; by then the page has asked for its first files.
    const isOwn = sent.headers.get('Content-Type')?.startsWith('text/html')
      ? (await sent.text()).includes(`content="${OFFLINE_BUILD.id}"`)
      : true
    if (!isOwn) tabsOfOtherBuilds.add(event.resultingClientId)
    return response
  } catch {
    return notSaved(path, event)
  }
}

/** A file of this build that the copy lacks is stored with its first use. */
async function fileFromNetwork(path: string, event: FetchEvent): Promise<Response> {
  try {
    const response = await copy.download(path)
    const stored = response.clone()
    // Without room it is fetched again next time.
    event.waitUntil(
      copy
        .restoreNotes()
        .then(() => copy.put(path, stored))
        .catch(() => {}),
    )
    return response
  } catch (error) {
    if (error instanceof CopyError && error.failure === 'other-build') return fetchUnlessLocked(path)
    return Response.error()
  }
}

async function fromOfflineCopy(path: string, event: FetchEvent): Promise<Response> {
  const found = await copy.match(path)
  if (!isDocument(path)) return found ?? fileFromNetwork(path, event)
  return found ? withCopyState(found, path) : pageFromNetwork(path, event)
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
  if (tabsOfOtherBuilds.has(event.clientId) && request.mode !== 'navigate')
    return fetchUnlessLocked(found.path).catch(() => fromOfflineCopy(found.path, event))
  const response = await fromOfflineCopy(found.path, event)
  if (found.kind === 'file' || response.type === 'error' || response.status === 503) return response
  return new Response(response.body, { status: 404, headers: response.headers })
}

/** Locks or unlocks as the page requests, and posts the resulting state. */
async function applyLockMessage(message: unknown, port: MessagePort | undefined): Promise<void> {
  if (message === 'lock' || message === 'unlock') await setLock(message === 'lock')
  // Another worker of the site may have changed the lock meanwhile.
  else locked = undefined
  port?.postMessage(await isLocked())
}

async function save(request: CopyRequest, page: string, signal: AbortSignal): Promise<void> {
  if (request.kind === 'read-copy') return
  // Only a page that has registered the worker again, after the copy was deleted, can ask for this.
  copy.reopen()
  // Of the steps of saving the site, each begins with what the one before has read at its end.
  if (request.kind === 'save-page') await copy.read()
  const loaded = (path: string) => Object.hasOwn(OFFLINE_BUILD.files, path) && !isDocument(path)
  const paths =
    request.kind === 'save-page'
      ? [...new Set([...request.loaded.filter(loaded), ...neededBy(OFFLINE_BUILD, page)])]
      : nextFiles(OFFLINE_BUILD, await copy.readKnown(), page, request.maxBytes)
  await copy.restoreNotes()
  await copy.store(paths, await copy.others(), signal)
}

/** Does what a page asks, and posts the state of the copy afterwards. */
async function applyCopyRequest(request: CopyRequest, port: MessagePort | undefined): Promise<void> {
  const page = request.page.replace(/\/+$/, '') || '/'
  const stop = new AbortController()
  if (port) port.onmessage = () => stop.abort('As the page asked.')
  let failure: CopyFailure | undefined
  try {
    await save(request, page, stop.signal)
  } catch (error) {
    failure = error instanceof CopyError ? error.failure : 'storage'
    // What is stored can no longer be completed.
    if (failure === 'other-build') void self.registration.update().catch(() => {})
  }
  const state = copyState(OFFLINE_BUILD, await copy.read(), page)
  const answer: CopyAnswer = failure ? { ...state, failure } : state
  port?.postMessage(answer)
}

/** The visitor deletes the copy. Answers when nothing that is being stored can create it anew. */
async function closeCopy(port: MessagePort | undefined): Promise<void> {
  await copy.close()
  port?.postMessage(true)
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => {
  const [port] = event.ports
  if (event.data === 'activate-now') event.waitUntil(self.skipWaiting())
  else if (event.data === 'close-copy') event.waitUntil(closeCopy(port))
  else if (event.data instanceof Object) event.waitUntil(applyCopyRequest(event.data, port))
  else event.waitUntil(applyLockMessage(event.data, port))
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
