/**
 * How many frames a page shows while 100 photos are worked on:
 *   node frames.js [--only <text>] [--photos 100] [--runs 3] [--dry]
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '../../build/server/serve.js'
import { hydrate, launchBrowser, viewport } from './browser.js'
import { median } from './figures.js'
import { pickPhotos, press } from './interaction-script.js'
import { circumstances, heading, report, row } from './readme.js'

/** @import { Page } from '@playwright/test' */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    photos: { type: 'string', default: '100' },
    runs: { type: 'string', default: '3' },
    dry: { type: 'boolean', default: false },
  },
})
const count = Number(values.photos)

/** Of a browser that shows 60 frames a second, with half a frame to spare, in milliseconds. */
const onTime = 25
/** How long a page without work is watched, in milliseconds. */
const restMs = 5000

const isWorking = 'main :is(progress, [role=progressbar])'

/** A page with nothing but workers that compute. @param {number} workers */
const computes = (workers) => async (/** @type {Page} */ page) => {
  await page.evaluate((amount) => {
    const code = URL.createObjectURL(new Blob(['for (;;) Math.sqrt(2)'], { type: 'text/javascript' }))
    document.body.replaceChildren('Nothing else')
    for (let index = 0; index < amount; index += 1) new Worker(code)
  }, workers)
}
/** @type {readonly { path: string, name: string, start: (page: Page) => Promise<unknown>, works: boolean }[]} */
const cases = [
  { path: 'about:blank', name: 'nothing else', start: computes(0), works: false },
  {
    path: 'about:blank',
    name: 'nothing else, with two workers that compute',
    start: computes(2),
    works: false,
  },
  {
    path: '/tools/image-compressor',
    name: 'photos are compressed, the strip scrolls',
    start: (page) => pickPhotos(page, count),
    works: true,
  },
  {
    path: '/tools/image-converter',
    name: 'photos are converted, the strip scrolls',
    start: (page) => pickPhotos(page, count),
    works: true,
  },
  {
    path: '/tools/photo-to-pdf',
    name: 'photos become a PDF, the page scrolls',
    async start(page) {
      await pickPhotos(page, count)
      const convert = page
        .locator('main')
        .getByRole('button', { name: 'Convert to PDF', exact: true })
        .first()
      await page.waitForTimeout(restMs)
      await press(convert)
    },
    works: true,
  },
]

/**
 * In the page: scrolls with each frame, until the work is done or the time is over.
 * @param {{ working: string | undefined, ms: number }} how
 * @returns {Promise<readonly number[]>} milliseconds between frames
 */
async function watchFrames({ working, ms }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const start = performance.now()
  while (working !== undefined && document.querySelector(working) === null) {
    if (performance.now() - start > 30_000) throw new Error('the work did not start')
    await frame()
  }
  const between = []
  const begin = performance.now()
  let [last, step] = [await frame(), 3]
  for (;;) {
    const strip = document.querySelector('[data-at]')?.closest('fieldset') ?? document.documentElement
    const [before, beforeAcross] = [strip.scrollTop, strip.scrollLeft]
    strip.scrollBy({ left: step, top: strip === document.documentElement ? step : 0, behavior: 'instant' })
    if (strip.scrollTop === before && strip.scrollLeft === beforeAcross) step = -step
    const now = await frame()
    between.push(Number(now) - Number(last))
    last = now
    if (working === undefined ? performance.now() - begin > ms : document.querySelector(working) === null)
      return between
  }
}

const site = await serve({ dist: join(import.meta.dirname, '../../dist'), port: 0 })
const browser = await launchBrowser()
const rows = []
for (const { path, name, start, works } of cases) {
  if (values.only !== undefined && !`${path} ${name}`.includes(values.only)) continue
  /** @type {{ seconds: number, rate: number, late: number, typical: number, longest: number }[]} */
  const runs = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    const page = await browser.newPage({ viewport, serviceWorkers: 'block' })
    await page.goto(path.startsWith('/') ? site.url + path : path)
    if (path.startsWith('/')) await hydrate(page)
    await start(page)
    const between = await page.evaluate(watchFrames, { working: works ? isWorking : undefined, ms: restMs })
    await page.close()
    const seconds = between.reduce((sum, each) => sum + each, 0) / 1000
    runs.push({
      seconds,
      rate: between.length / seconds,
      late: between.filter((each) => each > onTime).length / between.length,
      typical: between.toSorted((a, b) => a - b)[Math.floor(between.length * 0.95)] ?? Number.NaN,
      longest: Math.max(...between),
    })
  }
  const of = (/** @type {'seconds' | 'rate' | 'late' | 'typical' | 'longest'} */ figure) =>
    median(runs.map((each) => each[figure]))
  rows.push(
    row([
      path.startsWith('/') ? `\`${path}\`` : '',
      name,
      of('seconds').toFixed(1),
      of('rate').toFixed(1),
      (of('late') * 100).toFixed(1),
      of('typical').toFixed(0),
      of('longest').toFixed(0),
    ]),
  )
  console.log(rows.at(-1))
}
await browser.close()
await site.close()
report(
  'frames',
  [
    `${circumstances(browser.version())}; ${count} photos; medians of ${values.runs} runs.`,
    '',
    ...heading(
      [
        'page',
        'what happens',
        'seconds',
        'frames a second',
        'late, %',
        '95 % of them within ms',
        'longest ms',
      ],
      2,
    ),
    ...rows,
  ],
  values,
)
