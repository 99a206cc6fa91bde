import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { messages as t } from '../messages.en.ts'
import { messages as turkish } from '../messages.tr.ts'

/** Grey on white 4.48, grey on black 4.69, white on black 21. */
const greys = '#777777-ffffff-000000'

const ruler = (page: Page, name: string) =>
  page.getByRole('tabpanel', { name, exact: true }).getByRole('img', { name: / : 1/ })
const hand = (page: Page, name: string) => ruler(page, name).locator('[data-tone] line')

test('the best contrast of the palette is read on a logarithmic scale, with every pair', async ({ page }) => {
  await visit(page, `/tools/color-palette${greys}`)
  await expect(ruler(page, t.contrast)).toHaveAccessibleName(
    'The best contrast is 21.00 : 1. 2 of 3 pairs have 4.5 : 1 or more.',
  )
  await expect(
    page.getByText('3 pairs: 1 AAA (7 or more), 1 AA (4.5), 1 for large text only (3), 0 too low.'),
  ).toBeVisible()
  await expect(page.getByText('Highest: #FFFFFF and #000000 (21.00)')).toBeVisible()
  await expect(
    page.getByText(/^Lowest: #777777 and #FFFFFF \(4\.4\d\), #777777 and #000000 \(4\.6\d\)$/),
  ).toBeVisible()
  await expect(hand(page, t.contrast)).toHaveAttribute('x1', '100%')
  await expect(ruler(page, t.contrast).locator('[data-tone]')).toHaveAttribute('data-tone', 'good')
  await expect(ruler(page, t.contrast).locator('circle')).toHaveCount(3)
  const placeOf = async (mark: string) =>
    Number.parseFloat(
      (await ruler(page, t.contrast).getByText(mark, { exact: true }).getAttribute('x')) ?? '',
    )
  for (const mark of [3, 4.5, 7])
    expect(await placeOf(String(mark))).toBeCloseTo((Math.log(mark) / Math.log(21)) * 100, 6)
})

test('of many colours, the scale has the pairs of one of them', async ({ page }) => {
  await visit(page, `/tools/color-palette${greys}-808080-8a8a8a-949494`)
  const discs = ruler(page, t.contrast).locator('circle')
  await expect(page.getByText(/^15 pairs: /)).toBeVisible()
  await expect(discs).toHaveCount(5)
  await expect(ruler(page, t.contrast)).toHaveAccessibleName(
    /^The best contrast is 4\.6\d : 1\. 1 of 5 pairs has 4\.5 : 1 or more\.$/,
  )
  await page.getByLabel(t.pairsOf).selectOption('2: #FFFFFF')
  await expect(ruler(page, t.contrast)).toHaveAccessibleName(/^The best contrast is 21\.00 : 1\./)
  await expect(discs).toHaveCount(5)
})

test('a palette without readable pairs is read as such, in Turkish and on a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/tr/tools/color-palette#808080-8a8a8a-949494')
  await expect(ruler(page, turkish.contrast)).toHaveAccessibleName(
    'En yüksek kontrast 1,30 : 1. 4,5 : 1 ve üzerindeki çiftler: 0 / 3.',
  )
  await expect(ruler(page, turkish.contrast).locator('[data-tone]')).toHaveAttribute('data-tone', 'bad')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
