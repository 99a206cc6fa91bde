import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { messages as t } from '../messages.en.ts'

test.beforeEach(({ page }) => visit(page, '/tools/word-counter'))

const panel = (page: Page) => page.getByRole('region', { name: t.limits })
const row = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name })

/** Expects the reading of a row to be at a percentage of its ruler. */
async function expectReading(page: Page, name: string, percent: number, tone: string) {
  const reading = row(page, name).locator('[data-tone]')
  await expect(reading).toHaveAttribute('data-tone', tone)
  await expect
    .poll(async () => Number.parseFloat((await reading.locator('line').getAttribute('x1')) ?? ''))
    .toBeCloseTo(percent, 6)
}

test('the length of a text is read beside every limit', async ({ page }) => {
  await expect(panel(page).getByRole('listitem')).toHaveCount(4)
  await expect(panel(page).locator('svg'), 'no reading without a text').toHaveCount(0)

  // The limit is at four fifths of each ruler.
  await page.getByLabel(t.text).fill('a'.repeat(150))
  await expectReading(page, t.post, (150 / 280) * 80, 'good')
  await expectReading(page, t.sms, (150 / 160) * 80, 'good')
  await expectReading(page, t.description, (150 / 160) * 80, 'good')
  await expectReading(page, t.pageTitle, 100, 'bad')
  await expect(row(page, t.pageTitle)).toContainText('150 of 60, 90 too many')
  await expect(row(page, t.pageTitle).getByText('60', { exact: true })).toHaveAttribute('x', '80%')
})

test('a text message in several parts is a warning, with the limit of its alphabet', async ({ page }) => {
  await page.getByLabel(t.text).fill('ş'.repeat(77))
  await expectReading(page, t.sms, (77 / 70) * 80, 'fair')
  await expect(row(page, t.sms).getByText('70', { exact: true })).toHaveAttribute('x', '80%')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the goal is the good stretch of a ruler, and its bounds stay apart', async ({ page }) => {
  await page.getByLabel(t.text).fill('word '.repeat(1600))
  await page.getByText(t.goal, { exact: true }).click()
  const goal = page.getByRole('group').filter({ has: page.getByLabel(t.least) })
  const reading = goal.locator('[data-tone]')
  const good = goal.locator('rect').first()
  await page.getByLabel(t.least).fill('2000')
  await expect(reading).toHaveAttribute('data-tone', 'neutral')
  await expect(good).toHaveAttribute('x', '80%')

  await page.getByLabel(t.most).fill('1590')
  await page.getByLabel(t.least).fill('1500')
  await expect(reading).toHaveAttribute('data-tone', 'bad')
  await expect(goal.getByText('10 words too many')).toBeVisible()
  const [least, most] = await Promise.all(
    ['1,500', '1,590'].map((label) => goal.getByText(label, { exact: true }).boundingBox()),
  )
  expect((most?.x ?? 0) - (least?.x ?? 0) - (least?.width ?? 0)).toBeGreaterThan(4)

  // The larger number in the first field.
  await page.getByLabel(t.least).fill('1700')
  await expect(reading).toHaveAttribute('data-tone', 'good')
  await expect(goal.getByText(t.goalMet)).toBeVisible()
})
