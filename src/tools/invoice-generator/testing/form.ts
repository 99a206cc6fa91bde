import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '../../../../tests/browser/test.ts'
import { textOf } from '../../../lib/pdf/testing/programs.ts'
import type { Section } from '../core/invoice/sections.ts'

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

const sectionOf = (page: Page, section: Section) => page.locator(`[data-section="${section}"]`)

/** Opens a section of the form, if it is folded. */
export async function openSection(page: Page, section: Section) {
  // It may be about to open by itself, after the frame of the last key: a press would then close it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  const line = sectionOf(page, section).locator('summary').first()
  if ((await sectionOf(page, section).locator('> details[open]').count()) === 0) await line.click()
}

/** Makes the page large where it is a strip, on narrow screens. */
export async function showPage(page: Page) {
  const stage = page.locator('[data-stage]')
  await stage.getByRole('img').waitFor()
  if (await stage.locator('[data-cover]').isVisible()) await stage.click({ position: { x: 100, y: 60 } })
}

/** Fills in the names, with all sections open. */
export async function fillNames(page: Page) {
  await openAll(page)
  await page.getByLabel('Company Name *').fill('Nook Ltd')
  await page.getByLabel('Client Name *').fill('Ada Byron')
}

/** Opens all sections, for tests of what is in several of them. A section with a value folds when another is opened. */
export async function openAll(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-section] > details'))
      details.open = true
  })
  await expect(page.locator('[data-section] > details[open]')).toHaveCount(6)
}

/** Expands a group of options. */
export async function openGroup(page: Page, title: string) {
  await openSection(page, 'options')
  await page
    .locator('[data-section="options"] details summary', { has: page.getByText(title, { exact: true }) })
    .click()
}
