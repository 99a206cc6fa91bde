import type { Page } from '@playwright/test'
import { messages as shell } from '../../../src/app/language/messages.en.ts'
import { colourPhoto, red } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { card as qrCard } from '../../../src/tools/qr-generator/messages.en.ts'
import { photoTool } from '../photo-tool.ts'
import { shellTexts } from '../site.ts'
import { expect, holdBack, test, visit } from '../test.ts'

const { en: t } = shellTexts
const phone = { width: 390, height: 844 }
const wide = { width: 1280, height: 800 }

test.describe('what is loaded when it is first shown is there once it is loaded', () => {
  // React would hold it back by a timer until 300 ms after a fallback: here no timer goes off.
  const visitAndStopTime = async (page: Page, path = '/') => {
    await page.clock.install()
    await visit(page, path)
    await page.clock.pauseAt(Date.now() + 3_600_000)
  }

  test('the search', async ({ page }) => {
    await visitAndStopTime(page)
    await page.getByRole('button', { name: t.search }).click()
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  })

  test('the menu of a phone', async ({ page }) => {
    await page.setViewportSize(phone)
    await visitAndStopTime(page)
    await page.getByRole('button', { name: t.openMenu }).click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  })

  test('the lists of the top bar', async ({ page }) => {
    await page.setViewportSize(wide)
    await visitAndStopTime(page)
    const bar = page.getByRole('banner')
    for (const label of [shell.tools, shell.guides]) {
      await bar.getByRole('button', { name: label, exact: true }).click()
      await expect(bar.getByRole('list').getByRole('link').first()).toBeVisible()
    }
  })

  test('what a tool makes of a text on the home page', async ({ page }) => {
    await visitAndStopTime(page)
    await page.getByLabel(t.drop.title).fill('https://example.org')
    const answer = page.getByRole('region', { name: t.openWith.answer })
    await expect(answer.getByRole('button', { name: qrCard.title })).toBeVisible()
    await expect(answer.getByRole('img').first()).toBeVisible()
  })

  test('the pages of picked photos', async ({ page }) => {
    await visitAndStopTime(page, photoTool)
    await page.locator('main input[type=file]').first().setInputFiles(colourPhoto('red.png', red))
    await expect(page.locator('[data-result] ol').getByRole('listitem').first()).toBeVisible()
  })
})

test('opening the search leaves the links of the top bar', async ({ page }) => {
  await page.setViewportSize(wide)
  await visit(page, '/')
  const links = page.getByRole('navigation', { name: t.mainMenu }).getByRole('link')
  const before = await links.allTextContents()
  expect(before.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: t.search }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox')).toBeHidden()
  expect(await links.allTextContents()).toEqual(before)
})

test('a list that one no longer waits for does not open', async ({ page }) => {
  await page.setViewportSize(wide)
  const letCome = await holdBack(page, /\/assets\/lazy-parts-.*\.js$/)
  await visit(page, '/')
  const button = page.getByRole('banner').getByRole('button', { name: shell.tools, exact: true })
  for (const leave of [
    () => page.mouse.click(6, 500),
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Shift+Tab'),
    () => button.click(),
  ]) {
    await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await leave()
  }
  letCome()
  await expect(button).toHaveAttribute('aria-busy', 'false')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a list that one leaves and comes back to before it is shown opens', async ({ page }) => {
  await page.setViewportSize(wide)
  await visit(page, '/')
  const button = page.getByRole('banner').getByRole('button', { name: shell.tools, exact: true })
  await button.evaluate(async (tools: HTMLElement) => {
    const logo = document.querySelector<HTMLElement>('header a')
    for (const act of [() => tools.click(), () => logo?.focus(), () => tools.focus(), () => tools.click()]) {
      act()
      // What is urgent is rendered in microtasks; a list comes later.
      for (let round = 0; round < 10; round += 1) await Promise.resolve()
    }
  })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
})

test.describe('without its code', () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_FAILED|(CommandPalette|MobileMenu)-/ })

  test('the search and the menu say that they could not be loaded', async ({ page }) => {
    await page.route(/\/assets\/(CommandPalette|MobileMenu)-.*\.js$/, (route) => route.abort())
    for (const name of [t.search, t.openMenu])
      for (const view of [phone, { width: 320, height: 390 }]) {
        await page.setViewportSize(view)
        await visit(page, '/')
        await page.getByRole('button', { name }).click()
        const alert = page.getByRole('alert').filter({ hasText: t.loadFailed.part })
        await expect(alert).toBeInViewport({ ratio: 1 })
        await expect(alert.getByRole('button', { name: t.loadFailed.retry })).toBeVisible()
        // A missing part may be of an older version, so a reload is offered, too, elsewhere on the screen.
        const offer = page.getByText(t.update.missing.title)
        await expect(offer).toBeVisible()
        const [first, second] = [await alert.boundingBox(), await offer.boundingBox()]
        expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? Number.NaN) + (first?.height ?? 0))
      }
  })
})
