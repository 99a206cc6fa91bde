/**
 * The cost of a key on the site with hard sentences highlighted, relative to a page with only the same text area, at
 * five lengths in one run: `npm run typing-ratio` (`npm run build` in the root first).
 */
import { join } from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright-core'
import { serve } from '../../build/server/serve.js'
import { makeBook } from './book.js'
import { at, categories, costOfKeys } from './main-thread.js'

/** @import { TraceEvent } from './main-thread.js' */

const sizes =
  process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000, 150_000, 210_000, 1_000_000]
const keys = 60
const book = makeBook()

const site = await serve({ dist: join(import.meta.dirname, '../../dist'), port: 0 })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

/** @param {'site' | 'plain'} where @param {number} size */
async function measure(where, size) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${site.url}/tools/word-counter`)
  // At the first intent the page hydrates.
  await page.mouse.move(0, 0)
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
  if (where === 'plain')
    await page.locator('textarea').evaluate((/** @type {HTMLTextAreaElement} */ area) => {
      const { width, height } = area.getBoundingClientRect()
      const copy = /** @type {HTMLTextAreaElement} */ (area.cloneNode())
      copy.style.cssText = `inline-size: ${width}px; block-size: ${height}px; position: static`
      document.body.replaceChildren(copy)
    })
  await page.locator('textarea').evaluate(
    (/** @type {HTMLTextAreaElement} */ area, text) => {
      area.value = text
      area.dispatchEvent(new Event('input', { bubbles: true }))
    },
    book.repeat(Math.ceil(size / book.length)).slice(0, size),
  )
  // Wait for the analysis, too.
  if (where === 'site') await page.locator('[aria-busy="false"] dl').waitFor({ timeout: 120_000 })
  await page.locator('textarea').evaluate((/** @type {HTMLTextAreaElement} */ area) => {
    const middle = area.value.length >> 1
    area.setSelectionRange(middle, middle)
    area.blur()
    area.focus()
  })
  await page.waitForTimeout(1500)
  await browser.startTracing(page, { categories })
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('abcdefghij'.charAt(key % 10))
    await page.waitForTimeout(100)
  }
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await page.close()
  return costOfKeys(traceEvents).spent
}

console.log('| characters | plain, median ms | site, median ms | ratio | plain, 95 % | site, 95 % | ratio |')
console.log('| --: | --: | --: | --: | --: | --: | --: |')
for (const size of sizes) {
  const plain = await measure('plain', size)
  const ours = await measure('site', size)
  const cells = [0.5, 0.95].flatMap((share) => {
    const [one, other] = [at(plain, share), at(ours, share)]
    return [one.toFixed(1), other.toFixed(1), (other / one).toFixed(2)]
  })
  console.log(`| ${size.toLocaleString('en')} | ${cells.join(' | ')} |`)
}
await browser.close()
await site.close()
