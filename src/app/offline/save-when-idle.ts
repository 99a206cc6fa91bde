import { askWorker } from '../../platform/offline-copy/ask-worker.ts'
import { type Conditions, maySave, quietEnoughMs } from '../../platform/offline-copy/may-save.ts'
import { readPath, subscribeToPath } from '../navigation/location.ts'
import { atWork, uses, watchEvents } from './page-use.ts'

/** About so many bytes at a time. */
const stepBytes = 100_000
/** After which a low battery is looked at again, in milliseconds. */
const batteryMs = 60_000

/** What not all browsers have. */
type Device = {
  readonly connection?: EventTarget & { readonly type?: string; readonly saveData?: boolean }
  getBattery?(): Promise<EventTarget & { readonly level: number; readonly charging: boolean }>
}

const device = (): Device => navigator as Navigator & Device

async function conditions(lastUse: number): Promise<Conditions> {
  const { connection } = device()
  return {
    isVisible: document.visibilityState === 'visible',
    quietMs: performance.now() - lastUse,
    isBusy: document.querySelector('progress') !== null,
    saveData: connection?.saveData,
    line: connection?.type,
    // Denied by policy, for instance.
    battery: await device()
      .getBattery?.()
      .catch(() => undefined),
  }
}

/** The files that the page has loaded so far, which cost no line to store. */
const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${location.origin}/`))
    .map(({ name }) => new URL(name).pathname)

/** When the browser has nothing else to do; Safari does not report it. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else resolve()
  })

/**
 * Stores each page that is used, and the rest of the site when nobody is at work, on a line that costs nothing by the
 * byte. Call once, after the first use, with an active service worker. A hidden page waits for nothing but to be seen.
 * `stop` ends it for good, and resolves once nothing is asked of the worker any more.
 */
export function saveWhenIdle(): { stop(): Promise<void> } {
  let lastUse = performance.now()
  const used = new Set([readPath()])
  const stored = new Set<string>()
  let step: AbortController | undefined
  let running: Promise<void> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Something has changed during a step, which may have read the conditions before. */
  let runAgain = false
  let isEnded = false

  const end = () => {
    isEnded = true
    step?.abort()
    clearTimeout(timer)
    for (const stop of stops) stop()
  }

  /** Resolves with whether there may be more to do at once. */
  async function next(signal: AbortSignal): Promise<boolean> {
    const page = readPath()
    if (used.has(page) && !stored.has(page)) {
      stored.add(page)
      const answer = await askWorker({ kind: 'save-page', page, loaded: loadedFiles() }, signal)
      // Left half done by a hidden page. What failed would fail again, before there is a network.
      if (answer?.failure === 'stopped') stored.delete(page)
      return answer !== undefined && !answer.failure
    }
    const copy = await askWorker({ kind: 'read-copy', page }, signal)
    if (!copy) return false
    if (copy.missingFiles === 0) {
      end()
      return false
    }
    // The next build is there: it brings what it needs, and will go on.
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration?.waiting || registration?.installing) return false
    const now = await conditions(lastUse)
    const may = maySave(now)
    const atWorkMs = now.isBusy ? quietEnoughMs : quietEnoughMs - now.quietMs
    if (may === 'later') wait(atWorkMs > 0 ? atWorkMs : batteryMs)
    if (may !== 'now' || signal.aborted) return false
    const answer = await askWorker({ kind: 'save-more', page, maxBytes: stepBytes }, signal)
    return answer !== undefined && !answer.failure
  }

  function run(): void {
    if (isEnded || document.visibilityState !== 'visible') return
    runAgain = step !== undefined
    if (step) return
    step = new AbortController()
    running = runSteps(step)
  }

  async function runSteps(own: AbortController): Promise<void> {
    try {
      await whenIdle()
      while (!own.signal.aborted && (await next(own.signal))) await whenIdle()
    } finally {
      step = undefined
      if (runAgain) run()
      else if (own.signal.aborted) wait(quietEnoughMs)
    }
  }

  function wait(milliseconds: number): void {
    clearTimeout(timer)
    if (isEnded || document.visibilityState !== 'visible') return
    timer = setTimeout(run, milliseconds)
  }

  const onVisibility = () => {
    if (document.visibilityState === 'visible') {
      // Whoever comes back is about to do something.
      lastUse = performance.now()
      run()
    } else {
      clearTimeout(timer)
      step?.abort()
    }
  }
  const onWork = () => {
    lastUse = performance.now()
    // What a page needs that is in use is stored meanwhile.
    if (stored.has(readPath())) step?.abort()
  }
  const onUse = () => {
    const page = readPath()
    if (used.has(page) && stored.has(page)) return
    used.add(page)
    run()
  }
  const onNetwork = () => {
    stored.clear()
    run()
  }
  const { connection } = device()
  document.addEventListener('visibilitychange', onVisibility)
  connection?.addEventListener?.('change', run)
  addEventListener('online', onNetwork)
  const stops = [
    watchEvents(atWork, onWork),
    watchEvents(uses, onUse),
    subscribeToPath(run),
    () => document.removeEventListener('visibilitychange', onVisibility),
    () => connection?.removeEventListener?.('change', run),
    () => removeEventListener('online', onNetwork),
  ]
  run()
  return {
    stop() {
      end()
      return running
    },
  }
}
