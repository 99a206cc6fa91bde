/** Monkey test of every page: random clicks, keys, texts, pastes and drops. */
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { openPage, visit } from './browser.js'

/** @typedef {import('@playwright/test').Page} Page */

const actions = 150
/** Number of pages in parallel. */
const beside = 3
const seed = Number(process.env.SEED ?? 20_260_101)

const keys = [
  'Enter',
  'Escape',
  'Tab',
  'Shift+Tab',
  'Space',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
]
const moreKeys = [
  'Backspace',
  'Delete',
  'Home',
  'End',
  'Control+a',
  'Control+z',
  'Control+k',
  'Alt+ArrowDown',
]
const texts = [
  '12',
  '-1',
  '1e308',
  '1,5',
  '٣٤',
  '#ff00aa',
  'Łódź, Αθήνα, İstanbul',
  '👩‍👩‍👧‍👦🇹🇷',
  '\ud800',
  '\u202egnp.exe',
  '<b>&amp;"\'',
  'https://example.com/?a=b',
  '__proto__',
  'word '.repeat(2000),
]

/** mulberry32. @param {number} start @returns {() => number} from 0 to below 1, determined by the seed */
function random(start) {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A position to click, mostly on a visible control. @param {{ wild: boolean, at: number }} choice */
function target({ wild, at }) {
  if (wild) return { x: at * innerWidth, y: ((at * 7919) % 1) * innerHeight }
  const usable = [
    ...document.querySelectorAll('button, a, input, select, textarea, summary, label, [tabindex]'),
  ]
  const boxes = usable.map((each) => each.getBoundingClientRect())
  const inSight = boxes.filter(
    ({ width, height, x, y }) =>
      width > 0 && height > 0 && y >= 0 && x >= 0 && y < innerHeight && x < innerWidth,
  )
  const box = inSight[Math.floor(at * inSight.length)]
  return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A paste or a drop onto the focused element. @param {{ kind: string, text: string, file: boolean }} what */
function give({ kind, text, file }) {
  const data = new DataTransfer()
  if (file) data.items.add(new File([text], `${text.slice(0, 8)}.png`, { type: 'image/png' }))
  else data.setData('text/plain', text)
  const on = document.activeElement ?? document.body
  const how = { bubbles: true, cancelable: true }
  if (kind === 'paste') on.dispatchEvent(new ClipboardEvent('paste', { ...how, clipboardData: data }))
  else
    for (const name of ['dragenter', 'dragover', 'drop'])
      on.dispatchEvent(new DragEvent(name, { ...how, dataTransfer: data }))
}

/** @param {Page} page @param {() => number} next */
async function act(page, next) {
  const kind = next()
  const text = /** @type {string} */ (texts[Math.floor(next() * texts.length)])
  if (kind < 0.55) {
    const place = await page.evaluate(target, { wild: next() < 0.2, at: next() })
    if (place) await page.mouse.click(place.x, place.y, { clickCount: next() < 0.1 ? 2 : 1 })
  } else if (kind < 0.7) {
    const all = next() < 0.6 ? keys : moreKeys
    await page.keyboard.press(/** @type {string} */ (all[Math.floor(next() * all.length)]))
  } else if (kind < 0.85) await page.keyboard.insertText(text)
  else if (kind < 0.95)
    await page.evaluate(give, { kind: next() < 0.5 ? 'paste' : 'drop', text, file: next() < 0.5 })
  else await page.mouse.wheel(0, (next() - 0.5) * 2000)
}

/** @param {import('@playwright/test').Browser} browser @param {string} url @param {string} path @param {number} start */
async function visitWildly(browser, url, path, start) {
  const { page, faults, close } = await openPage(browser, url)
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // Excluded: links to sources and mail, which lead out of the site as intended, and the list of files, which is no page.
      if (link !== null && (link.origin !== location.origin || /\.\w+$/.test(link.pathname)))
        event.preventDefault()
    }),
  )
  const next = random(start)
  await visit(page, url + path)
  let crashed = ''
  for (let action = 0; action < actions; action += 1) {
    try {
      await act(page, next)
    } catch (error) {
      // A click on a link may navigate while the page is being queried.
      if (!/navigation|context was destroyed|Target closed|closed/i.test(String(error))) throw error
    }
    const text = await page
      .locator('main')
      .textContent({ timeout: 30_000 })
      .catch(() => '')
    if (text?.includes('Something went wrong on this page') && crashed === '')
      crashed = `after ${action} actions`
    if (new URL(page.url()).pathname !== path) await visit(page, url + path)
  }
  await close()
  // Its leak test violates the policy on purpose.
  const counted = path.endsWith('/privacy-check')
    ? faults.filter((each) => !/policy|request to/.test(each))
    : faults
  return crashed === '' ? counted : [...counted, `the page fell ${crashed}`]
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {string} filter
 * @returns {Promise<number>} how many pages had a fault
 */
export async function runMonkey(browser, url, filter) {
  const paths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)]
    .map(([, path = '']) => path || '/')
    .filter((path) => path.includes(filter))
  const waiting = [...paths.entries()]
  let failed = 0
  const work = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const [place, path] = page
      const faults = await visitWildly(browser, url, path, seed + place)
      if (faults.length > 0) failed += 1
      for (const fault of faults.slice(0, 3)) console.log(`- ${path} (SEED=${seed}): ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: beside }, work))
  console.log(`${paths.length * actions} actions on ${paths.length} pages; ${failed} pages with an error`)
  return failed
}
