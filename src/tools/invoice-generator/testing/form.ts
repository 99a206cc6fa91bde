import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { textOf } from '../../../lib/pdf/testing/programs.ts'

export const path = '/tools/invoice-generator'

export const generate = (page: Page) => page.getByRole('button', { name: 'Generate PDF' })

/** The file that a click downloads. */
export async function saved(page: Page, press: () => Promise<void>) {
  const started = page.waitForEvent('download')
  await press()
  const download = await started
  return { name: download.suggestedFilename(), pdf: new Uint8Array(readFileSync(await download.path())) }
}

/** The text of the generated document. */
export async function generatedText(page: Page): Promise<string> {
  return textOf((await saved(page, () => generate(page).click())).pdf)
}

export async function fillNames(page: Page) {
  await page.getByLabel('Company Name *').fill('Nook Ltd')
  await page.getByLabel('Client Name *').fill('Ada Byron')
}

/** Expands a group of options. */
export const openGroup = (page: Page, title: string) =>
  page.locator('summary', { has: page.getByText(title, { exact: true }) }).click()
