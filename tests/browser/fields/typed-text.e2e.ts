import { textOf } from '../../../src/lib/pdf/testing/programs.ts'
import { messages as t } from '../../../src/tools/invoice-generator/messages.en.ts'
import {
  fillNames,
  generate,
  openGroup,
  openSection,
  path,
  saved,
} from '../../../src/tools/invoice-generator/testing/form.ts'
import { expect, hydrated, test, visit } from '../test.ts'
import { fillInOneTask } from './in-one-task.ts'

// What is typed reaches the page whatever comes next.
test.beforeEach(async ({ page }) => {
  await visit(page, path)
  await openSection(page, 'company')
})

test('fields that are filled in at once lose nothing, even if the page is left at once', async ({ page }) => {
  const company = page.locator('[data-section=company]')
  const texts = [
    [company.locator('[autocomplete=organization]'), 'Nook Ltd'],
    [company.locator('[autocomplete=tel]'), '+44 20 7946 0000'],
    [company.locator('[autocomplete=email]'), 'post@nook.example'],
  ] as const
  await fillInOneTask(page, texts, { reload: true })
  await hydrated(page)
  await openSection(page, 'company')
  for (const [field, text] of texts) await expect(field).toHaveValue(text)
})

test('fields in folded sections that are filled in at once lose nothing', async ({ page }) => {
  const texts = [
    [page.locator('[data-section=client] input').first(), 'Ada Byron'],
    [page.locator('[data-section=details] input').first(), '2026-009'],
    [page.locator('[data-section=items] textarea').first(), 'Design'],
    [page.locator('[data-section=items] input').first(), '2'],
    [page.locator('[data-section=taxAndNotes] textarea').first(), 'Thank you'],
    [page.locator('[data-section=options] input[type=text]').first(), 'GST'],
  ] as const
  await fillInOneTask(page, texts)
  for (const [field, text] of texts) await expect(field).toHaveValue(text)
  await page.reload()
  await hydrated(page)
  for (const [field, text] of texts) await expect(field).toHaveValue(text)
})

test('a document and a template that are asked for in the task of the last key have it', async ({ page }) => {
  await fillNames(page)
  await openGroup(page, t.templates)
  const name = page.getByLabel(t.companyName, { exact: true })
  const { pdf } = await saved(page, () =>
    fillInOneTask(page, [[name, 'Nook Trading Ltd']], {
      press: [page.getByRole('button', { name: t.saveCompany }), generate(page)],
    }),
  )
  expect(textOf(pdf)).toContain('Nook Trading Ltd')
  await expect(page.getByRole('button', { name: /Nook Trading Ltd/ })).not.toHaveCount(0)
  const entries = page.getByRole('region', { name: t.savedInvoices(1), exact: true })
  await expect(entries).toContainText('Ada Byron')
})

test('a template that is used in the task of the last key replaces what is in the field', async ({
  page,
}) => {
  await openGroup(page, t.templates)
  const name = page.getByLabel(t.companyName, { exact: true })
  await name.fill('Nook Ltd')
  await page.getByRole('button', { name: t.saveCompany }).click()
  const use = page.getByRole('button', { name: t.useCompany('Nook Ltd'), exact: true })
  await fillInOneTask(page, [[name, 'Another Ltd']], { press: [use] })
  await expect(name).toHaveValue('Nook Ltd')
  await name.fill('Another Ltd')
  await use.click()
  await expect(name).toHaveValue('Nook Ltd')
})

test('no document is made of an amount that the last key has made invalid', async ({ page }) => {
  await fillNames(page)
  await page.getByLabel(t.description, { exact: true }).fill('Design')
  const quantity = page.getByLabel(t.quantity, { exact: true })
  await fillInOneTask(page, [[quantity, 'two']], { press: [generate(page)] })
  await expect(quantity).toHaveAccessibleDescription(/./)
  await expect(page.getByText(t.problems(1))).toBeVisible()
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

test('a key is shown before what follows from it, and stored before anything else happens', async ({
  page,
}) => {
  const name = page.getByLabel(t.companyName, { exact: true })
  const stored = await name.evaluate(async (field: HTMLInputElement) => {
    const isStored = (text: string) => Object.values(localStorage).some((value) => value.includes(text))
    const type = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      return isStored(text)
    }
    const inItsTask = type('Nook Ltd')
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      const untilStored = () => (isStored('Nook Ltd') ? resolve() : port2.postMessage(undefined))
      port1.onmessage = untilStored
      untilStored()
    })
    const onceMore = type('Nook Trading Ltd')
    dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    return [inItsTask, onceMore, isStored('Nook Trading Ltd')]
  })
  expect(stored).toEqual([false, false, true])
})

test('nothing is written to a field by what follows from its earlier keys', async ({ page }) => {
  const name = page.getByLabel(t.companyName, { exact: true })
  await name.focus()
  const written = await name.evaluateHandle((field: HTMLInputElement) => {
    const texts: string[] = []
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    Object.defineProperty(field, 'value', {
      get: () => own?.get?.call(field),
      set(text: string) {
        texts.push(text)
        own?.set?.call(field, text)
      },
    })
    return texts
  })
  // So slow that keys come in the middle of rendering earlier ones.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  const text = 'The quick brown fox jumps over the lazy dog, again and again'
  for (const character of text)
    await browser.send('Input.dispatchKeyEvent', { type: 'char', text: character })
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const line = page.locator('[data-section=company] summary').first()
  await line.click()
  await expect(line).toContainText(text)
  await expect(name).toHaveValue(text)
  expect(await written.jsonValue()).toEqual([])
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

test('a key in the middle of a text of several lines leaves the caret there', async ({ page }) => {
  const address = page.getByLabel(t.address, { exact: true }).first()
  await address.fill('Long Rad\nOxford')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('oo')
  await page.keyboard.press('Backspace')
  await expect(address).toHaveValue('Long Road\nOxford')
  expect(await address.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(7)
})

test('a button that a script presses right after it has filled in a field sees the text', async ({
  page,
}) => {
  const line = page.locator('[data-section=company] summary').first()
  const name = page.getByLabel(t.companyName, { exact: true })
  await fillInOneTask(page, [[name, 'Nook Ltd']], { press: [line] })
  await expect(line).toContainText('Nook Ltd')
})

test('a box that a script ticks right after it has filled in a field keeps its tick', async ({ page }) => {
  await openSection(page, 'options')
  const box = page.locator('[data-section=options] input[type=checkbox]').first()
  const wasChecked = await box.isChecked()
  const name = page.getByLabel(t.companyName, { exact: true })
  await fillInOneTask(page, [[name, 'Nook Ltd']], { press: [box] })
  await expect(box).toBeChecked({ checked: !wasChecked })
  await expect(name).toHaveValue('Nook Ltd')
})
