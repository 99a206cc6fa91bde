import { messages as t } from '../../../src/tools/invoice-generator/messages.en.ts'
import { openSection, path } from '../../../src/tools/invoice-generator/testing/form.ts'
import { expect, hydrated, test, visit } from '../test.ts'

// What is typed reaches the page whatever comes next.
test.beforeEach(async ({ page }) => {
  await visit(page, path)
  await openSection(page, 'company')
})

/** Text per field, by the field's place in the section. */
const details = { 0: 'Nook Ltd', 2: '+44 20 7946 0000', 3: 'post@nook.example' }
const fields = '[data-section=company] :is(input, textarea)'

test('fields that are filled in at once, as browsers do, lose nothing', async ({ page }) => {
  await page.evaluate(
    ({ fields, details }) => {
      const all = document.querySelectorAll<HTMLInputElement>(fields)
      for (const [index, text] of Object.entries(details)) {
        const field = all[Number(index)]
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      }
      location.reload()
    },
    { fields, details },
  )
  await hydrated(page)
  await openSection(page, 'company')
  for (const [index, text] of Object.entries(details))
    await expect(page.locator(fields).nth(Number(index))).toHaveValue(text)
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
