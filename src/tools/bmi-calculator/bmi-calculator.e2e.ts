import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, fontsShown, test, visit } from '../../../tests/browser/test.ts'
import { messages as t } from './messages.en.ts'
import { messages as turkish } from './messages.tr.ts'

const path = '/tools/bmi-calculator'

async function fill(page: Page, weight: string, height: string, age: string) {
  await page.getByLabel('Weight (kg)', { exact: true }).fill(weight)
  await page.getByLabel('Height (cm)', { exact: true }).fill(height)
  await page.getByLabel('Age (years)', { exact: true }).fill(age)
}

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate', exact: true })
const result = (page: Page) => page.getByRole('region', { name: t.result, exact: true })
const history = (page: Page) => page.getByRole('region', { name: t.history, exact: true })

test('a BMI is calculated and stored in the history', async ({ page }) => {
  await visit(page, path)
  await expect(calculate(page)).toBeDisabled()
  await fill(page, '70', '175', '')
  await expect(calculate(page)).toBeDisabled()
  await page.getByLabel('Age (years)').fill('30')
  await page.getByText('Male', { exact: true }).click()
  await calculate(page).click()
  await expect(result(page)).toContainText('22.9')
  await expect(result(page)).toContainText('Normal weight')
  await expect(result(page)).toContainText('56.7 kg – 76.3 kg')
  await expect(result(page)).toContainText('about 2,030 kcal')
  await expect(result(page).getByRole('img', { name: t.scale('22.9', 'Normal weight') })).toBeVisible()
  await expect(history(page).getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(history(page).getByRole('row').nth(1)).toContainText('22.9')
})

test('invalid values show the specified error and stay in the form', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, path)
  for (const [weight, height, age] of [
    ['abc', '175', '30'],
    ['0', '175', '30'],
    ['70', '-175', '30'],
    ['70', '175', 'old'],
  ] as const) {
    await fill(page, weight, height, age)
    await calculate(page).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter valid values for weight, height, and age.')
    await expect(page.getByLabel('Weight (kg)', { exact: true })).toHaveValue(weight)
    const wrong =
      Number.isNaN(Number(weight)) || weight === '0'
        ? 'Weight (kg)'
        : height === '-175'
          ? 'Height (cm)'
          : 'Age (years)'
    const field = page.getByLabel(wrong, { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/^Enter a number/)
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
  }
  await expect(history(page).getByText(t.historyEmpty)).toBeVisible()
  await fill(page, '70', '175', '30')
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
})

test('implausible values need confirmation or can be corrected', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, path)
  await fill(page, '12', '190', '30')
  await calculate(page).click()
  await expect(page.getByRole('alert')).toContainText('12 kg, 190 cm and 30 years?')
  await page.getByRole('button', { name: t.confirm }).click()
  await expect(result(page)).toContainText('3.3')
  await fill(page, '175', '70', '30')
  await calculate(page).click()
  await expect(page.getByRole('alert')).toContainText(t.swappedText)
  await page.getByRole('button', { name: t.swap }).click()
  await expect(page.getByLabel('Weight (kg)', { exact: true })).toHaveValue('70')
  await expect(result(page)).toContainText('22.9')
  await fill(page, '70', '1.75', '30')
  await calculate(page).click()
  await expect(page.getByRole('alert')).toContainText('70 kg, 1.75 cm and 30 years?')
  await page.getByRole('button', { name: t.takeHeight('175') }).click()
  await expect(page.getByLabel('Height (cm)', { exact: true })).toHaveValue('175')
  await expect(result(page)).toContainText('22.9')
})

test('the confirmation shows a decimal comma as it is interpreted', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, path)
  await fill(page, '1,234', '175', '30')
  await calculate(page).click()
  await expect(page.getByRole('alert')).toContainText('1.234 kg, 175 cm and 30 years?')
})

test('no gender is preselected, and calories and percentiles require one', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await visit(page, path)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(page.getByRole('radio', { name: t.unitSystems.metric })).toBeChecked()
  await fill(page, '70', '175', '30')
  await calculate(page).click()
  await expect(history(page).getByRole('row')).toHaveCount(2)
  await expect(result(page)).toContainText(t.genderForEnergy)
  await page.getByText('Male', { exact: true }).click()
  await expect(result(page)).toContainText('about 2,030 kcal')
  // In a tab of its own, which does not get the entries of the first one back.
  const tab = await context.newPage()
  await visit(tab, path)
  await fill(tab, '40', '150', '12')
  await expect(result(tab)).toContainText(t.genderForPercentile)
  await tab.getByText('Female', { exact: true }).click()
  await expect(result(tab)).toContainText('had a lower BMI')
})

test('24.96 is not shown as 25.0 with Normal weight', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, path)
  await fill(page, '76,44', '175', '30')
  await expect(result(page)).toContainText('24.96')
  await expect(result(page)).toContainText('Normal weight')
})

test('conversion to imperial units and back is exact', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, path)
  await fill(page, '72,5', '175', '30')
  await page.getByText(t.unitSystems.imperial).click()
  await expect(page.getByLabel('Weight (st)')).toHaveValue('11')
  await expect(page.getByLabel('Weight (lb)')).toHaveValue('5.8')
  await expect(page.getByLabel('Height (ft)')).toHaveValue('5')
  await page.getByText(t.unitSystems.metric).click()
  await expect(page.getByLabel('Weight (kg)', { exact: true })).toHaveValue('72,5')
  await page.getByText(t.unitSystems.us).click()
  await page.getByLabel('Weight (lb)').fill('150')
  await page.getByLabel('Height (ft)').fill('5')
  await page.getByLabel('Height (in)').fill('8')
  await expect(result(page)).toContainText('22.8')
})

test('under 20 the percentile replaces the adult category', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, path)
  // The CDC's example: a girl of 12 years and 5 months with a BMI of 26.6.
  await fill(page, '59,85', '150', '12')
  await page.getByText('Female', { exact: true }).click()
  await page.getByLabel(/^Months/).fill('5')
  await expect(result(page)).toContainText('96')
  await expect(result(page)).toContainText(t.childCategories.obesity)
  await expect(result(page)).not.toContainText('Overweight')
  await page.getByLabel('Age (years)').fill('1')
  await expect(result(page)).toContainText(t.underTwo)
})

test('waist and lower action points are optional additions', async ({ page }) => {
  await visit(page, path)
  await fill(page, '75', '175', '30')
  await page.getByText('Waist, optional', { exact: true }).click()
  await page.getByLabel('Waist, optional (cm)').fill('87,4')
  await expect(page.getByText('87.4 cm', { exact: true })).toBeVisible()
  await expect(result(page)).toContainText('0.499')
  await expect(result(page)).toContainText('In the healthy range')
  await page.getByRole('checkbox', { name: t.lower }).check()
  await expect(result(page)).toContainText('This BMI reaches 23 kg/m²')
})

test('the history of a month is shown as chart and table, exported, cleared and imported', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-03-01T09:00:00') })
  await visit(page, path)
  for (let entry = 0; entry < 11; entry += 1) {
    await page.clock.setFixedTime(new Date(2026, 2, 1 + entry * 3, 9))
    await fill(page, String(80 - entry * 0.5), '175', '30')
    await calculate(page).click()
  }
  await expect(history(page).getByRole('row')).toHaveCount(11)
  await expect(result(page).getByRole('img', { name: t.chart(10) })).toBeVisible()
  await expect(history(page).getByRole('row').nth(1)).toContainText('31 Mar 2026')
  await expect(history(page).getByRole('row').last()).toContainText('4 Mar 2026')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t.exportCsv }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('bmi-history.csv')
  const csv = readFileSync(await saved.path(), 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(11)

  await page.getByRole('button', { name: t.clear }).click()
  await expect(history(page).getByText(t.historyEmpty)).toBeVisible()
  const picker = history(page).locator('input[type="file"]')
  await picker.setInputFiles({ name: 'notes.csv', mimeType: 'text/csv', buffer: Buffer.from('hello') })
  await expect(page.getByRole('alert')).toContainText(t.importFailed('notes.csv'))
  await expect(page.getByRole('alert')).toContainText(t.importReason('no-table'))
  await picker.setInputFiles({
    name: 'mine.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${csv}2026-03-05,x,175,30,male\n`),
  })
  await expect(history(page).getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('alert')).toContainText(t.refusedRows.values('12'))
  await history(page)
    .getByRole('button', { name: t.remove('31 Mar 2026') })
    .click()
  await expect(history(page).getByRole('row')).toHaveCount(10)
  await history(page).getByRole('button', { name: 'Undo' }).click()
  await expect(history(page).getByRole('row')).toHaveCount(11)
})

test('with the history off no result is stored', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, path)
  await page.getByRole('checkbox', { name: t.saveResults }).uncheck()
  await fill(page, '70', '175', '30')
  await calculate(page).click()
  await expect(result(page)).toContainText('22.9')
  await expect(history(page).getByText(t.historyEmpty)).toBeVisible()
})

test('a BMI is calculated in Turkish with decimal commas', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, `/tr${path}`)
  await page.getByLabel('Kilo (kg)').fill('76,44')
  await page.getByLabel('Boy (cm)').fill('175')
  await page.getByLabel('Yaş (yıl)').fill('30')
  await page.getByRole('button', { name: turkish.calculate }).click()
  const region = page.getByRole('region', { name: turkish.result, exact: true })
  await expect(region).toContainText('24,96')
  await expect(region).toContainText('Normal kilolu')
})

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const)
  test(`at ${width} × ${height} fields, number, scale and history chart share the first screen`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page, path)
    await fill(page, '70', '175', '30')
    await page.getByText('Female', { exact: true }).click()
    await calculate(page).click()
    const chart = result(page).getByRole('img', { name: t.chart(1) })
    await expect(chart).toBeInViewport({ ratio: 1 })
    const scale = await result(page)
      .getByRole('img', { name: t.scale('22.9', 'Normal weight') })
      .boundingBox()
    const surface = await page.locator('[data-result]').boundingBox()
    expect((scale?.width ?? 0) / (surface?.width ?? 1)).toBeGreaterThan(0.8)
    await expect(result(page)).toContainText('76.6 kg')
    const tops = await page
      .getByRole('form', { name: t.yourData })
      .locator('input:not([type="radio"])')
      .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
  })

test('the place of the chart is kept free, so that nothing moves when the history is read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, path)
  const course = result(page).getByText(t.chartEmpty)
  await expect(course).toBeInViewport()
  // On the page: a reload scrolls to where the page was.
  const place = () =>
    result(page).evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      return { top: top + scrollY, height }
    })
  await fontsShown(page)
  const before = await place()
  await fill(page, '70', '175', '30')
  await calculate(page).click()
  await page.reload()
  await expect(result(page).getByRole('img', { name: t.chart(1) })).toBeVisible()
  await fontsShown(page)
  expect(await place()).toEqual(before)
})

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
] as const)
  test(`the result comes without moving the chart below it at ${width} × ${height}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page, path)
    await fontsShown(page)
    const place = () =>
      result(page)
        .locator('> :last-child')
        .evaluate((course) => Math.round(course.getBoundingClientRect().top + scrollY))
    const before = await place()
    await fill(page, '82', '175', '30')
    await expect(result(page)).toContainText('26.8')
    expect(await place()).toBe(before)
  })

test('on paper the result is printed with its scale and chart, without form and settings', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, path)
  await fill(page, '70', '175', '30')
  await calculate(page).click()
  await page.emulateMedia({ media: 'print' })
  await expect(result(page).getByText('22.9').first()).toBeVisible()
  await expect(result(page).getByRole('img', { name: t.chart(1) })).toBeVisible()
  await expect(page.getByLabel('Weight (kg)', { exact: true })).toBeHidden()
  await expect(page.getByText(t.tableNote)).toBeHidden()
})
