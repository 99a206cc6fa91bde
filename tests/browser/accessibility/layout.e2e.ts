import { screens } from '../screens.ts'
import { shellTexts } from '../site.ts'
import { expect, test, visit } from '../test.ts'
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
