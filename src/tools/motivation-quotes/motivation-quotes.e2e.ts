import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { resize } from '../../../tests/browser/accessibility/checks/resize.ts'
import { wideText } from '../../../tests/browser/accessibility/checks/room.ts'
import { readWatch, watchPage } from '../../../tests/browser/first-screen/watch.ts'
import {
  type FallbackFonts,
  fallbackWidths,
  loadFallbackFonts,
} from '../../../tests/browser/loading/fallback-fonts.ts'
import { expect, fontsShown, painted, test, visit } from '../../../tests/browser/test.ts'
import { messages as yourData } from '../../pages/your-data/messages.en.ts'
import { posterShapes } from './core/poster-layout.ts'
import { posterStyles } from './core/poster-styles.ts'
import { quoteOfDay } from './core/quote-of-day.ts'
import { sampleQuotes } from './core/quotes.ts'
import { messages as t } from './messages.en.ts'
import { messages as turkish } from './messages.tr.ts'
import { quotation, shownQuote } from './quote/shown.ts'

const path = '/tools/motivation-quotes'
const largeText = (page: Page) =>
  page.getByRole('region', { name: t.large, exact: true }).getByRole('blockquote')

test.use({ timezoneId: 'Europe/Istanbul' })

test('the quote and tip of the day follow the local date, also at midnight', { tag: '@desktop' }, async ({
  page,
}) => {
  // 21:00 UTC is midnight in Istanbul.
  await page.clock.install({ time: new Date('2026-03-02T20:00:00Z') })
  await visit(page, path)
  await page.clock.pauseAt(new Date('2026-03-02T20:59:30Z'))
  await expect(page.getByText(t.ofToday('2 March 2026'))).toBeVisible()
  await expect(largeText(page)).toHaveText(shownQuote(quoteOfDay('2026-03-02'), t).text)
  await expect(page.getByText(t.tips[1] ?? '')).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(largeText(page)).toHaveText(shownQuote(quoteOfDay('2026-03-03'), t).text)
  await expect(page.getByText(t.tips[2] ?? '')).toBeVisible()
})

for (const [language, texts] of [
  ['en', t],
  ['tr', turkish],
] as const)
  test(`the quote of the day is there before React (${language})`, { tag: '@desktop' }, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-02T21:00:30Z') })
    let letGo = () => {}
    const wait = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\/react-[^/]+\.js$/, async (route) => {
      await wait
      await route.continue()
    })
    await page.goto(language === 'en' ? path : `/tr${path}`)
    const { text, author, source } = shownQuote(quoteOfDay('2026-03-03'), texts)
    const poster = page.locator('main [data-look=paper][data-shape=portrait]')
    await expect(poster.getByRole('blockquote')).toHaveText(text)
    await expect(poster.locator('strong')).toHaveText(author)
    await expect(poster.locator('cite')).toHaveText(source)
    expect(await page.evaluate(() => document.documentElement.dataset.ready)).toBeUndefined()
    const block = await poster.getByRole('blockquote').elementHandle()
    letGo()
    await expect(page.getByRole('button', { name: texts.newQuote, exact: true })).toBeEnabled()
    expect(await block?.evaluate((element) => element.isConnected && element.textContent)).toBe(text)
  })

test.describe('without the early script', () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_FAILED|early\.motivation-quotes\./ })

  for (const [language, texts] of [
    ['en', t],
    ['tr', turkish],
  ] as const)
    test(`React writes the quote of the day, and the fault is in the console (${language})`, {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-03-03T12:00:00Z'))
      await page.route(/\/early\.[^/]+\.js$/, (route) => route.abort())
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
      await visit(page, language === 'en' ? path : `/tr${path}`)
      expect((await warning).text()).toContain('/assets/early.motivation-quotes.')
      const { text, author } = shownQuote(quoteOfDay('2026-03-03'), texts)
      const poster = page.locator('main [data-look=paper][data-shape=portrait]')
      await expect(poster.getByRole('blockquote')).toHaveText(text)
      await expect(poster.locator('strong')).toHaveText(author)
      await page.getByRole('button', { name: texts.newQuote, exact: true }).click()
      await expect(poster.getByRole('blockquote')).not.toHaveText(text)
    })
})

test('New Quote never repeats a quote at once, and a button returns to the quote of the day', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-03T09:00:00'))
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
  test(`the buttons do not move, whatever the quote and the width of the fallback fonts (${language})`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-12T12:00:00Z'))
    await visit(page, language === 'en' ? path : `/tr${path}`)
    await fontsShown(page)
    await loadFallbackFonts(page)
    const region = page.getByRole('region', { name: large, exact: true })
    const next = page.getByRole('button', { name: newQuote, exact: true })
    // On phones the row below the poster would move with it, on wide screens the bar below the settings as well.
    await page.setViewportSize({ width: 390, height: 844 })
    const quotes = new Set<string>()
    const places = new Map(fallbackWidths.map((width) => [width, new Set<string>()]))
    const titles = new Map<string, number>()
    for (let click = 0; click < 29; click += 1) {
      const seen = await next.evaluate((button, widths) => {
        const { fallBackTo } = window as unknown as FallbackFonts
        const heart = document.querySelector('main [aria-pressed]') ?? button
        // Relative to the page's heading: shifts above it are covered by the tests of layout shift.
        const heading = document.querySelector('main header') ?? button
        const title = document.createRange()
        title.selectNodeContents(document.querySelector('main h1') ?? button)
        const topOf = (element: Element) => element.getBoundingClientRect().top
        const place = () =>
          // The bar with the button is fixed, the row with the heart scrolls.
          `${Math.round(topOf(button))} ${Math.round(topOf(heart) - heading.getBoundingClientRect().bottom)}`
        const root = document.documentElement
        const placesWith = widths.map((width) => {
          fallBackTo(width)
          const after = place()
          // The state before the fonts are loaded.
          root.classList.remove('fonts')
          const before = place()
          const titleWidth = title.getBoundingClientRect().width
          root.classList.add('fonts')
          return { width, places: [before, after], titleWidth }
        })
        return { quote: document.querySelector('blockquote')?.textContent ?? '', placesWith }
      }, fallbackWidths)
      quotes.add(seen.quote)
      for (const { width, places: found, titleWidth } of seen.placesWith) {
        for (const place of found) places.get(width)?.add(place)
        titles.set(width, titleWidth)
      }
      await next.click()
      await expect(region.getByRole('blockquote')).not.toHaveText(seen.quote)
    }
    expect(quotes.size).toBe(29)
    for (const [width, found] of places) expect([...found], `fallback fonts of ${width}`).toHaveLength(1)
    expect(new Set(titles.values()).size, 'widths in which the title was set').toBe(fallbackWidths.length)
  })

for (const [language, { newQuote, share }] of [
  ['en', t],
  ['tr', turkish],
] as const)
  test(`which quote it is takes at most two lines of 320, 390 and 480 pixels (${language})`, {
    tag: '@desktop',
  }, async ({ page }) => {
    // Share is one button more.
    await page.addInitScript(() =>
      Object.assign(navigator, { canShare: () => true, share: () => Promise.resolve() }),
    )
    // The longest date.
    await page.clock.setFixedTime(new Date('2026-09-22T12:00:00Z'))
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, language === 'en' ? path : `/tr${path}`)
    await fontsShown(page)
    const which = page.locator('main [data-result] + div > p')
    const linesIn = async (width: number) => {
      await resize(page, { width, height: 640 })
      return which.evaluate((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
    }
    const widths = [320, 390, 480]
    for (const width of widths) {
      expect(await linesIn(width), `the date in ${width} pixels`).toBeLessThanOrEqual(2)
      await expect(which).toContainText('2026')
      await expect(page.getByRole('button', { name: share, exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: newQuote, exact: true }).click()
    await expect(which).toContainText('29')
    for (const width of widths) {
      expect(await linesIn(width), `the number in ${width} pixels`).toBe(1)
      await expect(which).toContainText('29')
    }
  })

test('Copy copies quote and author, and confirms it for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: new Date('2026-03-02T10:00:00') })
  await visit(page, path)
  await page.clock.pauseAt(new Date('2026-03-02T11:00:00'))
  const laozi = sampleQuotes.find(({ author }) => author === 'Laozi')
  await page.getByRole('button', { name: t.show('Laozi') }).click()
  const copy = page.getByRole('button', { name: /^(Copy|Copied!)$/ })
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
  await page
    .getByRole('region', { name: t.samples })
    .getByRole('button', { name: t.addFavouriteBy('Virgil'), exact: true })
    .click()
  await page.reload()
  const favourites = page.getByRole('region', { name: t.favourites(1) })
  await expect(favourites.getByText('Virgil')).toBeVisible()
  await favourites.getByRole('button', { name: t.inFavouritesBy('Virgil') }).click()
  await expect(page.getByText(t.noFavourites)).toBeVisible()
})

const storedPoster = 'toolnook:motivation-quotes:poster'

test('style and shape of the poster are restored after a reload, and deleted with all data', async ({
  page,
}) => {
  const choice = ['plum', 'phone'] as const
  const radios = [
    page.getByRole('radio', { name: t.pictureStyles.plum }),
    page.getByRole('radio', { name: t.shapes.phone }),
  ]
  const poster = page.locator('main [data-look]:has(blockquote)')
  await visit(page, path)
  for (const radio of radios) await radio.check({ force: true })
  await page.reload()
  for (const radio of radios) await expect(radio).toBeChecked()
  await expect(poster).toHaveAttribute('data-look', choice[0])
  await expect(poster).toHaveAttribute('data-shape', choice[1])
  await visit(page, '/your-data')
  await page.getByRole('button', { name: yourData.deleteAll.button, exact: true }).click()
  await page.getByRole('button', { name: yourData.deleteAll.confirm }).click()
  await expect(page.getByText(yourData.deleteAll.done).first()).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), storedPoster)).toBeNull()
})

for (const shape of posterShapes)
  test(`nothing moves when the page finds a stored poster (${shape})`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await watchPage(page)
    await page.clock.setFixedTime(new Date('2026-03-03T09:00:00'))
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      storedPoster,
      JSON.stringify({ v: 1, d: { style: 'night', shape } }),
    ] as const)
    await visit(page, path)
    await expect(page.locator('main [data-look]:has(blockquote)')).toHaveAttribute('data-shape', shape)
    await painted(page)
    const { shifts, moved } = await readWatch(page)
    expect(shifts, moved.join('\n')).toBeLessThan(0.002)
  })

test('a stored poster that is no poster is the default one', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, path)
  for (const record of [
    '{"v":1,"d":{"style":"gold","shape":"phone"}}',
    '{"v":1,"d":{"style":"plum","shape":"__proto__"}}',
    '{"v":1,"d":["plum","phone"]}',
    'plum',
  ])
    await test.step(record, async () => {
      await page.evaluate(
        ([key, text]) => {
          localStorage.clear()
          localStorage.setItem(key, text)
        },
        [storedPoster, record] as const,
      )
      await visit(page, path)
      await expect(page.getByRole('radio', { name: t.pictureStyles.paper })).toBeChecked()
      await expect(page.getByRole('radio', { name: t.shapes.portrait })).toBeChecked()
      await expect(largeText(page)).toBeVisible()
      const plum = page.getByRole('radio', { name: t.pictureStyles.plum })
      await plum.check({ force: true })
      await expect(plum).toBeChecked()
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), storedPoster))
        .toBe('{"v":1,"d":{"style":"plum","shape":"portrait"}}')
    })
})

/** Presses Download, and returns the file. */
async function downloadPicture(page: Page) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t.download }).click()
  const saved = await saving
  return { name: saved.suggestedFilename(), png: readFileSync(await saved.path()) }
}

/** Expects a corner of the picture to have the colour of the poster. */
async function expectColourOfPoster(page: Page, png: Buffer): Promise<void> {
  const seen = await page.evaluate(async (base64) => {
    const poster = document.querySelector('main [data-look]:has(blockquote)')
    const picture = new Image()
    picture.src = `data:image/png;base64,${base64}`
    await picture.decode()
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0)
    const [red, green, blue] = context?.getImageData(2, 2, 1, 1).data ?? []
    return {
      picture: `rgb(${red}, ${green}, ${blue})`,
      poster: poster ? getComputedStyle(poster).backgroundColor : '',
    }
  }, png.toString('base64'))
  expect(seen.picture).toBe(seen.poster)
}

test('a picture of every shape is downloaded as PNG, in the colours of every style of the poster', {
  tag: '@desktop',
}, async ({ page }) => {
  const pictures = [
    { shape: 'portrait', width: 1080, height: 1350, style: 'paper' },
    { shape: 'phone', width: 1080, height: 1920, style: 'night' },
    { shape: 'square', width: 1080, height: 1080, style: 'plum' },
  ] as const
  await visit(page, path)
  for (const style of posterStyles)
    await test.step(`the quote of the day, ${style}`, async () => {
      await page.getByRole('radio', { name: t.pictureStyles[style] }).check({ force: true })
      await expectColourOfPoster(page, (await downloadPicture(page)).png)
    })
  await page.getByRole('button', { name: t.show('George Eliot') }).click()
  for (const { shape, width, height, style } of pictures)
    await test.step(`${shape}, ${style}`, async () => {
      await page.getByRole('radio', { name: t.shapes[shape] }).check({ force: true })
      await page.getByRole('radio', { name: t.pictureStyles[style] }).check({ force: true })
      const poster = await largeText(page).evaluate((quote) => {
        const { width, height } = (quote.closest('[data-shape]') ?? quote).getBoundingClientRect()
        return width / height
      })
      expect(poster).toBeCloseTo(width / height, 2)
      const { name, png } = await downloadPicture(page)
      expect(name).toBe('quote-george-eliot.png')
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height])
      expect(png.length).toBeGreaterThan(10_000)
      await expectColourOfPoster(page, png)
    })
})

/** The smallest gap between the texts of the poster, and from them to its edges, with each of the style sheets. */
const smallestGaps = (page: Page, sheets: readonly string[]) =>
  page.evaluate((texts) => {
    const poster = document.querySelector('main [data-look]:has(blockquote)')
    const parts = [...(poster?.querySelectorAll('blockquote, figcaption, figure + span') ?? [])]
    return texts.map((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const frame = poster?.getBoundingClientRect()
      const gaps = boxes.flatMap((box, index) => [
        box.top - (boxes[index - 1]?.bottom ?? frame?.top ?? 0),
        (frame?.bottom ?? 0) - box.bottom,
        (frame?.right ?? 0) - box.right,
      ])
      return Math.min(...gaps)
    })
  }, sheets)

for (const [language, { newQuote }] of [
  ['en', t],
  ['tr', turkish],
] as const)
  test(`no quote leaves its poster, whatever its size and the spacing of the text (${language})`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    // A new quote enters from below.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, language === 'en' ? path : `/tr${path}`)
    await page.evaluate(() => document.fonts.ready)
    for (let click = 0; click < 29; click += 1) {
      const before = await page.locator('main blockquote').first().textContent()
      for (const shape of posterShapes) {
        await page.locator(`input[value="${shape}"]`).check({ force: true })
        const [own, wide] = await smallestGaps(page, ['', wideText])
        expect.soft(own, `${before} as ${shape}`).toBeGreaterThanOrEqual(0)
        expect.soft(wide, `${before} as ${shape}, with wide text spacing`).toBeGreaterThanOrEqual(0)
      }
      await page.getByRole('button', { name: newQuote, exact: true }).click()
      await expect(page.locator('main blockquote').first()).not.toHaveText(before ?? '')
    }
  })

test('a new quote comes by the space bar and by a swipe, and Download PNG is the one filled button', async ({
  page,
}) => {
  await visit(page, path)
  await expect(page.getByRole('button', { name: t.download })).toBeEnabled()
  const first = await largeText(page).textContent()
  await page.keyboard.press('Space')
  await expect(largeText(page)).not.toHaveText(first ?? '')
  const second = await largeText(page).textContent()
  await largeText(page).evaluate((quote) => {
    const finger = (type: string, clientX: number) =>
      quote.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX, clientY: 300 }),
      )
    finger('pointerdown', 300)
    finger('pointerup', 200)
  })
  await expect(largeText(page)).not.toHaveText(second ?? '')
})

test('on paper the poster is printed alone', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, path)
  await expect(largeText(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(largeText(page)).toBeVisible()
  for (const name of [t.newQuote, t.download, t.copy])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
  await expect(page.getByRole('radio').first()).toBeHidden()
  await expect(page.getByRole('region', { name: t.samples })).toBeHidden()
})

test('a Turkish translation is marked as ours and shown with the English text', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, `/tr${path}`)
  await page.getByRole('button', { name: turkish.show('Laozi') }).click()
  const large = page.getByRole('region', { name: turkish.large, exact: true })
  await expect(large.getByRole('blockquote')).toHaveText('Bin li’lik yolculuk tek bir adımla başladı.')
  await expect(page.getByText(turkish.translatedHere)).toBeVisible()
  await expect(page.locator('q[lang="en"]')).toHaveText(
    '“The journey of a thousand li commenced with a single step.”',
  )
})
