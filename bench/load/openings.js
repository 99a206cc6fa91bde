/**
 * The longest task of the main thread while a page opens and hydrates, at normal speed, on every page, as the system
 * shares its processors and with a processor for the main thread alone:
 *   node openings.js [--only <text>] [--runs 3] [--peer <name>=<folder>] [--dry]
 */
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { serve } from '../../build/server/serve.js'
import { allPages } from '../pages.js'
import { longestTask } from '../text/main-thread.js'
import { intend, launchBrowser, viewport } from './browser.js'
import { leaveOwnProcessor, moveToOwnProcessor } from './own-processor.js'
import { servePeers } from './peers.js'
import { circumstances, heading, report, row } from './readme.js'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    peer: { type: 'string', multiple: true, default: [] },
    dry: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const limit = 50
/**
 * Before a page opens, in milliseconds: while a browser still makes a context, its processes take the time of the
 * processors from the page, which somebody's own browser does not.
 */
const quiet = 1000
/** After it is there, in milliseconds. */
const rest = 1000
const mark = 'opened'

/** Runs in the page before its scripts. */
function watch() {
  /** @type {number[]} */
  const tasks = []
  Object.assign(globalThis, { tasks })
  const note = (/** @type {PerformanceEntry} */ { duration }) => tasks.push(duration)
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
    type: 'longtask',
    buffered: true,
  })
}

const dist = join(import.meta.dirname, '../../dist')
const site = await serve({ dist, port: 0 })
const others = await servePeers(values.peer)
const pages = [
  ...allPages(dist).map((path) => ({ url: site.url, path, page: `\`${path}\``, isOurs: true })),
  ...others.flatMap(({ peer, url }) =>
    peer.paths.map((path) => ({ url, path, page: `${peer.name} \`${path}\``, isOurs: false })),
  ),
].filter(({ page }) => values.only?.some((text) => page.includes(text)) ?? true)
const shared = await launchBrowser()
leaveOwnProcessor()
const alone = await launchBrowser()

/**
 * @param {(typeof pages)[number]} opened @param {typeof shared} browser @param {boolean} isTraced
 * @returns {Promise<number>} the longest task in milliseconds: by the clock, 0 if it is not over 50, or where it is traced,
 *   which makes tasks longer, of the processor's time
 */
async function open({ url, path, page: name, isOurs }, browser, isTraced = false) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    if (isTraced) await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
    await page.waitForTimeout(quiet)
    if (browser === alone) await moveToOwnProcessor(browser)
    await page.goto(url + path)
    // Not `hydrate`: what Playwright waits for an element with is a long script of its own.
    await intend(page)
    await page.waitForTimeout(rest)
    const { tasks, isReady } = await page.evaluate((end) => {
      performance.mark(end)
      const { tasks } = /** @type {typeof globalThis & { tasks: number[] }} */ (globalThis)
      return { tasks, isReady: document.documentElement.dataset.ready === 'true' }
    }, mark)
    if (isOurs && !isReady) throw new Error(`${name} did not hydrate`)
    return isTraced
      ? longestTask(JSON.parse(String(await browser.stopTracing())), mark)
      : Math.max(0, ...tasks)
  } finally {
    await context.close()
  }
}

/** @type {Map<(typeof pages)[number], { shared: number[], alone: number[] }>} */
const longest = new Map(pages.map((page) => [page, { shared: [], alone: [] }]))
for (let run = 0; run < runs; run += 1)
  for (const [page, of] of longest) {
    of.shared.push(await open(page, shared))
    of.alone.push(await open(page, alone))
  }
/** @param {readonly number[]} tasks @returns {readonly string[]} */
const cells = (tasks) => {
  const worst = Math.max(...tasks)
  return [String(tasks.filter((each) => each > limit).length), worst === 0 ? '–' : worst.toFixed(0)]
}
const rows = []
let isWithin = true
for (const [page, of] of longest) {
  if (page.isOurs && [...of.shared, ...of.alone].some((each) => each > limit)) isWithin = false
  const cpu = await open(page, shared, true)
  rows.push(row([page.page, ...cells(of.shared), ...cells(of.alone), cpu.toFixed(0)]))
  console.log(rows.at(-1))
}
/** @param {'shared' | 'alone'} kind */
const sum = (kind) => {
  const all = [...longest].filter(([{ isOurs }]) => isOurs).flatMap(([, of]) => of[kind])
  return `${all.filter((each) => each > limit).length} of ${all.length}`
}
const text = [
  `${circumstances(shared.version())}${others.map(({ version }) => `; ${version}`).join('')}; ${runs} openings of each page in both ways, all pages in turns, and a traced one. A dash: no task over 50 ms. Openings of ours with one: ${sum('shared')} as processors are shared, ${sum('alone')} with a processor of its own.`,
  '',
  ...heading(
    [
      'page',
      'openings with a task over 50 ms, shared',
      'longest ms',
      'with a processor of its own',
      'longest ms',
      'CPU ms of the longest task',
    ],
    1,
  ),
  ...rows,
]
for (const browser of [shared, alone]) await browser.close()
for (const each of [site, ...others]) await each.close()
report('openings', text, values)
if (!isWithin) {
  console.log(`A task over ${limit} ms.`)
  process.exitCode = 1
}
