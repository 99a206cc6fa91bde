import { expect, holdBack, hydrated, test, visit } from '../../../../tests/browser/test.ts'
import { messages as english } from '../messages.en.ts'
import { messages as turkish } from '../messages.tr.ts'
import { openAll, openGroup, path } from '../testing/form.ts'

for (const [language, t, address] of [
  ['en', english, path],
  ['tr', turkish, `/tr${path}`],
] as const) {
  test(`allows autofill for the visitor's own company but not the client (${language})`, async ({ page }) => {
    await visit(page, address)
    const labels = { tel: t.phone, email: t.email, 'street-address': t.address }
    const own = page.getByRole('region', { name: t.company, exact: true })
    await expect(own.getByLabel(t.companyName)).toHaveAttribute('autocomplete', 'organization')
    for (const [token, label] of Object.entries(labels))
      await expect(own.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token)

    const client = page.getByRole('region', { name: t.client, exact: true })
    await expect(client.getByLabel(t.clientName)).toHaveAttribute('autocomplete', 'off')
    for (const label of Object.values(labels))
      await expect(client.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', 'off')
  })

  test(`exactly the fields with a star are required (${language})`, async ({ page }) => {
    await visit(page, address)
    const fields = await page.locator('main label[for]').evaluateAll((labels) =>
      labels.map((label) => {
        const { control } = label as HTMLLabelElement
        return {
          name: label.textContent.trim(),
          isRequired: control?.matches('[required], [aria-required="true"]') ?? false,
        }
      }),
    )
    const starred = fields.filter(({ name }) => name.endsWith('*'))
    expect(starred.map(({ name }) => name)).toEqual([t.companyName, t.clientName])
    expect(fields.filter(({ isRequired }) => isRequired)).toEqual(starred)
  })

  test(`the sum of an item has an accessible name (${language})`, async ({ page }) => {
    await visit(page, address)
    await openAll(page)
    await expect(page.getByRole('status', { name: t.itemTotal, exact: true })).toBeVisible()
  })
}

test('a price that is typed behind the 0 has none in front', async ({ page }) => {
  await visit(page, path)
  await openAll(page)
  const price = page.getByLabel(english.price, { exact: true })
  await price.press('End')
  await page.keyboard.type('1200')
  await expect(price).toHaveValue('1200')
  await price.fill('')
  await page.keyboard.type('0.05')
  await expect(price).toHaveValue('0.05')
})

test('the countries are listed once their group is opened, and a chosen one stays', async ({ page }) => {
  await visit(page, path)
  const country = page.getByLabel(english.country, { exact: true }).first()
  await expect(country.locator('option')).toHaveText([english.noCountry])
  await openGroup(page, english.addressGroup)
  await expect(country.locator('option')).toHaveCount(250)
  await country.selectOption('Türkiye')
  await visit(page, path)
  await expect(country).toHaveValue('TR')
  await expect(country.locator('option')).toHaveCount(2)
  await openGroup(page, english.addressGroup)
  await expect(country.locator('option:checked')).toHaveText('Türkiye')
})

test('the countries are listed also where their group was opened before hydration', async ({ page }) => {
  const letCome = await holdBack(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await openGroup(page, english.addressGroup)
  letCome()
  await hydrated(page)
  const country = page.getByLabel(english.country, { exact: true }).first()
  await expect(country).toBeVisible()
  await expect(country.locator('option')).toHaveCount(250)
})

test('Enter in the only field of a section submits nothing, neither before nor after hydration', async ({
  page,
}) => {
  const letCome = await holdBack(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  const loaded = await page.evaluate(() => performance.timeOrigin)
  const taxRate = page.getByLabel(english.taxRate, { exact: true })
  await page.getByRole('heading', { name: english.taxAndNotes, exact: true }).click()
  await taxRate.fill('7')
  await taxRate.press('Enter')
  letCome()
  await hydrated(page)
  await expect(taxRate).toHaveValue('7')
  await taxRate.fill('19')
  await taxRate.press('Enter')
  await expect(taxRate).toHaveValue('19')
  await expect(taxRate).toBeFocused()
  await expect(page).toHaveURL(path)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)
})
