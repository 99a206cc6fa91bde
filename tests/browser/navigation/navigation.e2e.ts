import type { Page } from '@playwright/test'
import { languageNames, languages } from '../../../src/lib/text/i18n.ts'
import { colourPhoto, red } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { openWithPhotos, photoRows } from '../photo-tool.ts'
import { addressOf, homeOf, pagesIn, shellTexts, toolPages } from '../site.ts'
import { expect, painted, test, visit } from '../test.ts'
import { readHead, textOf } from './page-head.ts'

const t = shellTexts.en
const firstTool = toolPages.find(({ language }) => language === 'en')?.path ?? ''
const firstCard = (page: Page) => page.getByRole('main').locator(`a[href="${firstTool}"]`)
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollDown = async (page: Page, to: number) => {
  await page.evaluate((top) => scrollTo(0, top), to)
  await expect.poll(() => scrollTop(page)).toBe(to)
}
/** A marker that a reload would remove. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test.use({ viewport: { width: 1280, height: 400 }, reducedMotion: 'reduce' })

for (const language of languages)
  test(`every page (${language}) is the same after navigation as after loading its URL`, async ({ page }) => {
    await visit(page, homeOf(language))
    await mark(page)
    for (const { path, alternates } of pagesIn(language).filter((each) => each.path !== homeOf(language)))
      await test.step(path, async () => {
        const sent = await (await page.request.get(path)).text()
        await page.evaluate((href) => {
          const link = document.createElement('a')
          link.href = href
          link.textContent = href
          document.querySelector('main')?.append(link)
          link.click()
          link.remove()
        }, path)
        await expect(page).toHaveURL(path)
        await expect(page).toHaveTitle(textOf(/<title>(.*?)<\/title>/.exec(sent)?.[1]))
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        const head = await readHead(page)
        expect(head).toMatchObject({ language, alternates, canonical: [addressOf(path)] })
        expect(head.openGraph).toMatchObject({ 'og:url': addressOf(path), 'og:title': head.title })
        expect(await isMarked(page)).toBe(true)
      })
  })

test('back and forward restore the scroll position', async ({ page }) => {
  await visit(page, '/')
  const homeTitle = await page.title()
  await mark(page)
  await scrollDown(page, 180)
  // Left right after the focus has scrolled the page, before a frame is painted.
  const left = await firstCard(page).evaluate((link) => {
    if (link instanceof HTMLElement) link.focus()
    const top = Math.round(scrollY)
    if (link instanceof HTMLElement) link.click()
    return top
  })
  expect(left).toBeGreaterThan(180)
  await expect(page).toHaveURL(firstTool)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
  const toolTitle = await page.title()
  expect(toolTitle).not.toBe(homeTitle)
  await scrollDown(page, 120)
  // The browser reports scrolling with the next frame, sooner than a visitor can act.
  await painted(page)

  await page.goBack()
  await expect(page).toHaveTitle(homeTitle)
  await expect.poll(() => scrollTop(page)).toBe(left)
  await page.goForward()
  await expect(page).toHaveTitle(toolTitle)
  await expect.poll(() => scrollTop(page)).toBe(120)
  expect(await isMarked(page)).toBe(true)
})

test('going on before a page is shown ends on the page of the address', async ({ page }) => {
  await visit(page, firstTool)
  const title = await page.title()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('banner').locator('a[href="/"]').click()
  await expect(page).not.toHaveTitle(title)
  await firstCard(page).click()
  await expect(page).toHaveTitle(title)
  // The second step right after the first has changed the address, as by a key that is pressed twice.
  for (const [first, second] of [
    [-1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    await page.evaluate(
      ([one, two]) =>
        new Promise<void>((resolve) => {
          addEventListener('popstate', () => history.go(two), { once: true })
          addEventListener('popstate', () => location.pathname !== '/' && resolve())
          history.go(one)
        }),
      [first, second] as const,
    )
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)
  }
})

test('a reload restores the scroll position', async ({ page }) => {
  await visit(page, '/')
  await scrollDown(page, 150)
  await page.reload()
  // Fonts that come after the page may move what is above by a pixel; the browser keeps what is read in its place.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - 150)).toBeLessThanOrEqual(3)
})

test('links with a fragment scroll to their target', async ({ page }) => {
  const guide = '/guides/pomodoro-technique'
  await visit(page, firstTool)
  await mark(page)
  const follow = (href: string) =>
    page.evaluate((address) => {
      const link = document.createElement('a')
      link.href = address
      document.querySelector('main')?.append(link)
      link.click()
      link.remove()
    }, href)
  await follow(`${guide}#who-it-suits`)
  await expect(page).toHaveURL(`${guide}#who-it-suits`)
  const group = page.locator('#who-it-suits')
  await expect(group).toBeInViewport()
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await expect.poll(async () => (await group.boundingBox())?.y).toBeGreaterThanOrEqual(bar)
  await page.evaluate(() => scrollTo(0, 0))
  await follow('#who-it-suits')
  await expect(group).toBeInViewport()
  expect(await isMarked(page)).toBe(true)

  await page.goto(`${guide}#who-it-suits`)
  await expect(group).toBeInViewport()
})

test('links opened with modifier keys are left to the browser', async ({ page, context }) => {
  await visit(page, '/')
  const opened = context.waitForEvent('page')
  await firstCard(page).click({ modifiers: ['ControlOrMeta'] })
  await (await opened).waitForURL(firstTool)
  await expect(page).toHaveURL('/')
})

test('the skip link moves the focus past the top bar', async ({ page }) => {
  await visit(page, firstTool)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('changing the language preserves the page and the work in it', async ({ page }) => {
  await openWithPhotos(page, [colourPhoto('kept.png', red)])
  await mark(page)
  await page.getByLabel('Page Size').selectOption('A3')
  await scrollDown(page, 60)
  // By coordinates, as the driver's click would scroll first.
  const link = await page.getByRole('banner').getByRole('link', { name: languageNames.tr }).boundingBox()
  await page.mouse.click((link?.x ?? 0) + 10, (link?.y ?? 0) + 10)
  await expect(page).toHaveURL('/tr/tools/photo-to-pdf')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(photoRows(page)).toContainText(['kept.png'])
  await expect(page.getByLabel('Sayfa Boyutu')).toHaveValue('A3')
  expect(await scrollTop(page)).toBe(60)
  const toEnglish = page.getByRole('contentinfo').getByRole('link', { name: languageNames.en })
  await expect(toEnglish).toHaveAttribute('lang', 'en')
  await toEnglish.click()
  await expect(page).toHaveURL('/tools/photo-to-pdf')
  await expect(photoRows(page)).toContainText(['kept.png'])
  expect(await isMarked(page)).toBe(true)
})

test('no tool loses its state when the language changes', async ({ page }) => {
  for (const { path, alternates } of toolPages.filter(({ language }) => language === 'en'))
    await test.step(path, async () => {
      await visit(page, path)
      const controls = await page.locator('main').locator('button, input, select, textarea').elementHandles()
      expect(controls.length).toBeGreaterThan(0)
      await page.getByRole('banner').getByRole('link', { name: languageNames.tr }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
      expect(addressOf(new URL(page.url()).pathname)).toBe(alternates.tr)
      for (const control of controls)
        expect(await control.evaluate((element) => element.isConnected)).toBe(true)
    })
})
