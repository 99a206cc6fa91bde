import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fallbackWidths, useFallbackFonts } from '../../../tests/browser/loading/fallback-fonts.ts'
import { expect, test, visit } from '../../../tests/browser/test.ts'
import { quoteOfDay } from './core/quote-of-day.ts'
import { sampleQuotes } from './core/quotes.ts'
import { messages as t } from './messages.en.ts'
import { messages as turkish } from './messages.tr.ts'
import { quotation, shownQuote } from './quote/shown.ts'

const path = '/tools/motivation-quotes'
const largeText = (page: Page) =>
  page.getByRole('region', { name: t.large, exact: true }).getByRole('blockquote')

test.use({ timezoneId: 'Europe/Istanbul' })

test('the quote and tip of the day follow the local date, also at midnight', async ({ page }) => {
  // 21:00 UTC is midnight in Istanbul.
  await page.clock.install({ time: new Date('2026-03-02T20:59:30Z') })
  await visit(page, path)
  await expect(page.getByText(t.ofToday('2 March 2026'))).toBeVisible()
  await expect(largeText(page)).toHaveText(shownQuote(quoteOfDay('2026-03-02'), t).text)
  await expect(page.getByText(t.tips[1] ?? '')).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(largeText(page)).toHaveText(shownQuote(quoteOfDay('2026-03-03'), t).text)
  await expect(page.getByText(t.tips[2] ?? '')).toBeVisible()
})

test('New Quote never repeats a quote at once, and a button returns to the quote of the day', async ({
  page,
}) => {
  await visit(page, path)
  const first = await largeText(page).textContent()
  let before = first
  const seen = new Set([first])
  for (let click = 0; click < 28; click += 1) {
    await page.getByRole('button', { name: 'New Quote', exact: true }).click()
    await expect(largeText(page)).not.toHaveText(before ?? '')
    before = await largeText(page).textContent()
    seen.add(before)
  }
  expect(seen.size).toBe(29)
  await page.getByRole('button', { name: t.backToToday }).click()
  await expect(largeText(page)).toHaveText(first ?? '')
})

for (const [language, { newQuote, large }] of [
  ['en', t],
  ['tr', turkish],
] as const)
  for (const width of fallbackWidths)
    test(`the buttons do not move, whatever the quote and the font (${language}, fallback fonts of ${width})`, async ({
      page,
    }) => {
      await useFallbackFonts(page, width)
      await page.clock.setFixedTime(new Date('2026-11-12T12:00:00Z'))
      await visit(page, language === 'en' ? path : `/tr${path}`)
      await page.locator('html.fonts').waitFor({ state: 'attached' })
      const region = page.getByRole('region', { name: large, exact: true })
      const next = region.getByRole('button', { name: newQuote, exact: true })
      const quotes = new Set<string>()
      const places = new Set<number>()
      for (let click = 0; click < 29; click += 1) {
        const seen = await next.evaluate((button) => {
          // Relative to the region: shifts above it are covered by the tests of layout shift.
          const region = button.closest('section') ?? button
          const place = () =>
            Math.round(button.getBoundingClientRect().top - region.getBoundingClientRect().top)
          const root = document.documentElement
          const after = place()
          // The state before the fonts are loaded.
          root.classList.remove('fonts')
          const before = place()
          root.classList.add('fonts')
          return { quote: document.querySelector('blockquote')?.textContent ?? '', places: [before, after] }
        })
        quotes.add(seen.quote)
        for (const place of seen.places) places.add(place)
        await next.click()
        await expect(region.getByRole('blockquote')).not.toHaveText(seen.quote)
      }
      expect(quotes.size).toBe(29)
      expect([...places]).toHaveLength(1)
    })

test('Copy copies quote and author, and confirms it for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await visit(page, path)
  const laozi = sampleQuotes.find(({ author }) => author === 'Laozi')
  await page.getByRole('button', { name: t.show('Laozi') }).click()
  const copy = page
    .getByRole('region', { name: t.large, exact: true })
    .getByRole('button', { name: /^(Copy|Copied!)$/ })
  const width = (await copy.boundingBox())?.width
  await copy.click()
  await expect(copy).toHaveAccessibleName('Copied!')
  expect((await copy.boundingBox())?.width).toBe(width)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '"The journey of a thousand li commenced with a single step." — Laozi',
  )
  expect(quotation(shownQuote(laozi?.id ?? 0, t))).toContain('Laozi')
  await page.clock.fastForward(2100)
  await expect(copy).toHaveAccessibleName('Copy')
})

test('favourites are stored on the device and can be removed', async ({ page }) => {
  await visit(page, path)
  await expect(page.getByText(t.noFavourites)).toBeVisible()
  await page.getByRole('button', { name: t.addFavouriteBy('Virgil'), exact: true }).click()
  await page.reload()
  const favourites = page.getByRole('region', { name: t.favourites(1) })
  await expect(favourites.getByText('Virgil')).toBeVisible()
  await favourites.getByRole('button', { name: t.inFavouritesBy('Virgil') }).click()
  await expect(page.getByText(t.noFavourites)).toBeVisible()
})

for (const [shape, width, height] of [
  ['portrait', 1080, 1350],
  ['phone', 1080, 1920],
  ['square', 1080, 1080],
] as const)
  test(`a picture for ${shape} is drawn and downloaded as PNG`, async ({ page }) => {
    await visit(page, path)
    await page.getByRole('button', { name: t.show('George Eliot') }).click()
    await page.getByRole('button', { name: t.picture }).click()
    await page.getByRole('radio', { name: t.shapes[shape] }).check({ force: true })
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: t.download }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('quote-george-eliot.png')
    const png = readFileSync(await saved.path())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height])
    expect(png.length).toBeGreaterThan(10_000)
  })

test('a Turkish translation is marked as ours and shown with the English text', async ({ page }) => {
  await visit(page, `/tr${path}`)
  await page.getByRole('button', { name: turkish.show('Laozi') }).click()
  const large = page.getByRole('region', { name: turkish.large, exact: true })
  await expect(large.getByRole('blockquote')).toHaveText('Bin li’lik yolculuk tek bir adımla başladı.')
  await expect(large.getByText(turkish.translatedHere)).toBeVisible()
  await expect(large.locator('q[lang="en"]')).toHaveText(
    '“The journey of a thousand li commenced with a single step.”',
  )
})
