/** An invoice with more lines than there may be, and one with as many. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * @import { Invoice } from '../../src/tools/invoice-generator/core/invoice/invoice.ts'
 * @typedef {import('@playwright/test').Page} Page
 */

/** Gives the draft so many lines, as if typed in another tab. @param {number} lines */
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
 * Imports an invoice of 10,000 lines beside one of two: the short one comes, the long one is refused in words, and
 * what was typed stays.
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
  await page.getByText('1 invoice has more than 1,000 items and was left out.').first().waitFor()
  rmSync(folder, { recursive: true })
  await page.getByRole('button', { name: /^of 2/ }).waitFor()
  const kept = await page.getByLabel('Company Name *').inputValue()
  if (kept !== typed.companyName) throw new Error('what was typed is gone')
}

/**
 * 10,000 lines are refused, as many as there may be become a document; answers with what was done.
 * @param {Page} page @param {(act: () => Promise<unknown>) => Promise<Buffer>} saved
 */
export async function longInvoice(page, saved) {
  await page.getByLabel('Company Name *').fill('Nook Ltd')
  await refuseTooLong(page)
  await page.evaluate(fillDraft, 999)
  await page.reload()
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Add Item' }).click()
  // Not a line more than there may be.
  await page.getByRole('button', { name: 'Add Item', disabled: true }).waitFor()
  await page.getByLabel('Client Name *').fill('Ada Byron')
  await page.getByLabel('Price', { exact: true }).last().fill('5')
  const pdf = await saved(() => page.getByRole('button', { name: 'Generate PDF' }).click())
  const pages = Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])
  return `10,000 lines refused; 1,000 lines, ${pages} pages, ${(pdf.length / 1e6).toFixed(2)} MB`
}
