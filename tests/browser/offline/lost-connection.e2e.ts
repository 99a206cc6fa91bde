import type { Page } from '@playwright/test'
import { shellTexts, toolPages } from '../site.ts'
import { expect, test, visit } from '../test.ts'

const t = shellTexts.en
const firstTool = toolPages.find(({ language }) => language === 'en')?.path ?? ''
const tiles = '**/*Tile-*.js'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

// Without a service worker, whose cached files would be used.
test.use({
  viewport: { width: 1280, height: 800 },
  expectedErrors: /ERR_INTERNET_DISCONNECTED|dynamically imported|preload CSS/,
})

test.beforeEach(async ({ page, context }) => {
  // The home page loads them by itself, before or after the connection is lost.
  await page.route(tiles, (route) => route.abort('internetdisconnected'))
  await visit(page, '/')
  await context.setOffline(true)
})

test('a page that fails to load leaves the current one, and can be retried', async ({ page, context }) => {
  await page.getByRole('main').locator(`a[href="${firstTool}"]`).click()
  await expect(page.getByRole('alert')).toContainText(t.loadFailed.page)
  await expect(heading(page)).toHaveText(t.hero.title)
  const failedAgain = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: t.loadFailed.retry }).click()
  await failedAgain
  await expect(heading(page)).toHaveText(t.hero.title)
  await context.setOffline(false)
  await page.getByRole('button', { name: t.loadFailed.retry }).click()
  await expect(heading(page)).not.toHaveText(t.hero.title)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page whose style sheet fails to load is shown with it when it is tried again', async ({
  page,
  context,
}) => {
  await context.setOffline(false)
  let isCut = true
  await page.route('**/*.css', (route) => (isCut ? route.abort('internetdisconnected') : route.continue()))
  await page.getByRole('main').locator(`a[href="${firstTool}"]`).click()
  await expect(page.getByRole('alert')).toContainText(t.loadFailed.page)
  await expect(heading(page)).toHaveText(t.hero.title)
  isCut = false
  const sheet = page.waitForResponse('**/*.css')
  await page.getByRole('button', { name: t.loadFailed.retry }).click()
  expect((await sheet).ok()).toBe(true)
  await expect(heading(page)).not.toHaveText(t.hero.title)
})

test('a menu or palette that fails to load leaves the page as it is and reports it', async ({ page }) => {
  await page.getByRole('banner').getByRole('button', { name: t.tools, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(t.loadFailed.part)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('alert')).toContainText(t.loadFailed.part)
  await expect(heading(page)).toHaveText(t.hero.title)
})

test('tiles that fail to load stay as they are until the device is online again', async ({
  page,
  context,
}) => {
  const copy = page.getByRole('main').getByRole('button', { name: /^Copy/ })
  await page.mouse.move(300, 300)
  await expect(heading(page)).toHaveText(t.hero.title)
  await expect(copy).toHaveCount(0)
  await page.unroute(tiles)
  await context.setOffline(false)
  await expect(copy.first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the menu of small screens does the same', async ({ page }) => {
    await page.getByRole('button', { name: t.openMenu }).click()
    await expect(page.getByRole('alert')).toContainText(t.loadFailed.part)
    await expect(heading(page)).toHaveText(t.hero.title)
  })
})
