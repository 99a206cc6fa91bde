import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { screens } from './screens.ts'
import { dist, homeOf, sitePages } from './site.ts'
import { expect, test, visit } from './test.ts'

const kibibyte = 1024
/** Scripts of the home page, compressed with gzip: before it is loaded, and after until nothing more is asked for. */
const homeScripts = { start: 76 * kibibyte, later: 4 * kibibyte }
/** Cumulative layout shift. Below 0.1 counts as good; what the page does by itself has to stay far below. */
const mostShift = { ofPages: 0.02, ofFonts: 0.1 }

test.describe.configure({ timeout: 180_000 })
// Kept files would hide what is asked for.
test.use({ serviceWorkers: 'block', expectedErrors: /Service Worker registration blocked|ERR_FAILED/ })

const compressed = (path: string) => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length

for (const language of ['en', 'tr'] as const)
  test(`the home page (${language}) needs few scripts until something is opened`, async ({ page }) => {
    const asked: { readonly path: string; readonly late: boolean }[] = []
    let loaded = false
    page.on('load', () => {
      loaded = true
    })
    page.on('request', (request) => {
      if (request.resourceType() === 'script')
        asked.push({ path: new URL(request.url()).pathname, late: loaded })
    })
    await visit(page, homeOf(language))
    await page.waitForLoadState('networkidle')
    const bytes = (late: boolean) =>
      asked.filter((each) => each.late === late).reduce((sum, { path }) => sum + compressed(path), 0)
    const report = `${bytes(false)} bytes to start, ${bytes(true)} later: ${asked.map(({ path }) => path).join(' ')}`
    test.info().annotations.push({ type: 'scripts', description: report })
    expect(asked.length).toBeGreaterThan(2)
    expect(bytes(false), report).toBeLessThanOrEqual(homeScripts.start)
    expect(bytes(true), report).toBeLessThanOrEqual(homeScripts.later)
  })

/** What moved by itself since the page was opened, once it stands still. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const { shifts } = window as unknown as { shifts: { value: number; what: string }[] }
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
  })

const noteShifts = () => {
  type Shift = { value: number; hadRecentInput: boolean; sources: { node?: Element }[] }
  const shifts: { value: number; what: string }[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[])
      if (!hadRecentInput)
        shifts.push({ value, what: sources.map(({ node }) => node?.outerHTML?.slice(0, 100)).join(' | ') })
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const [name, viewport] of Object.entries(screens))
  test.describe(`layout, ${name}`, () => {
    test.use({ viewport })

    test('nothing jumps while a page arrives and comes to life', async ({ page, context }) => {
      await context.addInitScript(noteShifts)
      // What fonts do is measured by itself.
      await page.route('**/*.woff2', (route) => route.abort())
      for (const { path } of sitePages)
        await test.step(path, async () => {
          await visit(page, path)
          const { sum, shifts } = await layoutShift(page)
          expect(sum, JSON.stringify(shifts)).toBeLessThan(mostShift.ofPages)
        })
    })

    test('fonts that come late take the places of their stand-ins', async ({ page, context }) => {
      await context.addInitScript(noteShifts)
      const isPainted = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await page.route('**/*.woff2', async (route) => {
        await expect.poll(isPainted).toBe(true)
        await route.continue()
      })
      // An article of many lines wraps anew with any other font.
      for (const { path } of sitePages.filter((each) => !each.path.includes('/guides/')))
        await test.step(path, async () => {
          await visit(page, path)
          const fonts = await page.evaluate(
            async () => [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').length,
          )
          expect(fonts).toBeGreaterThan(0)
          const { sum, shifts } = await layoutShift(page)
          expect(sum, JSON.stringify(shifts)).toBeLessThan(mostShift.ofFonts)
        })
    })
  })
