/**
 * How long it takes from a press until what it opens is there for the first time, its code loaded:
 *   node first-opening.js [--before <folder>] [--runs 5] [--dry]
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '../../build/server/serve.js'
import { hydrate, launchBrowser, viewport } from './browser.js'
import { median } from './figures.js'
import { circumstances, heading, report, row } from './readme.js'

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    runs: { type: 'string', default: '5' },
    dry: { type: 'boolean', default: false },
  },
})
const wide = { width: 1280, height: 800 }

/**
 * A press, or a picked photo, and what it shows.
 * @type {readonly { path: string, name: string, press?: string, shows: string, view?: typeof viewport }[]}
 */
const openings = [
  { path: '/', name: 'Search', press: '[aria-label="Search tools"]', shows: 'dialog [role=option]' },
  { path: '/', name: 'Menu of a phone', press: '[aria-label="Open menu"]', shows: 'dialog nav a' },
  { path: '/', name: 'Tools', press: 'header nav button', shows: 'header nav ul a', view: wide },
  {
    path: '/',
    name: 'What becomes of an example',
    press: '[data-example]',
    shows: 'main [aria-label=Answer] > div + div > *',
  },
  { path: '/tools/photo-to-pdf', name: 'Page of a photo', shows: '[data-result] ol canvas' },
  { path: '/tools/image-compressor', name: 'Compressed photo', shows: '[data-result] figure img' },
]

/** In the page. @param {{ press: string | undefined, shows: string }} opening @returns {Promise<number>} milliseconds */
async function timeOpening({ press, shows }) {
  /** @type {DataTransfer | undefined} */
  let carried
  if (press === undefined) {
    const canvas = new OffscreenCanvas(160, 120)
    canvas.getContext('2d')?.fillRect(0, 0, 90, 90)
    carried = new DataTransfer()
    carried.items.add(new File([await canvas.convertToBlob()], 'photo.png', { type: 'image/png' }))
  }
  const start = performance.now()
  if (carried) {
    const input = /** @type {HTMLInputElement} */ (document.querySelector('main input[type=file]'))
    input.files = carried.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    const pressed = /** @type {HTMLElement} */ (document.querySelector(press ?? ''))
    pressed.click()
  }
  while (![...document.querySelectorAll(shows)].some((each) => each.checkVisibility())) {
    if (performance.now() - start > 10_000) throw new Error(`${shows} did not come`)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return performance.now() - start
}

const browser = await launchBrowser()
/** @param {string} url of the site @param {(typeof openings)[number]} opening */
async function measure(url, { path, press, shows, view = viewport }) {
  const page = await browser.newPage({ viewport: view, serviceWorkers: 'block' })
  await page.goto(url + path)
  await hydrate(page)
  await page.waitForTimeout(1500)
  const ms = await page.evaluate(timeOpening, { press, shows })
  await page.close()
  return ms
}

const now = await serve({ dist: join(import.meta.dirname, '../../dist'), port: 0 })
const before = values.before === undefined ? undefined : await serve({ dist: values.before, port: 0 })
const rows = []
for (const opening of openings) {
  const figures = []
  for (const site of [before, now]) {
    if (!site) continue
    const times = []
    for (let run = 0; run < Number(values.runs); run += 1) times.push(await measure(site.url, opening))
    figures.push(median(times))
  }
  rows.push(row([`\`${opening.path}\``, opening.name, figures.map((ms) => ms.toFixed(0)).join(' → ')]))
  console.log(rows.at(-1))
}
const text = [
  `${circumstances(browser.version())}; median of ${values.runs} runs.`,
  '',
  ...heading(['page', 'opens', 'ms'], 2),
  ...rows,
]
await browser.close()
await Promise.all([now, before].map((site) => site?.close()))
report('first-opening', text, values)
