import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../../tests/browser/test.ts'
import { runOn, textOf } from '../../lib/pdf/testing/programs.ts'
import { printedWords } from './core/words/words-of.ts'
import { messages as t } from './messages.en.ts'
import { messages as turkish } from './messages.tr.ts'
import {
  fillNames,
  generate,
  openAll,
  openGroup,
  openSection,
  path,
  saved,
  showPage,
} from './testing/form.ts'

const summary = (page: Page) => page.getByRole('region', { name: t.summary, exact: true })

test('creates a document from an empty form', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-01-31T12:00:00'))
  await visit(page, path)
  await expect(page.getByLabel('Invoice number')).toHaveValue(/^INV-\d{13}$/)
  await openAll(page)
  await expect(page.getByLabel('Invoice date')).toHaveValue('2026-01-31')
  await expect(page.getByLabel('Due date')).toHaveValue('2026-03-02')
  await expect(page.getByLabel('Quantity')).toHaveValue('1')
  await expect(page.getByLabel('Price')).toHaveValue('0')
  await expect(page.getByRole('button', { name: t.removeItem('1') })).toBeDisabled()
  await expect(generate(page)).toBeDisabled()
  await fillNames(page)
  await page.getByLabel('Client name *').fill('  ')
  await expect(generate(page)).toBeDisabled()
  await fillNames(page)
  await page.getByLabel('Invoice number').fill('2026/01:7')
  await page.getByLabel('Description').fill('Design')
  await page.getByLabel('Price').fill('396.50')
  await page.getByLabel('Tax rate (%)').fill('23')
  await page.getByLabel('Notes', { exact: true }).fill('Łódź, Αθήνα, Şişli')
  await expect(summary(page)).toContainText('$91.20')
  await expect(summary(page)).toContainText('$487.70')
  await expect(page.getByRole('img', { name: t.previewLabel('1', '1') })).toContainText('$487.70')

  const { name, pdf } = await saved(page, () => generate(page).click())
  expect(name).toBe('invoice-2026-01-7.pdf')
  runOn(pdf, 'qpdf', '--check')
  expect(runOn(pdf, 'pdfinfo')).toMatch(/^Tagged: +yes$/m)
  const text = textOf(pdf)
  for (const part of ['Nook Ltd', 'Ada Byron', 'Subtotal $396.50', 'Tax (23%) $91.20', 'Total $487.70'])
    expect(text).toContain(part)
  expect(text).toContain('Łódź, Αθήνα, Şişli')
  expect(text).toContain('Thank you for your business!')
  expect((await saved(page, () => page.getByRole('button', { name: t.saveAgain }).click())).pdf).toEqual(pdf)
})

test('works in Turkish, with pasted amounts and the lira', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, `/tr${path}`)
  await openAll(page)
  await page.getByLabel(turkish.companyName).fill('Ağaç İşleri A.Ş.')
  await page.getByLabel(turkish.clientName).fill('Çağrı Öztürk')
  await page.getByLabel(turkish.currency).selectOption('TRY')
  await page.getByLabel(turkish.price).fill('1.234,50')
  await page.getByLabel(turkish.taxRate).fill('20')
  const { pdf } = await saved(page, () => page.getByRole('button', { name: turkish.generate }).click())
  const text = textOf(pdf)
  for (const part of ['Ara Toplam ₺1.234,50', 'Vergi (%20) ₺246,90', 'Toplam ₺1.481,40', 'Ağaç İşleri A.Ş.'])
    expect(text).toContain(part)
  expect(text).toContain(printedWords.tr.footer)
})

test('adds and removes items; the draft survives a reload and a second tab', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await visit(page, path)
  await fillNames(page)
  await page.getByRole('button', { name: 'Add item' }).click()
  // Only the new item shows its fields.
  await expect(page.getByLabel('Description')).toHaveCount(1)
  await expect(page.getByLabel('Description')).toBeFocused()
  await page.keyboard.type('Second')
  await page.getByLabel('Price').fill('0.1')
  await page.getByLabel('Price').press('ArrowUp')
  await expect(page.getByLabel('Price')).toHaveValue('0.11')
  await page.getByLabel('Quantity').fill('3')
  await expect(summary(page)).toContainText('$0.33')
  await page.reload()
  await openSection(page, 'items')
  const second = page.getByRole('button', { name: /^Second/ })
  await expect(second).toHaveText(/\$0\.33$/)
  const other = await context.newPage()
  await visit(other, path)
  await expect(other.getByLabel('Company name *')).toHaveValue('Nook Ltd')
  await other.close()
  await page.getByRole('button', { name: /^Item 1/ }).click()
  await page.getByRole('button', { name: t.removeItem('1') }).click()
  await expect(page.getByLabel('Description')).toHaveValue('Second')
  await expect(page.getByRole('button', { name: t.addItem })).toBeFocused()
  await expect(page.getByRole('button', { name: t.removeItem('1') })).toBeDisabled()

  await page.getByRole('button', { name: t.newInvoice }).click()
  await expect(page.getByLabel('Client name *')).toHaveValue('')
  await expect(page.getByLabel('Company name *')).toHaveValue('Nook Ltd')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Client name *')).toHaveValue('Ada Byron')
})

test('shows many items in pages, selected by item numbers', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, path)
  await fillNames(page)
  await page.evaluate((key) => {
    const { v, d } = JSON.parse(localStorage.getItem(key) ?? '')
    const items = Array.from({ length: 45 }, (_, at) => ({
      ...d.items[0],
      id: `${at}`,
      description: `No. ${at + 1}`,
    }))
    localStorage.setItem(key, JSON.stringify({ v, d: { ...d, items } }))
  }, 'toolnook:invoice-generator:draft')
  await page.reload()
  await openSection(page, 'items')
  const lines = page.locator('[data-item] > button')
  await expect(lines).toHaveCount(20)
  await page.getByLabel(t.itemsShownLabel).selectOption(t.itemsShown('41', '45', '45'))
  await expect(lines.last()).toContainText('No. 45')
  await page.getByRole('button', { name: t.previousItems }).click()
  await expect(lines.first()).toContainText('No. 21')
  await showPage(page)
  await page.getByRole('button', { name: t.nextPage }).click()
  await expect(page.getByRole('img', { name: t.previewLabel('2', '2') })).toContainText('No. 45')
})

test('reports errors at their fields without losing input', async ({ page }) => {
  await visit(page, path)
  await fillNames(page)
  await page.getByLabel('Quantity').fill('0.5')
  await expect(page.getByText(t.amountProblem.quantity['too-small'])).toBeVisible()
  await page.getByLabel('Price').fill('-1')
  await expect(page.getByText(t.amountProblem.price['too-small'])).toBeVisible()
  await page.getByLabel('Tax rate (%)').fill('101')
  await expect(page.getByText(t.amountProblem.taxRate['too-large'])).toBeVisible()
  await generate(page).click()
  await expect(page.getByRole('alert')).toContainText(t.problems(3))
  await page.getByLabel('Quantity').fill('2')
  await page.getByLabel('Price').fill('1')
  await page.getByLabel('Tax rate (%)').fill('0')
  await page.getByLabel('Notes', { exact: true }).fill('Thanks 😀')
  await generate(page).click()
  await expect(page.getByRole('alert')).toContainText('Notes: 😀')
  await expect(page.getByLabel('Notes', { exact: true })).toHaveValue('Thanks 😀')
})

test('an e-invoice reports what is missing, and is created, saved, duplicated and exported', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, path)
  await fillNames(page)
  await page.getByLabel('Invoice number').fill('2026-009')
  await page.getByLabel('Currency').selectOption('EUR')
  await page.getByLabel('Price').fill('100')
  await page.getByLabel('Tax rate (%)').fill('19')
  for (const group of [t.taxGroup, t.paymentGroup, t.addressGroup, t.eInvoiceGroup])
    await openGroup(page, group)
  await page.getByLabel(t.taxPerItem).check()
  await page.getByLabel(t.itemTaxRate, { exact: true }).fill('7')
  await expect(summary(page)).toContainText('€107.00')
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await page.getByLabel(t.eInvoice, { exact: true }).check()
  await generate(page).click()
  const alert = page.getByRole('alert').filter({ hasText: t.eFailed })
  for (const problem of ['seller-country', 'buyer-country', 'seller-id', 'item-name'] as const)
    await expect(alert).toContainText(t.eProblems[problem])
  await page.getByLabel(t.country).first().selectOption('DE')
  await page.getByLabel(t.country).last().selectOption('FR')
  await page.getByLabel(t.companyVatId).fill('DE123456789')
  await page.getByLabel('Description').fill('Design')
  await expect(alert).toBeHidden()
  const { pdf } = await saved(page, () => generate(page).click())
  expect(runOn(pdf, 'pdfdetach', '-list')).toContain('factur-x.xml')
  expect(textOf(pdf)).toContain('Tax (7%) €7.00')
  const xml = await saved(page, () => page.getByRole('button', { name: t.downloadXml }).click())
  expect(xml.name).toBe('invoice-2026-009.xml')
  expect(new TextDecoder().decode(xml.pdf)).toContain('<ram:GrandTotalAmount>107.00</ram:GrandTotalAmount>')

  await page.getByRole('button', { name: t.duplicateLast }).click()
  await expect(page.getByLabel('Invoice number')).toHaveValue('2026-010')
  const list = page.getByRole('region', { name: t.savedInvoices(1) })
  await expect(list).toContainText('2026-009')
  const file = await saved(page, () => list.getByRole('button', { name: t.exportAll }).click())
  await list.getByRole('button', { name: t.removeSaved('2026-009') }).click()
  const emptied = page.getByRole('region', { name: t.savedInvoices(0) })
  const choice = page.waitForEvent('filechooser')
  await emptied.getByRole('button', { name: t.importAll }).click()
  const picked = { name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.pdf) }
  await (await choice).setFiles(picked)
  await expect(list).toContainText(t.imported(file.name, 1))
  await list.getByRole('button', { name: /^2026-009/ }).click()
  await expect(page.getByLabel('Invoice number')).toHaveValue('2026-009')
})

test('an import reports what it replaced, and can be undone', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, path)
  await fillNames(page)
  await page.getByLabel('Invoice number').fill('2026-009')
  await saved(page, () => generate(page).click())
  const list = page.getByRole('region', { name: t.savedInvoices(1) })
  const backup = await saved(page, () => list.getByRole('button', { name: t.exportAll }).click())
  // The same invoice, corrected: its earlier state is replaced, and the page says so.
  await page.getByLabel(t.notes, { exact: true }).fill('Corrected')
  await saved(page, () => generate(page).click())
  await expect(page.getByText(t.replacedSaved).last()).toBeVisible()
  const notes = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('toolnook:invoice-generator:invoices:'))
        .map(([, text]) => JSON.parse(text).d.notes),
    )
  expect(await notes()).toEqual(['Corrected'])

  const choice = page.waitForEvent('filechooser')
  await list.getByRole('button', { name: t.importAll }).click()
  await (await choice).setFiles({
    name: 'old.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backup.pdf),
  })
  await expect(list).toContainText(t.importReplaced(1))
  expect(await notes()).toEqual([''])
  await list.getByRole('button', { name: t.importUndo }).click()
  await expect(list).toContainText(t.importUndone)
  expect(await notes()).toEqual(['Corrected'])
})

test('prints a logo and refuses a file that is not an image', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, path)
  await fillNames(page)
  await openGroup(page, t.appearanceGroup)
  const pick = async (name: string, buffer: Buffer) => {
    const choice = page.waitForEvent('filechooser')
    await page
      .getByRole('button', { name: /logo|another/i })
      .first()
      .click()
    await (await choice).setFiles({ name, mimeType: 'image/png', buffer })
  }
  await pick('notes.png', Buffer.from('no picture'))
  await expect(page.getByRole('alert')).toContainText(t.logoReason({ kind: 'not-an-image' }))
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 100)
    canvas.getContext('2d')?.fillRect(0, 0, 200, 100)
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())]
  })
  await pick('logo.png', Buffer.from(drawn))
  await expect(page.getByAltText(t.logoPreview)).toBeVisible()
  const { pdf } = await saved(page, () => generate(page).click())
  expect(runOn(pdf, 'pdfinfo', '-struct')).toContain('Figure')
})

test.describe('a failed generation', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('shows the specified message', async ({ page }) => {
    await page.route('**/*.woff', (route) => route.abort())
    await visit(page, path)
    await fillNames(page)
    await generate(page).click()
    await expect(page.getByRole('alert')).toContainText('Error generating PDF. Please try again.')
    await page.unroute('**/*.woff')
    await saved(page, () => generate(page).click())
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
