/** Gives a tool something to show, in any language. */
import { waitForResult } from './wait-for-result.js'

/**
 * What is typed into the fields of a tool that has no sample, in the order of the page.
 * @type {ReadonlyMap<string, readonly string[]>}
 */
const typed = new Map([
  ['qr-generator', ['https://toolnook.example']],
  // Company, address, phone, email, client; description, quantity, unit, price.
  [
    'invoice-generator',
    ['Studio Nord', '', '', '', 'Atelier Est', '', '', '', '2026-014', '', '', 'Design', '3', '280'],
  ],
])

/**
 * What shows all of that, where the artefact is there before all fields are filled.
 * @type {ReadonlyMap<string, string>}
 */
const wholeResults = new Map([
  // The total of the items.
  ['invoice-generator', '[data-result] svg[role=img]:has-text("840")'],
])

/**
 * Presses the button for a sample, or types into the fields, and waits for what the tool makes of it.
 * @param {import('@playwright/test').Page} page of a tool @param {string} text for a tool that takes a text
 */
export async function fillTool(page, text) {
  const tool = new URL(page.url()).pathname.replace(/.*\//, '')
  if (tool === 'word-counter') await page.locator('main textarea').first().fill(text)
  const sample = page.getByRole('main').getByRole('button', { name: /sample|örnek|örneğ/i })
  if ((await sample.count()) > 0) await sample.first().click()
  else
    for (const [index, value] of (typed.get(tool) ?? []).entries()) {
      if (value === '') continue
      const field = page.locator('main input, main textarea').nth(index)
      // Sections of a long form are folded.
      await field.evaluate((element) => element.closest('details')?.setAttribute('open', ''))
      await field.fill(value)
    }
  await waitForResult(page, wholeResults.get(tool))
}
