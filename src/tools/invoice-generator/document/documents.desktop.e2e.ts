import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { runOn, textOf } from '../../../lib/pdf/testing/programs.ts'
import { messages as t } from '../messages.en.ts'
import { fillNames, generate, generatedText, openAll, openGroup, path } from '../testing/form.ts'

test('prints a French invoice with amounts above a thousand', async ({ page }) => {
  await visit(page, path)
  await fillNames(page)
  await openGroup(page, t.appearanceGroup)
  await page.getByLabel(t.invoiceLanguage).selectOption('fr')
  await page.getByLabel(t.currency).selectOption('EUR')
  await page.getByLabel('Price').fill('1234567.50')
  expect(await generatedText(page)).toContain('Total 1 234 567,50 €')
})

test('prints and sums a quarter of an hour and a price with fractions of a cent', async ({ page }) => {
  await visit(page, path)
  await fillNames(page)
  await page.getByLabel('Description').fill('Advice')
  await page.getByLabel('Quantity').fill('0.25')
  await expect(page.getByText(t.amountProblem.quantity['too-small'])).toBeVisible()
  await page.getByLabel(t.unit).selectOption('hour')
  await page.getByLabel('Price').fill('80')
  await page.getByRole('button', { name: t.addItem }).click()
  await page.getByLabel('Description').last().fill('Power')
  await page.getByLabel('Quantity').last().fill('812.5')
  await page.getByLabel(t.unit).last().selectOption('kilowatt-hour')
  await page.getByLabel('Price').last().fill('0.2834')
  const text = await generatedText(page)
  for (const part of ['Advice 0.25 hours $80.00 $20.00', 'Power 812.5 kWh $0.2834 $230.26', 'Total $250.26'])
    expect(text).toContain(part)
})

test('every printed value has a field that clears it, with or without e-invoice', async ({ page }) => {
  await visit(page, path)
  await fillNames(page)
  for (const group of [t.taxGroup, t.deliveryGroup, t.eInvoiceGroup]) await openGroup(page, group)
  await page.getByLabel(t.eInvoice, { exact: true }).check()
  await page.getByLabel(t.deliveryDate).fill('2026-11-20')
  await page.getByLabel(t.buyerReference).fill('PO-77')
  await page.getByLabel(t.zeroCategory).selectOption('E')
  await page.getByLabel(t.exemptionReason).fill('Small business, § 19 UStG')
  await page.getByLabel(t.eInvoice, { exact: true }).uncheck()
  const first = await generatedText(page)
  for (const part of ['Delivery Date 20 November 2026', 'Your Reference PO-77', 'Small business, § 19 UStG'])
    expect(first).toContain(part)
  await page.getByLabel(t.deliveryDate).fill('')
  await page.getByLabel(t.buyerReference).fill('')
  await page.getByLabel(t.exemptionReason).fill('')
  expect(await generatedText(page)).not.toMatch(/Delivery Date|PO-77|§ 19/)
})

test('prints post code and city once, and the country if it is selected', async ({ page }) => {
  await visit(page, path)
  await fillNames(page)
  await openGroup(page, t.addressGroup)
  await page.getByLabel(t.address).first().fill('1 Grand Parade\nDublin 2, D02 X285\nIreland')
  await page.getByLabel(t.country).first().selectOption('IE')
  await page.getByLabel(t.postCode).first().fill('D02 X285')
  await page.getByLabel(t.city, { exact: true }).first().fill('Dublin 2')
  await page.getByLabel(t.address).last().fill('Hauptstr. 1')
  await page.getByLabel(t.country).last().selectOption('DE')
  await page.getByLabel(t.postCode).last().fill('10115')
  await page.getByLabel(t.city, { exact: true }).last().fill('Berlin')
  // The proposed one is of the time, whose digits may be those of the post code.
  await page.getByLabel(t.invoiceNumber).fill('2026-009')
  const text = await generatedText(page)
  expect(text).toContain('1 Grand Parade Dublin 2, D02 X285 Ireland')
  for (const once of ['D02 X285', 'Ireland', '10115', 'Germany']) expect(text.split(once)).toHaveLength(2)
  expect(text).toContain('Hauptstr. 1 10115 Berlin Germany')
})

test('prints the month first on US paper, refuses six-digit years, warns if due before the date', async ({
  page,
}) => {
  await visit(page, path)
  await fillNames(page)
  await page.getByLabel(t.paper).selectOption('Letter')
  await page.getByLabel('Invoice date').fill('2026-11-22')
  await page.getByLabel('Due date').fill('2026-11-21')
  await expect(page.getByText(t.dueBeforeInvoice)).toBeVisible()
  expect(await generatedText(page)).toContain('Due Date November 21, 2026')
  await page.getByLabel('Due date').fill('2026-12-22')
  await expect(page.getByText(t.dueBeforeInvoice)).toBeHidden()

  // A two-digit year, as many type it.
  await page.getByLabel('Due date').fill('0026-12-22')
  await expect(page.getByText(t.wrongDay)).toBeVisible()
  await generate(page).click()
  await expect(page.getByRole('alert')).toContainText(t.problems(1))
})

test('printing the page prints only the invoice, in its paper size', async ({ page }) => {
  await visit(page, path)
  const print = async () => new Uint8Array(await page.pdf({ preferCSSPageSize: true }))
  expect(textOf(await print())).toContain(t.printEmpty)
  await fillNames(page)
  await page.getByLabel('Description').fill('Design')
  await page.getByLabel(t.paper).selectOption('Letter')
  const preview = page.getByRole('img', { name: t.previewLabel('1', '1') })
  await expect(preview).toContainText('Design')
  await expect(preview).toHaveAttribute('viewBox', /^0 0 612/)
  const printed = await print()
  const info = runOn(printed, 'pdfinfo')
  expect(info).toMatch(/^Pages: +1$/m)
  expect(info).toMatch(/^Page size: +612 x 792 pts \(letter\)$/m)
  const text = textOf(printed)
  for (const part of ['INVOICE', 'Nook Ltd', 'Ada Byron', 'Design']) expect(text).toContain(part)
  expect(text).not.toContain(t.company)
  expect(text).not.toContain(t.generate)

  const paragraphs = Array.from({ length: 60 }, (_, at) => `Line ${at}`).join('\n')
  await page.getByLabel('Notes', { exact: true }).fill(paragraphs)
  await expect(page.getByRole('img', { name: t.previewLabel('1', '2') })).toBeVisible()
  expect(textOf(await print())).toContain(t.printPages('2'))
})

test('omits empty items from the document and says so', async ({ page }) => {
  await visit(page, path)
  await fillNames(page)
  await page.getByLabel('Description').fill('Design')
  await page.getByLabel('Price').fill('10')
  await page.getByRole('button', { name: t.addItem }).click()
  await page.getByRole('button', { name: t.addItem }).click()
  await expect(page.getByText(t.blankItems(2))).toBeVisible()
  const text = await generatedText(page)
  expect(text).toContain('Design 1 $10.00 $10.00')
  expect(text).not.toContain('1 $0.00 $0.00')
})

test('the button keeps the focus during generation, and the result is scrolled into view', async ({
  page,
}) => {
  await visit(page, path)
  await fillNames(page)
  await generate(page).focus()
  const started = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const busy = page.getByRole('button', { name: t.generating })
  const focused = busy.or(generate(page))
  await expect(focused).toBeFocused()
  await started
  await expect(generate(page)).toBeFocused()
  await expect(page.getByRole('button', { name: t.saveAgain })).toBeInViewport()

  const list = page.getByRole('region', { name: t.savedInvoices(1) })
  const remove = list.getByRole('button', { name: /^Remove INV/ })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(remove).toBeHidden()
  const emptied = page.getByRole('region', { name: t.savedInvoices(0) })
  await expect(emptied.locator('button:focus')).toHaveCount(1)
  await expect(emptied.locator('ul')).toHaveCount(0)
})

test('accepts rates with percent sign, digits of other scripts, less common scripts and ticks', async ({
  page,
}) => {
  await visit(page, path)
  await fillNames(page)
  await page.getByLabel('Client name *').fill('ქართული კომპანია')
  await page.getByLabel('Description').fill('বাংলা ✔')
  await page.getByLabel('Price').fill('١٢٣٫٥٠')
  await page.getByLabel('Tax rate (%)').fill('20%')
  const text = await generatedText(page)
  for (const part of ['ქართული კომპანია', 'বাংলা ✔ 1 $123.50 $123.50', 'Tax (20%) $24.70', 'Total $148.20'])
    expect(text).toContain(part)

  await page.getByLabel('Client name *').fill('H₂O')
  await generate(page).click()
  await expect(page.getByRole('alert')).toContainText('Client name: ₂ (U+2082)')
})

test('reports an invalid VAT ID or BIC at its field', async ({ page }) => {
  await visit(page, path)
  await openAll(page)
  for (const group of [t.taxGroup, t.paymentGroup]) await openGroup(page, group)
  await page.getByLabel(t.companyVatId).fill('DE')
  await page.getByLabel('BIC').fill('not a bic')
  await expect(page.getByText(t.vatIdWrong)).toBeVisible()
  await expect(page.getByText(t.bicWrong)).toBeVisible()
  await page.getByLabel(t.companyVatId).fill('DE 123456789')
  await page.getByLabel('BIC').fill('cobadeffxxx')
  await expect(page.getByText(t.vatIdWrong)).toBeHidden()
  await expect(page.getByText(t.bicWrong)).toBeHidden()
})
