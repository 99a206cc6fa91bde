import { languages } from '../../../src/lib/text/i18n.ts'
import { screens } from '../screens.ts'
import { pagesIn, shellTexts } from '../site.ts'
import { expect, hydrated, test, visit } from '../test.ts'
import { smallTargets } from './checks/targets.ts'

const t = shellTexts.en

test.describe('the menu of small screens', () => {
  test.use({ viewport: screens.phone })

  test('has large targets', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: t.openMenu }).click()
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  })
})

test.describe('a phone at 200 % zoom', () => {
  test.use({ viewport: { width: 195, height: 422 } })

  for (const language of languages)
    test(`no page is wider than the window (${language})`, async ({ page }) => {
      test.setTimeout(300_000)
      for (const { path } of pagesIn(language))
        await test.step(path, async () => {
          await page.goto(path)
          await hydrated(page)
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          expect.soft(width, path).toBeLessThanOrEqual(195)
        })
    })
})
