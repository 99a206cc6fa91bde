/**
 * What a page with its code loaded has in memory, and what it does in ten seconds in which nobody sees it:
 *   node idle.js [--only <text>] [--sources] [--dry]
 */
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { serve } from '../../build/server/serve.js'
import { jobNames, jobScript } from '../../tests/jobs/main-job.js'
import { launchDevtools } from './devtools.js'
import { circumstances, heading, report, row } from './readme.js'

/**
 * @import { TraceEvent } from './devtools.js'
 * @typedef {Awaited<ReturnType<Awaited<ReturnType<typeof launchDevtools>>['open']>>} Tab
 * @typedef {{ timers: readonly string[], wakeUps: readonly string[] }} Hidden
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sources: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
})
/** Of JavaScript, in bytes. */
const largestHeap = 12e6
/** How long a hidden page is watched, and how long it has before to come to rest, in milliseconds. */
const [watched, settles] = [10_000, 5000]

/** In blink's traces: what timers, frames and idle callbacks call, and any other call of a script by the browser. */
const wakes = new Set(['TimerFire', 'FireAnimationFrame', 'FireIdleCallback', 'FunctionCall'])
const mark = 'hidden from here on'

/** Runs in the page before its scripts: lists the timers that wait. */
function listTimers() {
  /** @type {Map<number, string>} */
  const timers = new Map()
  Object.assign(globalThis, { timersThatWait: timers })
  const scope = /** @type {any} the functions are replaced by others of their kind */ (globalThis)
  for (const [set, clear] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ]) {
    const original = scope[/** @type {string} */ (set)]
    const originalClear = scope[/** @type {string} */ (clear)]
    scope[/** @type {string} */ (set)] = (
      /** @type {Function} */ call,
      /** @type {number | undefined} */ delay,
      /** @type {unknown[]} */ ...rest
    ) => {
      /** @type {number} */
      const id = original(() => {
        if (set === 'setTimeout') timers.delete(id)
        call(...rest)
      }, delay)
      const from = new Error().stack
        ?.split('\n')[2]
        ?.trim()
        .replace(/https?:\/\/[^/]+/, '')
      timers.set(id, `${set} ${delay ?? 0} ${from}`)
      return id
    }
    scope[/** @type {string} */ (clear)] = (/** @type {number | undefined} */ id) => {
      if (id !== undefined) timers.delete(id)
      originalClear(id)
    }
  }
}

const isReady = `new Promise((resolve) => {
  const look = () => document.documentElement.dataset.ready === 'true' ? resolve() : requestAnimationFrame(look)
  look()
})`
/** The offline copy is stored, so that nothing more is loaded. */
const isStored = `navigator.serviceWorker.ready.then(({ active }) => new Promise((resolve) => {
  const look = () => active.state === 'activated' ? resolve() : active.addEventListener('statechange', look, { once: true })
  look()
}))`

const site = await serve({ dist: join(import.meta.dirname, '../../dist'), port: 0 })
const browser = await launchDevtools()
const front = await browser.open('about:blank')

/** Opens a page, presses a key that does nothing and waits until its code and its offline copy are there. @param {string} path */
async function open(path) {
  const tab = await browser.open(site.url + path, `(${listTimers})()`)
  await sleep(1000)
  // The offline copy begins with the first use.
  for (const type of /** @type {const} */ (['rawKeyDown', 'keyUp']))
    await tab.send('Input.dispatchKeyEvent', {
      type,
      key: 'Shift',
      code: 'ShiftLeft',
      windowsVirtualKeyCode: 16,
    })
  await tab.evaluate(isReady)
  await tab.evaluate(isStored)
  await sleep(settles)
  return tab
}

/** The size of the page's heap after its garbage is collected. @param {Tab} tab */
async function heap(tab) {
  // More than once, for objects that one round has only just released.
  for (let round = 0; round < 4; round += 1) await tab.send('HeapProfiler.collectGarbage')
  return (await tab.send('Runtime.getHeapUsage')).usedSize
}

/** Without what happens within another event of its thread: a timer's call is in the event of the timer. @param {readonly TraceEvent[]} events */
function outermost(events) {
  /** @type {Map<number, number>} */
  const ends = new Map()
  return events
    .filter(({ ph }) => ph === 'X')
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ tid, ts, dur = 0 }) => {
      if (ts < (ends.get(tid) ?? 0)) return false
      ends.set(tid, ts + dur)
      return true
    })
}

/** @param {Tab} tab @returns {Promise<Hidden>} */
async function hide(tab) {
  await front.show()
  await sleep(settles)
  const state = await tab.evaluate('document.visibilityState')
  if (state !== 'hidden') throw new Error(`the page is ${state}`)
  const events = await browser.trace(['devtools.timeline', 'blink.user_timing'], async () => {
    await tab.evaluate(`void performance.mark('${mark}')`)
    await sleep(watched)
  })
  /** @type {readonly string[]} */
  const timers = await tab.evaluate('[...timersThatWait.values()]')
  await tab.show()
  const begin = events.find(({ name }) => name === mark)
  if (begin === undefined) throw new Error('the trace lacks its mark')
  // In the page's process, its workers and the service worker included; the mark itself is not over at once.
  const wakeUps = outermost(
    events.filter(({ name, pid, ts }) => wakes.has(name) && pid === begin.pid && ts > begin.ts + 100_000),
  ).map(({ name, args }) => `${name} ${args.data?.functionName ?? ''} ${args.data?.url ?? ''}`)
  return { timers, wakeUps }
}

/** A page with a state to be hidden in. @type {readonly { path: string, state: string, reach?: (tab: Tab) => Promise<unknown> }[]} */
const pages = [
  { path: '/', state: 'opened' },
  ...jobNames.flatMap((tool) => [
    { path: `/tools/${tool}`, state: 'opened' },
    {
      path: `/tools/${tool}`,
      state: 'its main job is done',
      reach: async (/** @type {Tab} */ tab) => {
        const outcome = await tab.evaluate(jobScript({ tool }))
        if (outcome.kind !== 'done') throw new Error(`${tool}: ${JSON.stringify(outcome)}`)
        await sleep(settles)
      },
    },
  ]),
  {
    path: '/tools/pomodoro',
    state: 'the timer is running',
    reach: (/** @type {Tab} */ tab) =>
      tab.evaluate(
        "[...document.querySelectorAll('main button')].find((each) => each.textContent.trim() === 'Start').click()",
      ),
  },
]
const chosen = pages.filter(({ path, state }) => `${path} ${state}`.includes(values.only ?? ''))

const rows = []
let isWithin = true
for (const { path, state, reach } of chosen) {
  const tab = await open(path)
  await reach?.(tab)
  const bytes = await heap(tab)
  const { timers, wakeUps } = await hide(tab)
  await tab.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'local_storage,indexeddb' })
  await tab.close()
  rows.push(row([`\`${path}\``, state, (bytes / 1e6).toFixed(1), `${timers.length}`, `${wakeUps.length}`]))
  console.log(rows.at(-1))
  if (values.sources) for (const each of [...timers, ...new Set(wakeUps)]) console.log(`  ${each}`)
  const isRunning = state === 'the timer is running'
  if (bytes > largestHeap || (!isRunning && timers.length + wakeUps.length > 0)) isWithin = false
}
const text = [
  `${circumstances(browser.version)}; ${watched / 1000} seconds hidden.`,
  '',
  ...heading(['page', 'state', 'heap MB', 'timers', 'wake-ups'], 2),
  ...rows,
]
await browser.close()
await site.close()
report('idle', text, values)
if (!isWithin) {
  console.log(`More than ${largestHeap / 1e6} MB, or a timer or wake-up of a hidden page.`)
  process.exitCode = 1
}
