/** An invoice with more items than the maximum, and one with the maximum. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * @import { Invoice } from '../../src/tools/invoice-generator/core/invoice/invoice.ts'
 * @typedef {import('@playwright/test').Page} Page
 */

/** Sets the number of items of the draft, as another tab would. @param {number} lines */
function fillDraft(lines) {
  const key = 'toolnook:invoice-generator:draft'
  /** @type {{ v: number, d: Invoice }} */
  const { v, d } = JSON.parse(localStorage.getItem(key) ?? '')
  const items = Array.from({ length: lines }, (_, index) => ({
    ...d.items[0],
    id: String(index + 1),
    description: `Line ${index + 1}`,
  }))
  localStorage.setItem(key, JSON.stringify({ v, d: { ...d, items } }))
}

/**
 * Imports an invoice of 10,000 items together with one of two: the short one is imported, the long one is refused with
 * a message, and the typed draft stays.
 * @param {Page} page
 */
async function refuseTooLong(page) {
  /** @type {Invoice} */
  const typed = await page.evaluate(
    () => JSON.parse(localStorage.getItem('toolnook:invoice-generator:draft') ?? '').d,
  )
  const invoiceOf = (/** @type {number} */ lines) => ({
    ...typed,
    invoiceNumber: `of ${lines}`,
    items: Array.from({ length: lines }, (_, index) => ({
      ...typed.items[0],
      id: String(index),
      description: `Line ${index + 1}`,
    })),
  })
  const collection = { invoices: [invoiceOf(10_000), invoiceOf(2)], companies: [], items: [] }
  const file = { format: 'toolnook-invoices', version: 1, ...collection }
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import JSON' }).click()
  const folder = mkdtempSync(join(tmpdir(), 'large-'))
  writeFileSync(join(folder, 'long.json'), JSON.stringify(file))
  await (await chooser).setFiles(join(folder, 'long.json'))
  await page.getByText('1 invoice has more than 1,000 items and was skipped.').first().waitFor()
  rmSync(folder, { recursive: true })
  await page.getByRole('button', { name: /^of 2/ }).waitFor()
  const saved = await page.getByLabel('Company name *').inputValue()
  if (saved !== typed.companyName) throw new Error('what was typed is gone')
}

/**
 * 10,000 items are refused, the maximum number becomes a document. Returns a summary.
 * @param {Page} page @param {(act: () => Promise<unknown>) => Promise<Buffer>} saved
 */
export async function longInvoice(page, saved) {
  await page.getByLabel('Company name *').fill('Nook Ltd')
  await refuseTooLong(page)
  await page.evaluate(fillDraft, 999)
  await page.reload()
  // At the first intent the page hydrates.
  await page.mouse.move(0, 0)
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
  await page.locator('summary', { hasText: 'Items' }).click()
  await page.getByRole('button', { name: 'Add item' }).click()
  // No item beyond the maximum.
  await page.getByRole('button', { name: 'Add item', disabled: true }).waitFor()
  await page.getByLabel('Price', { exact: true }).fill('5')
  await page.locator('summary', { hasText: 'Client information' }).click()
  await page.getByLabel('Client name *').fill('Ada Byron')
  const pdf = await saved(() => page.getByRole('button', { name: 'Generate PDF' }).click())
  const pages = Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])
  return `10,000 lines refused; 1,000 lines, ${pages} pages, ${(pdf.length / 1e6).toFixed(2)} MB`
}
