import { categories, costOfEvents } from '../text/main-thread.js'
import { hydrate, intend, viewport } from './browser.js'

/**
 * @import { TraceEvent } from '../text/main-thread.js'
 * @typedef {import('./interaction-script.js').Interaction} Interaction
 * @typedef {{ name: string, start: number, delay: number, handlers: number, duration: number }} Seen an event of an
 *   interaction: until its listeners ran, while they ran, and until the next frame was shown, in milliseconds
 * @typedef {{ start: number, duration: number }} Task over 50 ms
 * @typedef {{ start: number, duration: number, scripts: readonly string[] }} Frame that came late, with what ran for it
 * @typedef {{ events: Seen[], tasks: Task[], frames: Frame[] }} Watched
 * @typedef {{
 *   slowest: Seen | undefined,
 *   longest: number,
 *   frames: readonly Frame[],
 *   cpu: { answer: number, longest: number } | undefined,
 * }} Measured `slowest` is undefined if every event was answered within 16 ms; the longest task over 50 ms from the
 *   interaction on, or 0; `cpu`: the same in time of the processor, where it was traced
 */

/** Events that the browser counts as an interaction's. */
const types = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']

/** Set before the interaction. */
const mark = 'interaction'
/** After the page is there, and after the interaction, in milliseconds. */
const rest = 1200

/** Runs in the page before its scripts. */
function watch() {
  /** @type {Watched} */
  const watched = { events: [], tasks: [], frames: [] }
  Object.assign(globalThis, { watched })
  /** @param {PerformanceObserverInit & { durationThreshold?: number }} options @param {(entry: any) => void} note whose fields TypeScript does not know */
  const observe = (options, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ buffered: true, ...options })
  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    if (entry.interactionId > 0)
      watched.events.push({
        name: entry.name,
        start: entry.startTime,
        delay: entry.processingStart - entry.startTime,
        handlers: entry.processingEnd - entry.processingStart,
        duration: entry.duration,
      })
  })
  observe({ type: 'longtask' }, ({ startTime, duration }) =>
    watched.tasks.push({ start: startTime, duration }),
  )
  observe({ type: 'long-animation-frame' }, ({ startTime, duration, scripts }) =>
    watched.frames.push({
      start: startTime,
      duration,
      scripts: scripts.map(
        (/** @type {Record<string, string | number>} */ each) =>
          `${Math.round(Number(each.duration))} ms (${Math.round(Number(each.forcedStyleAndLayoutDuration))} of layout) ${each.invoker} ${each.sourceFunctionName} ${String(each.sourceURL).replace(/^.*\//, '')}`,
      ),
    }),
  )
}

/** @param {Buffer} trace */
function cpuOf(trace) {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(String(trace))
  const begin = traceEvents.find(({ name }) => name === mark)?.ts
  if (begin === undefined) throw new Error('the trace lacks its mark')
  const { spent, longest } = costOfEvents(traceEvents, types, begin)
  return { answer: Math.max(0, ...spent), longest }
}

/**
 * Takes every frame as it is shown. Without somebody who takes them, a browser without a window reports small frames as
 * shown up to seconds late, though it has drawn them (its trace has `Display::DrawAndSwap` for each).
 * @param {import('@playwright/test').CDPSession} devtools
 */
async function showFrames(devtools) {
  devtools.on('Page.screencastFrame', ({ sessionId }) => {
    // The page may be gone by then.
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 10 })
}

/**
 * Does an interaction once in a fresh context.
 * @param {import('@playwright/test').Browser} browser @param {string} url of the site @param {Interaction} interaction
 * @param {{ slowdown: number, hydrates: boolean, isTraced?: boolean }} how `slowdown`: how many times slower the processor
 *   is; `isTraced`: whether time of the processor is measured, too
 * @returns {Promise<Measured>}
 */
export async function measure(
  browser,
  url,
  { path, prepare, act },
  { slowdown, hydrates, isTraced = false },
) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    if (isTraced) await browser.startTracing(page, { categories: [...categories, 'blink.user_timing'] })
    await page.goto(url + path)
    await (hydrates ? hydrate(page) : intend(page))
    await page.waitForTimeout(rest)
    await prepare?.(page)
    await page.waitForTimeout(rest)
    const devtools = await context.newCDPSession(page)
    if (!isTraced) await showFrames(devtools)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const begin = await page.evaluate((name) => performance.mark(name).startTime, mark)
    await act(page)
    await page.waitForTimeout(rest)
    const trace = isTraced ? await browser.stopTracing() : undefined
    const { events, tasks, frames } = await page.evaluate(
      () => /** @type {typeof globalThis & { watched: Watched }} */ (globalThis).watched,
    )
    const later = tasks.filter(({ start }) => start >= begin)
    return {
      slowest: events.filter(({ start }) => start >= begin).toSorted((a, b) => b.duration - a.duration)[0],
      longest: Math.max(0, ...later.map(({ duration }) => duration)),
      frames,
      cpu: trace && cpuOf(trace),
    }
  } finally {
    await context.close()
  }
}
