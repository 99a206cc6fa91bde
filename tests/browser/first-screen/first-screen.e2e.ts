import type { Page } from '@playwright/test'
import { jobNames, jobScript } from '../../jobs/main-job.js'
import { toolPages } from '../site.ts'
import { arrived, expect, test } from '../test.ts'
import { measureFirstScreen, type View, views } from './measures.ts'

/** Greatest distance of the first control or result from the top bar, in CSS pixels. */
const maxStart = { phone: 112, wide: 128 } as const
/** Least share of the window that the work surface covers once there is a result. */
const minShare = { phone: 0.45, wide: 0.5 } as const
/** Cumulative layout shift through the whole main job, from opening the page. */
const maxShift = 0.02
/** Presses and picks on a phone from the open page to the result in hand; typing is not counted. */
const maxTaps: Readonly<Record<string, number>> = {
  'image-compressor': 2,
  'image-converter': 2,
  'motivation-quotes': 1,
  'photo-to-pdf': 3,
}
/** Heights of pages at 1440 pixels of width as they open, in CSS pixels. */
const maxHeight: Readonly<Record<string, number>> = {
  'color-palette': 2000,
  'invoice-generator': 2200,
  'word-counter': 2000,
}

const toolOf = (path: string) => path.split('/').at(-1) ?? ''

/** Adds up layout shifts, also those right after an input, unless the input moved nothing else. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { sum: 0 }
    Object.assign(globalThis, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) seen.sum += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)

for (const view of Object.keys(views) as View[])
  test.describe(view, () => {
    // Colours would be measured halfway from one to the next.
    test.use({ viewport: views[view], contextOptions: { reducedMotion: 'reduce' } })

    for (const { path } of toolPages)
      test(`${path} begins with its result or what it is made of`, async ({ page }) => {
        await page.goto(path)
        await arrived(page)
        const seen = await measureFirstScreen(page)
        expect.soft(seen.start, 'distance from the top bar').toBeLessThanOrEqual(maxStart[view])
        expect.soft(seen.filled.length, `filled: ${seen.filled.join(', ')}`).toBeLessThanOrEqual(1)
        const limit = maxHeight[toolOf(path)]
        if (view === 'wide' && limit !== undefined) expect.soft(seen.pageHeight).toBeLessThanOrEqual(limit)
      })

    for (const tool of jobNames)
      test(`${tool}: its main job ends with the result on the first screen`, async ({ page }) => {
        await watchShifts(page)
        await page.addInitScript(() => {
          const pressed = { count: 0 }
          Object.assign(globalThis, { pressed })
          addEventListener('change', ({ target }) => {
            if (target instanceof HTMLInputElement && target.type === 'file') pressed.count += 1
          })
          addEventListener(
            'click',
            ({ target }) => {
              if (target instanceof Element && target.closest('button, a:not([download]), summary'))
                pressed.count += 1
            },
            true,
          )
        })
        // A visitor's press: what moves right after it is what was asked for.
        await page.exposeFunction('pressFor', (x: number, y: number) => page.mouse.click(x, y))
        await page.goto(`/tools/${tool}`)
        await arrived(page)
        expect(await page.evaluate<{ kind: string }>(jobScript({ tool }))).toMatchObject({ kind: 'done' })
        // A button takes a moment from disabled to enabled.
        await expect.poll(async () => (await measureFirstScreen(page)).filled.length).toBe(1)
        const seen = await measureFirstScreen(page)
        expect.soft(seen.scrolled, 'scrolled by').toBe(0)
        expect.soft(seen.share, 'share of the window').toBeGreaterThanOrEqual(minShare[view])
        expect.soft(await shiftsOf(page), 'layout shift').toBeLessThanOrEqual(maxShift)
        const taps = await page.evaluate(
          () => (globalThis as unknown as { pressed: { count: number } }).pressed.count,
        )
        const limit = maxTaps[tool]
        test.info().annotations.push({ type: 'taps', description: String(taps) })
        if (view === 'phone' && limit !== undefined) expect.soft(taps, 'taps').toBeLessThanOrEqual(limit)
      })
  })
