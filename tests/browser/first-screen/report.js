/**
 * `npm run first-screens [-- --before <folder of an earlier build>]`, after `npm run build`: where the first control of
 * every tool's page begins, how tall the page is and, once the main job is done, what share of the window the result
 * covers and how many taps it took. Prints the tables of docs/first-screens.md; with an earlier build it writes them.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { serve } from '../../../build/server/serve.js'
import { jobNames, jobScript } from '../../jobs/main-job.js'

const views = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } }
const executablePath = process.env.CHROMIUM_PATH

/**
 * @typedef {keyof typeof views} View
 * @typedef {{ start: number, height: number, share: number | undefined, taps: number | undefined, outcome: string }} Figures
 */

/** In the page. Earlier builds had a column for the result where there is a work surface now. */
const measure = () => {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const tops = [
    ...document.querySelectorAll('[data-result], main :is(button, input, select, textarea, summary)'),
  ]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((each) => each.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top + scrollY)
  const shown = document.querySelector('[data-result]') ?? document.querySelector('main [class*="_result_"]')
  const result = shown?.getBoundingClientRect()
  const seen = result && Math.max(0, Math.min(result.bottom, innerHeight) - Math.max(result.top, bar))
  return {
    start: Math.round(Math.min(...tops) - bar),
    height: document.documentElement.scrollHeight,
    share: result && seen !== undefined ? (seen * result.width) / (innerWidth * innerHeight) : undefined,
  }
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {string} tool @param {View} view
 * @returns {Promise<Figures>}
 */
async function figuresOf(browser, url, tool, view) {
  const page = await browser.newPage({ viewport: views[view], reducedMotion: 'reduce' })
  await page.goto(`${url}/tools/${tool}`)
  // At the first intent the page hydrates.
  await page.mouse.move(0, 0)
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
  const { start, height } = await page.evaluate(measure)
  /** @type {import('../../jobs/main-job.js').Outcome} */
  const outcome = await page.evaluate(jobScript({ tool, timeoutMs: 15_000 }))
  const { share } = await page.evaluate(measure)
  await page.close()
  const taps = outcome.kind === 'done' ? outcome.taps : undefined
  return { start, height, share, taps, outcome: outcome.kind }
}

/** @param {string} dist @returns {Promise<ReadonlyMap<string, Readonly<Record<View, Figures>>>>} */
async function measureAll(dist) {
  const site = await serve({ dist, port: 0 })
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  /** @type {Map<string, Record<View, Figures>>} */
  const found = new Map()
  for (const tool of jobNames)
    found.set(tool, {
      phone: await figuresOf(browser, site.url, tool, 'phone'),
      wide: await figuresOf(browser, site.url, tool, 'wide'),
    })
  await browser.close()
  await site.close()
  return found
}

/** @param {Figures} figures */
function textsOf({ start, height, share, taps, outcome }) {
  const covered = share === undefined ? 'none' : `${Math.round(share * 100)} %`
  const isDone = outcome === 'done'
  return [isDone ? `${taps}` : outcome, `${start}`, isDone ? covered : outcome, height.toLocaleString('en')]
}

/** @param {Figures | undefined} before @param {Figures} now */
function cells(before, now) {
  const earlier = before && textsOf(before)
  return textsOf(now).map((text, index) =>
    earlier === undefined || earlier[index] === text ? text : `${earlier[index]} → ${text}`,
  )
}

const { values } = parseArgs({ options: { before: { type: 'string' } } })
const folder = new URL('../../../', import.meta.url)
const before = values.before === undefined ? undefined : await measureAll(values.before)
const now = await measureAll('dist')
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim()
const tables = /** @type {const} */ (['phone', 'wide']).flatMap((view) => [
  `## ${view === 'phone' ? 'Phone' : 'Wide'}, ${views[view].width} × ${views[view].height}`,
  '',
  '| tool | taps | first control at | share of the result | height of the page |',
  '| --- | --- | --- | --- | --- |',
  ...[...now].map(
    ([tool, figures]) => `| ${[tool, ...cells(before?.get(tool)?.[view], figures[view])].join(' | ')} |`,
  ),
  '',
])
const text = [`Measured ${new Date().toISOString().slice(0, 10)}, commit ${commit}.`, '', ...tables].join(
  '\n',
)
console.log(text)
if (before !== undefined) {
  const file = new URL('docs/first-screens.md', folder)
  const [head, tail] = readFileSync(file, 'utf8').split(/<!-- measured -->\n[\s\S]*<!-- \/measured -->/)
  if (head === undefined || tail === undefined) throw new Error('docs/first-screens.md has lost its markers')
  writeFileSync(file, `${head}<!-- measured -->\n${text}<!-- /measured -->${tail}`)
}
