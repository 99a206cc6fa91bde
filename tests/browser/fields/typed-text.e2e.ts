import type { Page } from '@playwright/test'
import { messages as t } from '../../../src/tools/invoice-generator/messages.en.ts'
import { openSection, path } from '../../../src/tools/invoice-generator/testing/form.ts'
import { expect, hydrated, test, visit } from '../test.ts'

// What is typed reaches the page whatever comes next.
test.beforeEach(async ({ page }) => {
  await visit(page, path)
  await openSection(page, 'company')
})

/** Fills in fields in one task, as browsers do with what they know, and reloads in the same one if asked to. */
const fillAtOnce = (page: Page, texts: readonly (readonly [string, string])[], thenReload = false) =>
  page.evaluate(
    ({ texts, thenReload }) => {
      for (const [selector, text] of texts) {
        const field = document.querySelector(selector)
        if (!field) throw new Error(`No ${selector}`)
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (thenReload) location.reload()
    },
    { texts, thenReload },
  )

test('fields that are filled in at once lose nothing, even if the page is left at once', async ({ page }) => {
  const texts = [
    ['[data-section=company] [autocomplete=organization]', 'Nook Ltd'],
    ['[data-section=company] [autocomplete=tel]', '+44 20 7946 0000'],
    ['[data-section=company] [autocomplete=email]', 'post@nook.example'],
  ] as const
  await fillAtOnce(page, texts, true)
  await hydrated(page)
  await openSection(page, 'company')
  for (const [field, text] of texts) await expect(page.locator(field)).toHaveValue(text)
})

test('fields in folded sections that are filled in at once lose nothing', async ({ page }) => {
  const texts = [
    ['[data-section=client] input', 'Ada Byron'],
    ['[data-section=details] input', '2026-009'],
    ['[data-section=items] textarea', 'Design'],
    ['[data-section=items] input', '2'],
    ['[data-section=taxAndNotes] textarea', 'Thank you'],
    ['[data-section=options] input[type=text]', 'GST'],
  ] as const
  await fillAtOnce(page, texts)
  for (const [field, text] of texts) await expect(page.locator(field).first()).toHaveValue(text)
  await page.reload()
  await hydrated(page)
  for (const [field, text] of texts) await expect(page.locator(field).first()).toHaveValue(text)
})

test('more input of a field within a frame is added to the first', async ({ page }) => {
  const name = page.getByLabel(t.companyName, { exact: true })
  await name.focus()
  await page.evaluate(() => {
    for (const text of ['N', 'oo', 'k']) document.execCommand('insertText', false, text)
  })
  await expect(name).toHaveValue('Nook')
  const line = page.locator('[data-section=company] summary').first()
  await line.click()
  await expect(line).toContainText('Nook')
})

test('a key in the middle of a text leaves the caret there', async ({ page }) => {
  const name = page.getByLabel(t.companyName, { exact: true })
  await name.fill('Nok Ltd')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('oo')
  await page.keyboard.press('Delete')
  await expect(name).toHaveValue('Nook Ltd')
  expect(await name.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3)
})

test('a button that a script presses right after it has filled in a field sees the text', async ({
  page,
}) => {
  const line = page.locator('[data-section=company] summary').first()
  await page.getByLabel(t.companyName, { exact: true }).evaluate((field) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Nook Ltd')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLElement>('[data-section=company] summary')?.click()
  })
  await expect(line).toContainText('Nook Ltd')
})

test('a box that a script ticks right after it has filled in a field keeps its tick', async ({ page }) => {
  await openSection(page, 'options')
  const box = page.locator('[data-section=options] input[type=checkbox]').first()
  const wasChecked = await box.isChecked()
  const name = page.getByLabel(t.companyName, { exact: true })
  await name.evaluate((field) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Nook Ltd')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLElement>('[data-section=options] input[type=checkbox]')?.click()
  })
  await expect(box).toBeChecked({ checked: !wasChecked })
  await expect(name).toHaveValue('Nook Ltd')
})
