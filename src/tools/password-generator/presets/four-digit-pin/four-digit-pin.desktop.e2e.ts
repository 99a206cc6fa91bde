import { expect, test, visit } from '../../../../../tests/browser/test.ts'
import { messages as english } from '../../messages.en.ts'
import { messages as turkish } from '../../messages.tr.ts'

for (const [path, t] of [
  ['/tools/password-generator', english],
  ['/tr/tools/password-generator', turkish],
] as const)
  test(`${path}: a PIN of four digits is there, and another one on request`, async ({ page }) => {
    await visit(page, `${path}/four-digit-pin`)
    await expect(page.getByRole('radio', { name: t.kinds.digits })).toBeChecked()
    await expect(page.getByLabel(t.digits(4))).toHaveValue('4')
    const pin = page.getByRole('region', { name: t.generated }).locator('li code').first()
    await expect(pin).toHaveText(/^\d{4}$/)
    await page.getByRole('button', { name: t.generate, exact: true }).click()
    await expect(pin).toHaveText(/^\d{4}$/)
  })
