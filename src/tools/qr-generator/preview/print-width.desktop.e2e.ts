import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { messages as t } from '../messages.en.ts'

test('the width on paper is read beside the least that is read', async ({ page }) => {
  await visit(page, '/tools/qr-generator')
  await page.getByRole('textbox', { name: t.fields.text, exact: true }).fill('example.com')
  await page.locator('summary').filter({ hasText: t.print }).click()
  const print = page.getByRole('region', { name: t.print, exact: true })
  const reading = print.locator('[data-tone]')
  const placeOf = (millimetres: number) => `${(Math.log(millimetres / 10) / Math.log(100)) * 100}%`

  await expect(print.getByText(t.printHint(20, 40))).toBeVisible()
  await expect(reading).toHaveAttribute('data-tone', 'good')
  await expect(reading.getByText('40 mm')).toHaveAttribute('x', placeOf(40))
  await expect(print.locator('svg').getByText('20 mm')).toHaveAttribute('x', placeOf(20))

  await page.getByLabel(t.printWidth).fill('12')
  await expect(reading).toHaveAttribute('data-tone', 'bad')
  await expect(reading.getByText('12 mm')).toHaveAttribute('x', placeOf(12))
  await page.getByRole('button', { name: t.fix.print(20) }).click()
  await expect(reading.getByText('20 mm')).toHaveAttribute('x', placeOf(20))
  await expect(reading).toHaveAttribute('data-tone', 'good')
})
