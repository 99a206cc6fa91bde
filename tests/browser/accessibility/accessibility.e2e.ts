import { choseTheme, screens } from '../screens.ts'
import { shellTexts } from '../site.ts'
import { expect, test, visit } from '../test.ts'
import { bringAxe, expectAccessible } from './checks/axe.ts'

const t = shellTexts.en

test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) => bringAxe(context))

for (const [name, viewport] of Object.entries(screens))
  for (const theme of ['light', 'dark'] as const)
    test.describe(`${name}, ${theme}`, () => {
      test.use({ viewport, storageState: ({ baseURL }, use) => use(choseTheme(theme, baseURL)) })

      test('what opens over a page', async ({ page }) => {
        await visit(page, '/')
        await page.keyboard.press('ControlOrMeta+k')
        await expect(page.getByRole('option').first()).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('combobox').fill('zzzz')
        await expect(page.getByText(t.searchNothing)).toBeVisible()
        await expectAccessible(page)
        await visit(page, '/')
        if (name === 'phone') {
          await page.getByRole('button', { name: t.openMenu }).click()
          await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
          await expectAccessible(page)
        } else {
          for (const button of await page.locator('header [aria-expanded]').all()) {
            await button.click()
            await expect(page.locator('header nav').getByRole('listitem').first()).toBeVisible()
            // What lies partly under the menu is too small to be pressed there, and is judged without it elsewhere.
            await expectAccessible(page, '', 'header')
          }
        }
      })
    })
