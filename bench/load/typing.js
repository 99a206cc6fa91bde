/**
 * The cost of a key in the fields that are typed in most, relative to a page with nothing but the same field:
 *   node typing.js [--only <text>] [--dry]
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '../../build/server/serve.js'
import { makeBook } from '../text/book.js'
import { at, categories, costOfKeys } from '../text/main-thread.js'
import { hydrate, launchBrowser, viewport } from './browser.js'
import { circumstances, heading, report, row } from './readme.js'

/** @import { TraceEvent } from '../text/main-thread.js' */

const { values } = parseArgs({
  options: { only: { type: 'string' }, dry: { type: 'boolean', default: false } },
})
const keys = 60
/** Between two keys, in milliseconds. */
const pause = 100

/** @type {readonly { path: string, field: string, text: string, unfold?: string }[]} */
const fields = [
  { path: '/tools/word-counter', field: 'Your text', text: makeBook().slice(0, 1000) },
  { path: '/tools/word-counter', field: 'Your text', text: makeBook().slice(0, 10_000) },
  {
    path: '/tools/invoice-generator',
    unfold: 'Company information',
    field: 'Company name *',
    text: 'Nook Ltd ',
  },
  { path: '/tools/invoice-generator', unfold: 'Items', field: 'Description', text: 'Design ' },
  { path: '/tools/qr-generator', field: 'Content', text: 'https://example.org/' },
]
const chosen = fields.filter(({ path }) => values.only === undefined || path.includes(values.only))

const site = await serve({ dist: join(import.meta.dirname, '../../dist'), port: 0 })
const browser = await launchBrowser()

/** Leaves nothing on the page but a copy of the field, as large as it was. @param {Element} element */
function isolate(element) {
  const field = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (element)
  const { width, height } = field.getBoundingClientRect()
  const copy = /** @type {typeof field} */ (field.cloneNode())
  copy.style.cssText = `inline-size: ${width}px; block-size: ${height}px; position: static`
  copy.value = field.value
  copy.id = 'plain'
  document.body.replaceChildren(copy)
}

/** @param {(typeof fields)[number]} field @param {boolean} isPlain */
async function cost({ path, field, text, unfold }, isPlain) {
  const page = await browser.newPage({ viewport, serviceWorkers: 'block' })
  await page.goto(site.url + path)
  await hydrate(page)
  if (unfold !== undefined) {
    const line = page.locator('main summary').filter({ hasText: unfold }).first()
    if (!(await line.evaluate((element) => element.closest('details')?.open))) await line.click()
  }
  const own = page.locator('main').getByLabel(field, { exact: true }).first()
  await own.fill(text)
  if (isPlain) await own.evaluate(isolate)
  const typed = isPlain ? page.locator('#plain') : own
  await typed.focus()
  await page.keyboard.press('End')
  await page.waitForTimeout(1500)
  await browser.startTracing(page, { categories })
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('abcdefghij'.charAt(key % 10))
    await page.waitForTimeout(pause)
  }
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await page.close()
  return costOfKeys(traceEvents).spent
}

const rows = []
for (const each of chosen) {
  const plain = await cost(each, true)
  const ours = await cost(each, false)
  const cells = [0.5, 0.95].flatMap((share) => {
    const [one, other] = [at(plain, share), at(ours, share)]
    return [one.toFixed(1), other.toFixed(1), (other / one).toFixed(2)]
  })
  rows.push(row([`\`${each.path}\``, each.field, each.text.length.toLocaleString('en'), ...cells]))
  console.log(rows.at(-1))
}
const text = [
  `${circumstances(browser.version())}; ${keys} keys each, CPU time of the main thread from the key to its frame.`,
  '',
  ...heading(
    ['page', 'field', 'characters', 'plain, median ms', 'site', 'ratio', 'plain, 95 % ms', 'site', 'ratio'],
    2,
  ),
  ...rows,
]
await browser.close()
await site.close()
report('typing', text, values)
