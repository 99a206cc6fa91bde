/**
 * The cost of a key in the fields that are typed in most, relative to a page with nothing but the same field, which is
 * limited, and to the prerendered page without its code, which no script can fall below:
 *   node typing.js [--only <text>] [--dry]
 */
import { join } from 'node:path'
import process from 'node:process'
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
/** Of a key on the site to one in the field alone. */
const limit = 1.5
/** Each page is opened so often, in turns with the others of its field: one opening differs from the next. */
const rounds = 3
/** Per opening. */
const keys = 30
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

/** @param {(typeof fields)[number]} field @param {'plain' | 'no code' | 'site'} kind */
async function cost({ path, field, text, unfold }, kind) {
  const page = await browser.newPage({ viewport, serviceWorkers: 'block' })
  if (kind === 'no code') await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(site.url + path)
  if (kind === 'no code') await page.waitForLoadState('networkidle')
  else await hydrate(page)
  if (unfold !== undefined) {
    const line = page.locator('main summary').filter({ hasText: unfold }).first()
    if (!(await line.evaluate((element) => element.closest('details')?.open))) await line.click()
  }
  const own = page.locator('main').getByLabel(field, { exact: true }).first()
  await own.fill(text)
  if (kind === 'plain') await own.evaluate(isolate)
  const typed = kind === 'plain' ? page.locator('#plain') : own
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
let isOver = false
for (const each of chosen) {
  /** @type {[number[], number[], number[]]} */
  const [plain, bare, ours] = [[], [], []]
  for (let round = 0; round < rounds; round += 1) {
    plain.push(...(await cost(each, 'plain')))
    bare.push(...(await cost(each, 'no code')))
    ours.push(...(await cost(each, 'site')))
  }
  const cells = [0.5, 0.95].flatMap((share) => {
    const [one, least, all] = [at(plain, share), at(bare, share), at(ours, share)]
    return [...[one, least, all].map((ms) => ms.toFixed(1)), (all / one).toFixed(2), (all / least).toFixed(2)]
  })
  isOver ||= at(ours, 0.5) / at(plain, 0.5) > limit
  rows.push(row([`\`${each.path}\``, each.field, each.text.length.toLocaleString('en'), ...cells]))
  console.log(rows.at(-1))
}
const text = [
  `${circumstances(browser.version())}; ${rounds * keys} keys each, CPU time of the main thread from the key to its frame.`,
  '',
  ...heading(
    [
      ...['page', 'field', 'characters'],
      ...['plain, median ms', 'page without code', 'site', 'site / plain', 'site / page'],
      ...['plain, 95 % ms', 'page without code', 'site', 'site / plain', 'site / page'],
    ],
    2,
  ),
  ...rows,
]
await browser.close()
await site.close()
report('typing', text, values)
if (isOver) process.exitCode = 1
