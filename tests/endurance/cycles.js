/** Opens, uses and leaves every tool repeatedly in one page, to find memory leaks. */
import { jobNames, jobScript } from '../jobs/main-job.js'
import { openPage, visit } from './browser.js'
import { heapSizes } from './heap-sizes.js'

const cycles = 200
/** Warm-up cycles, after which everything is loaded and every history is full. */
const warm = 100
const step = 25

/**
 * Tolerated growth of the page's own objects, in bytes per cycle: a tenth of a planted leak of a 1 kB array per visit.
 */
const maxGrowth = 100

/** Number of tools that run in parallel: most of a cycle is waiting. */
const beside = 3

/** @typedef {import('./heap-sizes.js').HeapSizes & { cycle: number, workers: number, nodes: number, listeners: number }} Sample */

/** @typedef {typeof window & { openUrls: () => number }} WatchedWindow after `watch` */

/** Counts object URLs, and shortens the lifetime of a download's URL from two minutes to half a second. */
function watch() {
  const make = URL.createObjectURL
  const revoke = URL.revokeObjectURL
  /** @type {Set<string>} */
  const open = new Set()
  URL.createObjectURL = (/** @type {Blob} */ blob) => {
    const url = make.call(URL, blob)
    open.add(url)
    return url
  }
  URL.revokeObjectURL = (/** @type {string} */ url) => {
    open.delete(url)
    revoke.call(URL, url)
  }
  const wait = window.setTimeout
  Object.assign(window, {
    openUrls: () => open.size,
    setTimeout: (
      /** @type {TimerHandler} */ call,
      /** @type {number} */ delay,
      /** @type {unknown[]} */ ...rest
    ) => wait(call, delay === 120_000 ? 500 : delay, ...rest),
  })
}

/** Clicks the link to a path in the page. @param {string} path */
async function go(path) {
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(`a[href="${path}"]`)])
  const title = document.querySelector('h1')?.textContent
  links.at(path === '/' ? 0 : -1)?.click()
  const end = performance.now() + 60_000
  while (location.pathname !== path || document.querySelector('h1')?.textContent === title) {
    if (performance.now() > end) throw new Error(`${path} does not come up`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Growth in bytes per cycle, by least squares. @param {readonly Sample[]} samples @param {keyof import('./heap-sizes.js').HeapSizes} of */
function slopeOf(samples, of) {
  const mean = (/** @type {readonly number[]} */ values) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const x = mean(samples.map(({ cycle }) => cycle))
  const y = mean(samples.map((sample) => sample[of]))
  const above = samples.reduce((sum, sample) => sum + (sample.cycle - x) * (sample[of] - y), 0)
  return Math.round(above / samples.reduce((sum, { cycle }) => sum + (cycle - x) ** 2, 0))
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {string} tool
 * @returns {Promise<boolean>} whether nothing leaks
 */
async function wearOut(browser, url, tool) {
  const { page, faults, close } = await openPage(browser, url)
  await page.addInitScript(watch)
  await visit(page, `${url}/`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  /** @param {number} cycle @returns {Promise<Sample>} */
  const sample = async (cycle) => {
    const sizes = await heapSizes(devtools)
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (/** @type {string} */ name) =>
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return {
      cycle,
      ...sizes,
      workers: page.workers().length,
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
    }
  }
  /** @type {Sample[]} */
  const samples = []
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    await page.evaluate(go, `/tools/${tool}`)
    const outcome = /** @type {import('../jobs/main-job.js').Outcome} */ (
      await page.evaluate(jobScript({ tool }))
    )
    if (outcome.kind !== 'done') faults.push(`cycle ${cycle}: ${JSON.stringify(outcome)}`)
    await page.evaluate(go, '/')
    if (cycle >= warm && (cycle - warm) % step === 0) samples.push(await sample(cycle))
  }
  await page
    .waitForFunction(() => /** @type {WatchedWindow} */ (window).openUrls() === 0, null, { timeout: 10_000 })
    .catch(() => {})
  const urls = await page.evaluate(() => /** @type {WatchedWindow} */ (window).openUrls())
  const workers = page.workers().length
  const first = /** @type {Sample} */ (samples[0])
  const last = /** @type {Sample} */ (samples.at(-1))
  const growth = slopeOf(samples, 'programs')
  const nodes = last.nodes - first.nodes
  const listeners = last.listeners - first.listeners
  const isClean =
    faults.length === 0 &&
    growth < maxGrowth &&
    urls === 0 &&
    workers <= first.workers &&
    nodes < cycles - warm &&
    listeners < cycles - warm
  console.log(
    `${isClean ? 'clean' : 'NOT CLEAN'}  ${tool}: ${cycles} cycles; programs keep ${(first.programs / 1e6).toFixed(3)} → ${(last.programs / 1e6).toFixed(3)} MB (${growth} bytes a cycle; besides, compiled code ${slopeOf(samples, 'code')}, the browser's own ${slopeOf(samples, 'browser')}); ` +
      `nodes ${first.nodes} → ${last.nodes}; listeners ${first.listeners} → ${last.listeners}; object URLs left ${urls}; workers ${first.workers} → ${workers}`,
  )
  for (const fault of faults.slice(0, 5)) console.log(`- ${fault}`)
  await close()
  return isClean
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {string} filter
 * @returns {Promise<number>} how many tools leak
 */
export async function runCycles(browser, url, filter) {
  const waiting = jobNames.filter((name) => name.includes(filter))
  let failed = 0
  const work = async () => {
    for (let tool = waiting.shift(); tool !== undefined; tool = waiting.shift())
      if (!(await wearOut(browser, url, tool))) failed += 1
  }
  await Promise.all(Array.from({ length: beside }, work))
  return failed
}
