import { messages as english } from '../../src/app/catalog/messages.en.ts'
import { toolPages } from '../browser/site.ts'
import { expect, test, visit } from '../browser/test.ts'
import { pressAll } from '../jobs/press-all.ts'

/*
 * Where site data are blocked, even accessing storage throws. Every tool works until the page is closed and says once that
 * nothing is stored.
 */

test.describe.configure({ timeout: 300_000 })
// A button that opens a file picker needs user input.
test.use({ expectedErrors: /^File chooser dialog / })

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
})

const pages = [
  ...toolPages.filter(({ language }) => language === 'en').map(({ path }) => path),
  '/guides/password-security',
]

for (const path of pages)
  test(`${path} works where nothing can be stored, and says so once`, async ({ page }) => {
    await visit(page, path)
    const notice = page.getByText(english.storage.blocked)
    await expect(notice).toHaveCount(1)
    await page.getByRole('status').filter({ has: notice }).getByRole('button').click()
    expect(await page.evaluate(pressAll, { max: 10 })).toBeGreaterThan(0)
    const [box] = await page.getByRole('main').getByRole('checkbox').all()
    if (await box?.isVisible()) await box?.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('Something went wrong on this page')
    await expect(notice).toHaveCount(0)
  })

test('without storage, typed text lasts as long as the page', async ({ page }) => {
  await visit(page, '/tools/word-counter')
  await page.getByLabel('Your text').fill('Kept by this page alone')
  await expect(page.locator('[data-figure="words"]')).toHaveText('5')
  await visit(page, '/your-data')
  await expect(page.getByText('Your browser isn’t saving anything for this site, so nothing')).toBeVisible()
})
