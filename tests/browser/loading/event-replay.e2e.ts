import type { Page } from '@playwright/test'
import { batchOn } from '../../../src/features/image-batch/testing/batch-page.ts'
import { messages as images } from '../../../src/tools/image-compressor/messages.en.ts'
import { messages as invoice } from '../../../src/tools/invoice-generator/messages.en.ts'
import { messages as passwords } from '../../../src/tools/password-generator/messages.en.ts'
import { colourPhoto, red } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { messages as timer } from '../../../src/tools/pomodoro/messages.en.ts'
import { messages as codes } from '../../../src/tools/qr-generator/messages.en.ts'
import { shellTexts } from '../site.ts'
import { expect, holdBack, hydrated, test } from '../test.ts'

/** Opens a page as on a slow connection: visible and usable, but its modules load only when `letCome` is called. */
async function visitSlowly(page: Page, path: string) {
  const letCome = await holdBack(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  // Nothing is painted before the script that records events has run.
  await page.waitForFunction(() => 'eventReplay' in globalThis)
  return async () => {
    letCome()
    await hydrated(page)
  }
}

test('text typed before hydration stays, and default values appear in the other fields', async ({ page }) => {
  const letCome = await visitSlowly(page, '/tools/invoice-generator')
  const company = page.getByLabel(invoice.companyName)
  const client = page.getByLabel(invoice.clientName)
  await company.fill('Northwind')
  // Opened before hydration, it stays open.
  await page.locator('summary', { hasText: invoice.client }).click()
  await client.pressSequentially('Acme')
  await letCome()
  await expect(page.getByLabel(invoice.invoiceNumber)).toHaveValue(/^INV-\d+$/)
  await expect(company).toHaveValue('Northwind')
  await expect(client).toHaveValue('Acme')
  await expect(page.getByRole('button', { name: invoice.generate })).toBeEnabled()
  await client.pressSequentially(' Ltd')
  await expect(client).toHaveValue('Acme Ltd')
})

test('the strength of a password typed before hydration is estimated, and it is stored nowhere', async ({
  page,
}) => {
  const letCome = await visitSlowly(page, '/tools/password-generator')
  const field = page.getByLabel(passwords.passwordField)
  await field.fill('Fenerbahçe1907!')
  const remembered = await page.evaluateHandle(
    () => (globalThis as { eventReplay?: { events: Map<unknown, unknown> } }).eventReplay,
  )
  expect(await remembered.evaluate((replay) => replay?.events.size)).toBe(1)
  await letCome()
  await expect(page.getByText(passwords.grade['very-weak'])).toBeVisible()
  await expect(field).toHaveValue('Fenerbahçe1907!')
  await expect.poll(() => remembered.evaluate((replay) => replay?.events.size)).toBe(0)
  expect(await page.evaluate(() => 'eventReplay' in globalThis && globalThis.eventReplay !== undefined)).toBe(
    false,
  )
})

test('a choice made before hydration holds', async ({ page }) => {
  const letCome = await visitSlowly(page, '/tools/qr-generator')
  const content = page.getByRole('textbox', { name: codes.content, exact: true })
  await page.getByLabel(codes.type, { exact: true }).selectOption('text')
  await content.fill('Good morning')
  await letCome()
  await expect(page.getByLabel(codes.type, { exact: true })).toHaveValue('text')
  await expect(content).toHaveValue('Good morning')
})

test('a switch toggled before hydration stays toggled, once', async ({ page }) => {
  const letCome = await visitSlowly(page, '/tools/pomodoro')
  for (const group of [timer.sound, timer.settings]) await page.locator('summary', { hasText: group }).click()
  await page.getByLabel(timer.sound, { exact: true }).uncheck()
  await page.getByLabel(timer.flash, { exact: true }).check()
  await letCome()
  await expect(page.getByLabel(timer.sound, { exact: true })).not.toBeChecked()
  await expect(page.getByLabel(timer.flash, { exact: true })).toBeChecked()
  await page.getByLabel(timer.sound, { exact: true }).check()
  await expect(page.getByLabel(timer.sound, { exact: true })).toBeChecked()
})

test('a button pressed before hydration takes effect once', async ({ page }) => {
  const letCome = await visitSlowly(page, '/')
  const menu = page.getByRole('banner').getByRole('button', { name: shellTexts.en.tools, exact: true })
  await menu.click()
  await letCome()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('a file picked before hydration is processed', async ({ page }) => {
  const letCome = await visitSlowly(page, '/tools/image-compressor')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([colourPhoto('red.png', red)])
  await letCome()
  await expect(batchOn(page, images.upload).rows).toContainText('red.png')
})
