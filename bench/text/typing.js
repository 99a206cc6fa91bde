/**
 * Typing in a text of a megabyte, in the built site (`npm run build` first): `npm run typing [size]`. Wall time from
 * key to paint depends on other processes; CPU time of the main thread, from Chromium's trace of a second hundred keys,
 * does not.
 */
import { join } from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright-core'
import { serve } from '../../build/server/serve.js'
import { makeBook } from './book.js'
import { at, categories, costOfKeys } from './main-thread.js'

/** @import { TraceEvent } from './main-thread.js' */

const size = Number(process.argv[2] ?? 1_000_000)
const keys = 100

const site = await serve({ dist: join(import.meta.dirname, '../../dist'), port: 0 })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
await page.goto(`${site.url}/tools/word-counter`)
// At the first intent the page hydrates.
await page.mouse.move(0, 0)
await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
const book = makeBook()
// Playwright's own fill() takes half a minute for a megabyte.
await page.locator('textarea').evaluate(
  (/** @type {HTMLTextAreaElement} */ area, text) => {
    area.value = text
    area.dispatchEvent(new Event('input', { bubbles: true }))
  },
  book.repeat(Math.ceil(size / book.length)).slice(0, size),
)
// Wait for the analysis, too.
await page.locator('[aria-busy="false"] dl').waitFor({ timeout: 120_000 })
await page.locator('textarea').evaluate((/** @type {HTMLTextAreaElement} */ area) => {
  const middle = area.value.length >> 1
  area.setSelectionRange(middle, middle)
  area.blur()
  area.focus()
  /** @type {number[]} */
  const times = []
  Object.assign(globalThis, { times })
  // Event timing of the browser, from the key to the frame that shows it, in steps of 8 ms.
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration)
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }))
})
async function typeKeys() {
  await page.waitForTimeout(1000)
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('abcdefghij'.charAt(key % 10))
    await page.waitForTimeout(80)
  }
}
// Once without and once with the trace, which has a cost of its own.
await typeKeys()
const wall = await page.evaluate(
  () => /** @type {typeof globalThis & { times: number[] }} */ (globalThis).times,
)
await browser.startTracing(page, { categories })
await typeKeys()
/** @type {{ traceEvents: TraceEvent[] }} */
const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
await browser.close()
await site.close()

const { spent, longest } = costOfKeys(traceEvents)
/** @param {number[]} values @param {number} share */
const shown = (values, share) => at(values, share).toFixed(1)

console.log(`### ${keys} keys in the middle of ${size / 1e6} MB\n`)
console.log('| | median | 95 % | longest |')
console.log('| --- | --: | --: | --: |')
console.log(
  `| key to paint, CPU ms of the main thread | ${shown(spent, 0.5)} | ${shown(spent, 0.95)} | ${shown(spent, 1)} |`,
)
console.log(
  `| key to paint, wall ms (Event Timing) | ${shown(wall, 0.5)} | ${shown(wall, 0.95)} | ${shown(wall, 1)} |`,
)
console.log(`| one task of the main thread, CPU ms | | | ${longest.toFixed(1)} |`)
