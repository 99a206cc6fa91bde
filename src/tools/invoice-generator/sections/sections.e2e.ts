import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { messages as t } from '../messages.en.ts'
import { generate, openSection, path, saved } from '../testing/form.ts'

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const details = (page: Page, title: string) => section(page, title).locator('> details')
const outline = (page: Page) => page.locator('[data-outline]')

test('opens with the first section, and folds a filled one when another is opened', async ({ page }) => {
  // On narrow screens the next section opens by itself.
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, path)
  await expect(details(page, t.company)).toHaveAttribute('open')
  for (const title of [t.client, t.details, t.items, t.taxAndNotes, t.options])
    await expect(details(page, title)).not.toHaveAttribute('open')
  await page.getByLabel(t.companyName).fill('Nook Ltd')
  // Nothing folds while one types.
  await expect(details(page, t.company)).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  const line = section(page, t.client).locator('summary')
  await line.focus()
  await page.keyboard.press('Enter')
  await expect(details(page, t.client)).toHaveAttribute('open')
  await expect(line).toBeFocused()
  await expect(details(page, t.company)).not.toHaveAttribute('open')
  await expect(section(page, t.company).locator('summary')).toContainText('Nook Ltd')
  await expect(section(page, t.company).locator('summary')).toContainText(t.sectionFilled)
  // The client has no name yet, so its section stays open.
  await openSection(page, 'items')
  await expect(details(page, t.client)).toHaveAttribute('open')
})

test('shows the fields of one item, and the others as lines', async ({ page }) => {
  await visit(page, path)
  await openSection(page, 'items')
  await page.getByLabel(t.description).fill('Design')
  await page.getByLabel(t.price).fill('10')
  await page.getByRole('button', { name: t.addItem }).click()
  await expect(page.getByLabel(t.description)).toBeFocused()
  await page.keyboard.type('Print')
  const first = page.getByRole('button', { name: 'Design $10.00' })
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await first.click()
  await expect(first).toBeFocused()
  await expect(page.getByLabel(t.description)).toHaveValue('Design')
  await page.getByRole('button', { name: t.addItem }).click()
  await page.getByRole('button', { name: t.removeItem('3') }).click()
  await expect(page.getByRole('button', { name: /^Print/ })).toBeFocused()
  await expect(page.getByLabel(t.description)).toHaveValue('Print')
})

test('opens the section of a pressed part of the page, and joins the two by a line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, path)
  await page.getByLabel(t.companyName).fill('Nook Ltd')
  await openSection(page, 'items')
  await page.getByLabel(t.description).fill('Design')
  await page.getByRole('button', { name: t.addItem }).click()
  await page.keyboard.type('Print')
  await expect(outline(page)).toHaveText(t.itemOf('2'))
  await page.locator('[data-part="item"]').first().click()
  await expect(page.getByLabel(t.description)).toHaveValue('Design')
  await expect(page.getByLabel(t.description)).toBeFocused()
  await expect(outline(page)).toHaveText(t.itemOf('1'))
  await expect(page.locator('polyline')).toHaveAttribute('points', /\d/)
  await page.locator('[data-part="client"]').click()
  await expect(page.getByLabel(t.clientName)).toBeFocused()
  await expect(outline(page)).toHaveText(t.client)
  await page.locator('[data-part="sums"]').click()
  await expect(page.getByLabel(t.taxRate)).toBeFocused()
  // Pointers only: screen readers and keys have the form.
  await expect(page.locator('[data-part]:not([tabindex="-1"])')).toHaveCount(0)
  const lastOutline = await outline(page).boundingBox()
  expect((lastOutline?.y ?? 0) + (lastOutline?.height ?? 0)).toBeLessThan(900)
})

test('opens folded sections with values to correct', async ({ page }) => {
  await visit(page, path)
  await page.getByLabel(t.companyName).fill('Nook Ltd')
  await openSection(page, 'client')
  await page.getByLabel(t.clientName).fill('Ada Byron')
  await openSection(page, 'taxAndNotes')
  await page.getByLabel(t.taxRate).fill('101')
  await section(page, t.taxAndNotes).locator('summary').click()
  await expect(details(page, t.taxAndNotes)).not.toHaveAttribute('open')
  await expect(section(page, t.taxAndNotes).locator('summary')).toContainText(t.sectionWrong)
  await generate(page).click()
  await expect(details(page, t.taxAndNotes)).toHaveAttribute('open')
})

test('leaves an untouched item out of the page', async ({ page }) => {
  await visit(page, path)
  await page.getByLabel(t.companyName).fill('Nook Ltd')
  const picture = page.getByRole('img', { name: t.previewLabel('1', '1') })
  await expect(picture).toContainText('Nook Ltd')
  await expect(page.locator('[data-part="sums"]')).toHaveCount(1)
  await expect(page.locator('[data-part="item"]')).toHaveCount(0)
})

test('starts the next invoice for the client of the saved one, and takes it back', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: () => true, share: async () => {} })
  })
  await visit(page, path)
  await page.getByLabel(t.companyName).fill('Nook Ltd')
  await openSection(page, 'client')
  await page.getByLabel(t.clientName).fill('Ada Byron')
  await openSection(page, 'details')
  await page.getByLabel(t.invoiceNumber).fill('2026-009')
  await openSection(page, 'items')
  await page.getByLabel(t.description).fill('Design')
  await saved(page, () => generate(page).click())
  await expect(page.getByText(t.savedAs('invoice-2026-009.pdf'))).toBeVisible()
  await expect(page.getByRole('button', { name: t.share, exact: true })).toBeVisible()
  await page.getByRole('button', { name: t.nextForClient }).click()
  await expect(page.getByLabel(t.invoiceNumber)).toHaveValue('2026-010')
  await expect(page.getByLabel(t.clientName)).toHaveValue('Ada Byron')
  await expect(page.getByLabel(t.description)).toHaveValue('')
  await expect(page.getByLabel(t.description)).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel(t.invoiceNumber)).toHaveValue('2026-009')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('stays within its height with three items, and needs no scrolling for its button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, path)
  await page.getByLabel(t.companyName).fill('Nook Ltd')
  await openSection(page, 'items')
  for (const [at, text] of ['Design', 'Print', 'Photos'].entries()) {
    if (at > 0) await page.getByRole('button', { name: t.addItem }).click()
    await page.getByLabel(t.description).fill(text)
  }
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await height()).toBeLessThanOrEqual(2200)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(generate(page)).toBeInViewport({ ratio: 1 })
})

test('the button that copies the settings covers nothing of the first line', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, path)
    await page.getByLabel(t.companyName).fill('Nook Ltd')
    const line = section(page, t.company).locator('summary')
    await line.click()
    await expect(line).toContainText('Nook Ltd')
    const mark = await line.locator('svg').boundingBox()
    const button = await page
      .locator('main')
      .getByRole('button', { name: 'Copy link to these settings' })
      .boundingBox()
    expect((mark?.x ?? 0) + (mark?.width ?? 0), `${width} px`).toBeLessThanOrEqual(button?.x ?? 0)
  }
})
