/** The longest main-thread task of a page, in CPU time, which other processes do not affect. */

/** @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number }} TraceEvent */

/** Identifies the page's main thread among those of other renderers, such as the browser's own address bar. */
const mark = 'longest task'

/**
 * Runs work and returns its result, and the longest task of the page's main thread meanwhile, in whole milliseconds.
 * @template T
 * @param {import('@playwright/test').Browser} browser @param {import('@playwright/test').Page} page
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, longest: number }>}
 */
export async function longestTask(browser, page, work) {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  /** @type {Buffer | undefined} */
  let trace
  const result = await work().finally(async () => {
    await page.evaluate((name) => void performance.mark(name), mark)
    trace = await browser.stopTracing()
  })
  /** @type {{ traceEvents: readonly TraceEvent[] }} */
  const { traceEvents: events } = JSON.parse(String(trace))
  const of = (/** @type {TraceEvent} */ { pid, tid }) => `${pid} ${tid}`
  const mains = new Set(events.filter(({ name }) => name === mark).map(of))
  const times = events
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(of(event)))
    .map(({ tdur = 0 }) => tdur)
  if (times.length === 0) throw new Error('no task was seen')
  return { result, longest: Math.round(Math.max(...times) / 1000) }
}
