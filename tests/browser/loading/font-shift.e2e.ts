import type { Page } from '@playwright/test'
import { type Language, languages } from '../../../src/lib/text/i18n.ts'
import type { Messages as CheckMessages } from '../../../src/pages/privacy-check/messages.en.ts'
import { homeOf, pagesIn } from '../site.ts'
import { expect, fontsShown, test, use, visit } from '../test.ts'
import { type FallbackFonts, fallbackWidths, loadFallbackFonts } from './fallback-fonts.ts'

/*
 * The fonts of a device are unknown, so fallback fonts may be narrower or wider than those of fonts.css: even then
 * a page must not shift when the fonts load.
 */
test.describe.configure({ timeout: 600_000 })
test.use({ reducedMotion: 'reduce' })

/** Cumulative layout shift; below 0.1 counts as good. */
const maxShift = 0.1
/** For a guide on a wide screen, which shows many lines of text, some of which wrap differently with any other font. */
const maxShiftOfText = 0.15

/** For the home page with the fallback fonts of fonts.css. */
const maxShiftOfHome = 0.012

/** What the privacy check says until the browser has answered whether it keeps an offline copy. */
async function notReadyIn(language: Language): Promise<string> {
  const { messages } = await import(`../../../src/pages/privacy-check/messages.${language}.ts`)
  return (messages as CheckMessages).plane.notReady
}

/** The layout shift when the fonts load, with fallback fonts of one width. */
const shiftOfFonts = (page: Page) =>
  page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; sources: { node?: Element }[] }
    const frames = async () => {
      for (let frame = 0; frame < 4; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const root = document.documentElement
    root.classList.remove('fonts')
    await frames()
    const shifts: Shift[] = []
    const take = (entries: PerformanceEntryList) => shifts.push(...(entries as Shift[]))
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    root.classList.add('fonts')
    await frames()
    take(observer.takeRecords())
    observer.disconnect()
    const what = shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.outerHTML?.slice(0, 100)))
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), what }
  })

// The longer words where there is less room.
for (const [name, language, viewport] of [
  ['phone', 'tr', { width: 390, height: 800 }],
  ['desktop', 'en', { width: 1280, height: 800 }],
] as const)
  test.describe(name, () => {
    test.use({ viewport })

    test(`pages (${language}) do not shift when the fonts load, with fallback fonts of any width`, async ({
      page,
    }) => {
      // The quote of the day changes daily; this one has its original text below it.
      await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'))
      const notReady = await notReadyIn(language)
      const widest: number[] = []
      for (const { path } of pagesIn(language))
        await test.step(path, async () => {
          const limit = name === 'desktop' && path.includes('/guides/') ? maxShiftOfText : maxShift
          await visit(page, path)
          await fontsShown(page)
          // Its answer comes once the page is used, and moves what is below it, with any font.
          if (await page.getByText(notReady).isVisible()) await use(page)
          await expect(page.getByText(notReady)).toHaveCount(0)
          await loadFallbackFonts(page)
          for (const width of fallbackWidths) {
            await page.evaluate((to) => (window as unknown as FallbackFonts).fallBackTo(to), width)
            const { sum, what } = await shiftOfFonts(page)
            expect.soft(sum, `${path}, ${width}: ${what.join(' | ')}`).toBeLessThan(limit)
            widest.push(sum)
          }
        })
      expect(Math.max(...widest), 'something is measured').toBeGreaterThan(0)
    })
  })

for (const language of languages)
  test(`home (${language}) keeps its lines when the fonts load, from 320 to 1440 pixels`, async ({
    page,
  }) => {
    await visit(page, homeOf(language))
    await fontsShown(page)
    const all: number[] = []
    for (let width = 320; width <= 1440; width += 8) {
      await page.setViewportSize({ width, height: 800 })
      const { sum, what } = await shiftOfFonts(page)
      expect.soft(sum, `${width}: ${what.join(' | ')}`).toBeLessThan(maxShiftOfHome)
      all.push(sum)
    }
    expect(Math.max(...all), 'something is measured').toBeGreaterThan(0)
  })
