/**
 * The cost of inserting a megabyte into a text area: `npm run paste` (`npm run build` in the root first). Pasted on the
 * site and on a page with nothing else; and on that page in slices with a frame between them, the only way to split the
 * browser's one long task. CPU time of the main thread, from Chromium's own trace.
 */
import { join } from 'node:path'
import process from 'node:process'
import { chromium } from 'playwright-core'
import { serve } from '../../build/server/serve.js'
import { makeBook } from './book.js'

const size = 1_000_000
const book = makeBook()
const texts = {
  'a book': book.repeat(Math.ceil(size / book.length)).slice(0, size),
  '10,000 lines': Array.from({ length: 10_000 }, (_, at) => `line ${at} `.padEnd(99, 'word ')).join('\n'),
}
const site = await serve({ dist: join(import.meta.dirname, '../../dist'), port: 0 })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

/** @typedef {import('playwright-core').Page} Page */
/** A page whose only text area has the focus. @param {'site' | 'bare'} where */
async function open(where) {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(`${site.url}/tools/word-counter`)
  // At the first intent the page hydrates.
  await page.mouse.move(0, 0)
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
  if (where === 'bare')
    await page.evaluate(() => document.body.replaceChildren(document.createElement('textarea')))
  await page.locator('textarea').focus()
  return page
}

/** Milliseconds of the main thread's longest task, and of all. @param {Page} page @param {() => Promise<void>} act */
async function cost(page, act) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await act()
  /** @typedef {{ name: string, pid: number, tid: number, tdur?: number }} TraceEvent */
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents: events } = JSON.parse((await browser.stopTracing()).toString())
  await page.context().close()
  const threads = new Set(
    events.filter(({ name }) => name === 'Layout').map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
  const all = tasks.reduce((sum, task) => sum + task, 0)
  return `${Math.max(...tasks).toFixed(0)} | ${all.toFixed(0)}`
}

/** @param {'site' | 'bare'} where @param {string} text */
async function paste(where, text) {
  const page = await open(where)
  await page.evaluate((all) => navigator.clipboard.writeText(all), text)
  return cost(page, async () => {
    await page.keyboard.press('Control+V')
    await page.waitForFunction(
      (length) => document.querySelector('textarea')?.value.length === length,
      text.length,
    )
    await page.waitForTimeout(1500)
  })
}

/** @param {number} slice characters at a time @param {string} text */
async function fill(slice, text) {
  const page = await open('bare')
  return cost(page, () =>
    page.evaluate(
      async ([all, step]) => {
        const area = document.querySelector('textarea')
        for (let at = 0; at < all.length; at += step) {
          area?.setRangeText(all.slice(at, at + step), at, at, 'end')
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        }
      },
      /** @type {[string, number]} */ ([text, slice]),
    ),
  )
}

console.log('| 1 MB | longest task, CPU ms | all tasks, CPU ms |')
console.log('| --- | --: | --: |')
for (const [name, text] of Object.entries(texts)) {
  console.log(`| ${name} pasted on the site | ${await paste('site', text)} |`)
  console.log(`| … into a bare text area | ${await paste('bare', text)} |`)
  for (const slice of [200_000, 100_000])
    console.log(`| … ${slice / 1000} kB a frame | ${await fill(slice, text)} |`)
}
await browser.close()
await site.close()
