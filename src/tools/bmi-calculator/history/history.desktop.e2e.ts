import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { restyle } from '../../../../tests/browser/accessibility/checks/restyle.ts'
import { refuseFileReads } from '../../../../tests/browser/refuse-file-reads.ts'
import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { uiText } from '../../../ui/text/messages.en.ts'
import { messages as t } from '../messages.en.ts'

const path = '/tools/bmi-calculator'

const history = (page: Page) => page.getByRole('region', { name: t.history, exact: true })
const rows = (page: Page) => history(page).locator('tbody').getByRole('row')
const undo = (page: Page) => history(page).getByRole('button', { name: 'Undo' })
const historyAlert = (page: Page) => history(page).getByRole('alert')

const head = 'date,weight_kg,height_cm,age_years,gender'
const csv = (...lines: string[]) => [head, ...lines, ''].join('\n')

const open = (page: Page, text: string | Buffer, name = 'mine.csv') =>
  history(page)
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function calculate(page: Page, weight: string, age = '30') {
  await page.getByLabel('Weight (kg)', { exact: true }).fill(weight)
  await page.getByLabel('Height (cm)', { exact: true }).fill('175')
  await page.getByLabel('Age (years)', { exact: true }).fill(age)
  await page.getByRole('button', { name: t.calculate, exact: true }).click()
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-10T09:00:00') })
})

test('an import asks before dropping results, refuses future dates and can be undone', async ({ page }) => {
  await visit(page, path)
  for (const [index, weight] of ['80', '79', '78', '77', '76', '75', '74', '73'].entries()) {
    await page.clock.setFixedTime(new Date(2026, 2, 1 + index, 9))
    await calculate(page, weight)
  }
  await page.clock.setFixedTime(new Date(2026, 2, 20, 9))
  await expect(rows(page)).toHaveCount(8)

  const future = Array.from({ length: 10 }, (_, index) => `2027-01-${10 + index},70,175,30,male`)
  await open(page, csv(...future))
  await expect(historyAlert(page)).toContainText(t.refusedRows.future('2, 3, 4, 5, 6, 7, 8, 9, 10, 11'))
  await expect(rows(page)).toHaveCount(8)
  await expect(undo(page)).toHaveCount(0)

  const newer = Array.from({ length: 5 }, (_, index) => `2026-03-${10 + index},70,175,30,male`)
  await open(page, csv(...newer))
  await expect(historyAlert(page)).toContainText(t.wouldDrop(3))
  await expect(historyAlert(page).getByRole('listitem')).toHaveText([
    '1 Mar 2026',
    '2 Mar 2026',
    '3 Mar 2026',
  ])
  await historyAlert(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(rows(page)).toHaveCount(8)
  await expect(rows(page).last()).toContainText('1 Mar 2026')

  await open(page, csv(...newer))
  await historyAlert(page)
    .getByRole('button', { name: t.importAnyway(3) })
    .click()
  await expect(history(page)).toContainText(t.imported(5, 'mine.csv'))
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).last()).toContainText('4 Mar 2026')

  // Undo does not affect later changes.
  await calculate(page, '72')
  await expect(rows(page).first()).toContainText('20 Mar 2026')
  await history(page).getByText(t.imported(5, 'mine.csv')).locator('..').getByRole('button').click()
  await expect(rows(page)).toHaveCount(9)
  await expect(rows(page).first()).toContainText('20 Mar 2026')
  await expect(rows(page).last()).toContainText('1 Mar 2026')
  await expect(rows(page).filter({ hasText: '12 Mar 2026' })).toHaveCount(0)
})

test('an eleventh result reports the dropped one, and Undo restores it', async ({ page }) => {
  await visit(page, path)
  for (let day = 1; day <= 11; day += 1) {
    await page.clock.setFixedTime(new Date(2026, 2, day, 9))
    await calculate(page, `${60 + day}`)
    await expect(rows(page).first()).toContainText(`${day} Mar 2026`)
  }
  await expect(rows(page)).toHaveCount(10)
  await expect(rows(page).last()).toContainText('2 Mar 2026')
  await expect(history(page)).toContainText(uiText.oldestWent(1, 10))
  await expect(page.getByRole('status').filter({ hasText: uiText.oldestWent(1, 10) })).toHaveCount(1)
  await undo(page).click()
  await expect(rows(page).last()).toContainText('1 Mar 2026')
  await expect(rows(page).first()).toContainText('10 Mar 2026')
})

test('an ambiguous date such as 01.02.2026 is never guessed', async ({ page }) => {
  await visit(page, path)
  await open(page, csv('01.02.2026,70,175,30,male', '03.02.2026,71,175,30,male'))
  await expect(historyAlert(page)).toContainText(t.whichOrder('01.02.2026'))
  await expect(rows(page)).toHaveCount(0)
  await historyAlert(page).getByRole('button', { name: 'Day first: 1 Feb 2026' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).last()).toContainText('1 Feb 2026')
  await expect(history(page)).toContainText(t.readAs['day-first'])
  await undo(page).click()
  await expect(rows(page)).toHaveCount(0)
  await open(page, csv('01/02/2026,70,175,30,male', '02/15/2026,71,175,30,male'))
  await expect(rows(page).last()).toContainText('2 Jan 2026')
  await expect(history(page)).toContainText(t.readAs['month-first'])
})

test('a file is read in a worker only, and an unreadable one is named with the reason', async ({ page }) => {
  await refuseFileReads(page)
  await visit(page, path)
  await open(page, csv('2026-02-01,70,175,30,male'))
  await expect(rows(page)).toHaveCount(1)
  await expect(history(page)).toContainText(t.imported(1, 'mine.csv'))
  for (const [content, why] of [
    [Buffer.alloc(6 * 1024 * 1024, 'x'), 'too-large'],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'not-text'],
    [Buffer.from(csv('2026-02-01,70,175,30,kad\xfdn'), 'latin1'), 'encoding'],
  ] as const) {
    await open(page, content, 'table.csv')
    await expect(historyAlert(page)).toContainText(t.importFailed('table.csv'))
    await expect(historyAlert(page)).toContainText(t.importReason(why))
  }
  await expect(rows(page)).toHaveCount(1)
})

test('a file that vanished before it is read shows a message', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'table-'))
  const file = join(folder, 'gone.csv')
  writeFileSync(file, csv('01.02.2026,70,175,30,male'))
  await visit(page, path)
  await history(page).locator('input[type="file"]').setInputFiles(file)
  await expect(historyAlert(page)).toContainText(t.whichOrder('01.02.2026'))
  rmSync(folder, { recursive: true })
  await historyAlert(page)
    .getByRole('button', { name: /^Day first/ })
    .click()
  await expect(historyAlert(page)).toContainText(t.importFailed('gone.csv'))
  await expect(historyAlert(page)).toContainText(t.importReason('unreadable'))
})

test('results of one day have distinct labels, and adults and children have separate charts', async ({
  page,
}) => {
  await visit(page, path)
  for (const [minute, weight, age] of [
    [0, '70', '30'],
    [5, '71', '30'],
    [5, '72', '12'],
  ] as const) {
    await page.clock.setFixedTime(new Date(2026, 2, 10, 9, minute))
    await calculate(page, weight, age)
  }
  await expect(rows(page)).toHaveCount(3)
  const names = await rows(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
  expect(names[2]).toBe(t.remove('10 Mar 2026, 09:00'))
  expect(new Set(names).size, names.join()).toBe(3)
  const charts = page
    .getByRole('region', { name: t.result, exact: true })
    .getByRole('img', { name: /chart/i })
  await expect(charts).toHaveCount(2)
  await expect(charts.first()).toHaveAccessibleName(`${t.adults}: ${t.chart(2)}`)
  await expect(charts.last()).toHaveAccessibleName(`${t.young}: ${t.chart(1)}`)
  await expect(charts.first().locator('circle')).toHaveCount(2)
})

test('removing rows by keyboard keeps the focus within the page', async ({ page }) => {
  await visit(page, path)
  await calculate(page, '70')
  const remove = rows(page).getByRole('button')
  await remove.press('Enter')
  await expect(rows(page)).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
  await undo(page).click()
  await history(page).getByRole('button', { name: t.clear }).press('Enter')
  await expect(rows(page)).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('labels of the scale do not overlap with wide text spacing on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, path)
  // WCAG 2.2, 1.4.12.
  await restyle(
    page,
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
  )
  await calculate(page, '70')
  const boxes = await page
    .getByRole('img', { name: /^Scale/ })
    .locator('text')
    .evaluateAll((texts) =>
      texts.flatMap((text) => {
        if (!text.checkVisibility()) return []
        const { left, right, top, bottom } = text.getBoundingClientRect()
        return [{ label: text.textContent, left, right, top, bottom }]
      }),
    )
  expect(boxes.map(({ label }) => label)).toEqual(['18.5', '56.7 kg', '25', '76.6 kg', '30', '70 kg'])
  for (const one of boxes)
    for (const other of boxes)
      if (one !== other)
        expect(
          one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top,
          `${one.label} and ${other.label}`,
        ).toBe(true)
})
