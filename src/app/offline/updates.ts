import { lockCache } from '../../lib/offline/lock-cache.ts'
import { isPartMissing } from '../../platform/page/missing-parts.ts'
import { endRegistration, registrationChanged } from '../../platform/stored-data/registration.ts'
import { scriptUrl } from '../../platform/workers/script-url.ts'
import { firstUse } from './page-use.ts'

/**
 * `ready-offline`: pages that were used work without a network. `update-ready`: a new build waits for `acceptUpdate`.
 * `reload-needed`: a part of the page could not be loaded, most likely because its build is no longer on the server.
 */
export type OfflineState = 'none' | 'ready-offline' | 'update-ready' | 'reload-needed'

const hour = 3_600_000
/** Limit for the activation of the new worker, which Chromium delays for minutes while a request is pending. */
const activationTimeoutMs = 10_000
const listeners = new Set<() => void>()
let state: OfflineState = 'none'
let registration: ServiceWorkerRegistration | undefined
/** What stores the page that is used, and ends that: once there was a use. */
let saving: Promise<{ stop(): Promise<void> } | undefined> = Promise.resolve(undefined)

function show(next: OfflineState): void {
  state = next
  for (const listener of listeners) listener()
}

export const readOfflineState = (): OfflineState => state

export function subscribeToOfflineState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Activates the waiting build and reloads this page; other tabs stay as they are. If that takes too long, unregisters
 * the worker and loads the new build from the network, except under the offline lock.
 */
export function acceptUpdate(): void {
  const registered = registration
  const waiting = registered?.waiting
  if (!waiting) {
    location.reload()
    return
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload()
  })
  // Chromium may not activate it for minutes if the old worker works for the page at the same moment.
  void saving.then((saver) => saver?.stop()).then(() => waiting.postMessage('activate-now'))
  setTimeout(async () => {
    // Without a service worker nothing would hold the offline lock, so under it the page waits on.
    const isLocked = await caches.has(lockCache).catch(() => true)
    if (waiting.state !== 'installed' || isLocked) return
    await registered?.unregister().catch(() => {})
    location.reload()
  }, activationTimeoutMs)
}

function follow(worker: ServiceWorker | null): void {
  const check = () => {
    if (worker?.state === 'installed' && registration?.active) show('update-ready')
    if (worker?.state === 'activated' && state === 'none') show('ready-offline')
    registrationChanged()
  }
  worker?.addEventListener('statechange', check)
  check()
}

function checkHourly(registered: ServiceWorkerRegistration): void {
  let checkedAt = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < hour) return
    checkedAt = performance.now()
    // Offline: the next check is in an hour.
    registered.update().catch(() => {})
  })
}

/** Stores the page that was used, and the rest of the site where that costs nobody anything. */
async function saveCopy() {
  await navigator.serviceWorker.ready
  const { saveWhenIdle } = await import('./save-when-idle.ts')
  return saveWhenIdle()
}

/**
 * Call once, after the page has loaded. Without service workers the state stays `none`. On a first visit nothing is stored
 * before the page is used.
 */
export async function startUpdates(): Promise<void> {
  addEventListener('vite:preloadError', () => show('reload-needed'))
  if (isPartMissing()) show('reload-needed')
  const use = firstUse()
  try {
    if (!(await navigator.serviceWorker.getRegistration())) await use
    const registered = await navigator.serviceWorker.register(scriptUrl('/sw.js'), { updateViaCache: 'none' })
    registration = registered
    registered.addEventListener('updatefound', () => follow(registered.installing))
    for (const worker of [registered.active, registered.installing, registered.waiting]) follow(worker)
    checkHourly(registered)
    void use.then(() => {
      // Without its code, which has gone with another build, nothing more is stored.
      saving = saveCopy().catch(() => undefined)
    })
  } catch {
    // No service workers here (a private window, blocked storage): the site works online only.
  } finally {
    endRegistration()
  }
}
