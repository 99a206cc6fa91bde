/**
 * `node tests/browser/first-screen/report.js [folder of a build]`: where the first control of every tool's page begins,
 * how tall the page is and, once the main job is done, what share of the window the result covers and how many presses
 * it took. Prints rows of a Markdown table. Works for earlier builds too, which had no work surface.
 */
import process from 'node:process'
import { chromium } from '@playwright/test'
import { serve } from '../../../build/server/serve.js'
import { jobNames, jobScript } from '../../jobs/main-job.js'

const views = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } }
const executablePath = process.env.CHROMIUM_PATH

/** In the page. */
const measure = () => {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const tops = [
    ...document.querySelectorAll('[data-result], main :is(button, input, select, textarea, summary)'),
  ]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((each) => each.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top + scrollY)
  const result = document.querySelector('[data-result]')?.getBoundingClientRect()
  const seen = result && Math.max(0, Math.min(result.bottom, innerHeight) - Math.max(result.top, bar))
  return {
    start: Math.round(Math.min(...tops) - bar),
    height: document.documentElement.scrollHeight,
    share: result && seen !== undefined ? (seen * result.width) / (innerWidth * innerHeight) : undefined,
    presses: /** @type {{ presses?: number }} */ (globalThis).presses ?? 0,
  }
}

const site = await serve({ dist: process.argv[2] ?? 'dist', port: 0 })
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const tool of jobNames) {
  const cells = [tool]
  for (const viewport of Object.values(views)) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      let presses = 0
      const count = () => {
        presses += 1
        Object.assign(globalThis, { presses })
      }
      addEventListener(
        'click',
        ({ target }) => {
          if (target instanceof Element && target.closest('button, summary, a:not([download])')) count()
        },
        true,
      )
      addEventListener('change', ({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'file') count()
      })
    })
    await page.goto(`${site.url}/tools/${tool}`)
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
    const opened = await page.evaluate(measure)
    const outcome = /** @type {{ kind: string }} */ (
      await page.evaluate(jobScript({ tool, timeoutMs: 15_000 }))
    )
    const done = await page.evaluate(measure)
    const share = done.share === undefined ? '' : `${Math.round(done.share * 100)} %`
    cells.push(
      `${opened.start}`,
      `${opened.height}`,
      outcome.kind === 'done' ? share : outcome.kind,
      `${done.presses}`,
    )
    await page.close()
  }
  console.log(`| ${cells.join(' | ')} |`)
}
await browser.close()
await site.close()
