import type { Page } from '@playwright/test'
import { readFromRight } from '../../../../tests/browser/accessibility/checks/painted-order.ts'
import { expect, fontsShown, holdBack, painted, test, visit } from '../../../../tests/browser/test.ts'
import { messages as t } from '../messages.en.ts'
import { generate, openSection, path, saved } from '../testing/form.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
})

const stage = (page: Page) => page.locator('[data-stage]')
const picture = (page: Page) => page.getByRole('img', { name: t.previewLabel('1', '1') })
const outline = (page: Page) => page.locator('[data-outline]')
const bar = (page: Page) => page.locator('[data-invoice-bar]')
const line = (page: Page, section: string) => page.locator(`[data-section="${section}"] summary`).first()

const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? 0
const scrolled = (page: Page) => page.evaluate(() => scrollY)
/** Pixels of the window for a point of the page. */
const scale = async (page: Page) => ((await picture(page).boundingBox())?.width ?? 0) / 595

/** Fills in an invoice by touch as far as its first item. */
async function fillIn(page: Page) {
  await page.getByLabel(t.companyName).fill('Nook Ltd')
  await page.getByLabel(t.clientName).fill('Ada Byron')
  await page.getByLabel(t.description).fill('Design')
  await page.getByLabel(t.price).fill('1200')
}

test('the page has its place from the beginning and comes without moving the form', async ({ page }) => {
  await visit(page, path)
  await fontsShown(page)
  await expect(page.getByText(t.previewEmpty)).toBeInViewport({ ratio: 1 })
  const before = await topOf(page, '[data-section="company"]')
  await page.getByLabel(t.companyName).fill('Nook Ltd')
  await expect(picture(page)).toBeInViewport()
  expect(await topOf(page, '[data-section="company"]')).toBe(before)
  // What comes next needs no scrolling.
  await expect(line(page, 'client')).toBeInViewport({ ratio: 1 })
})

test('what is filled in next opens below what is typed, and nothing above it moves', async ({ page }) => {
  await visit(page, path)
  await fontsShown(page)
  const next = await topOf(page, '[data-section="client"]')
  await page.getByLabel(t.companyName).fill('Nook Ltd')
  await expect(page.getByLabel(t.clientName)).toBeVisible()
  expect(await topOf(page, '[data-section="client"]')).toBe(next)
  await expect(page.getByLabel(t.description)).toBeHidden()
  await page.getByLabel(t.clientName).fill('Ada Byron')
  await expect(page.getByLabel(t.description)).toBeVisible()
  // Whoever folds a section again does not find it open at the next letter.
  await line(page, 'items').tap()
  await page.getByLabel(t.clientName).pressSequentially(' Ltd')
  await expect(page.getByLabel(t.description)).toBeHidden()
})

test('the edited part stays in view, large enough to be read', async ({ page }) => {
  await visit(page, path)
  await fillIn(page)
  // The smallest text is 8.5 points high.
  expect((await scale(page)) * 8.5).toBeGreaterThanOrEqual(12)
  await page.getByLabel(t.description).fill('Design of the whole shop')
  await expect(outline(page)).toHaveText(t.itemOf('1'))
  await expect(outline(page)).toBeInViewport()
  await openSection(page, 'taxAndNotes')
  await page.getByLabel(t.notes, { exact: true }).fill('Thanks')
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
  await expect(outline(page)).toHaveText(t.notes)
  await expect(outline(page)).toBeInViewport()
})

test('an item with nothing typed is shown where it will be', async ({ page }) => {
  await visit(page, path)
  await page.getByLabel(t.companyName).fill('Nook Ltd')
  await openSection(page, 'items')
  const heading = picture(page).getByText('Quantity', { exact: true })
  await expect(heading).toBeInViewport()
})

test('nothing is behind the strip of the page when it takes the focus', async ({ page }) => {
  await visit(page, path)
  await fillIn(page)
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  const field = page.getByLabel(t.description)
  await field.focus()
  await painted(page)
  const strip = await stage(page).boundingBox()
  expect(await topOf(page, '[data-section="items"] textarea')).toBeGreaterThan(
    (strip?.y ?? 0) + (strip?.height ?? 0),
  )
})

test('Generate shows the whole page at once, and nothing moves when it is saved', async ({ page }) => {
  await visit(page, path)
  await fillIn(page)
  await expect(picture(page)).toBeVisible()
  const letGo = await holdBack(page, '**/*.woff')
  await page.getByLabel(t.description).fill('Дизайн')
  const height = (await bar(page).boundingBox())?.height
  await generate(page).tap()
  await expect(bar(page).getByText(t.generating)).toBeVisible()
  await expect(stage(page)).toBeInViewport({ ratio: 1 })
  const place = await stage(page).boundingBox()
  expect(await scrolled(page)).toBe(0)
  expect((await bar(page).boundingBox())?.height).toBe(height)
  await expect(bar(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
  expect((await bar(page).boundingBox())?.height).toBe(height)
  letGo()
  const next = page.getByRole('button', { name: t.nextForClient })
  await expect(next).toBeInViewport({ ratio: 1 })
  expect(await stage(page).boundingBox()).toEqual(place)
  expect((await bar(page).boundingBox())?.height).toBe(height)
  // The whole page, and the row with what comes next not on it.
  const [paper, row] = [await picture(page).boundingBox(), await next.boundingBox()]
  expect((paper?.y ?? 0) + (paper?.height ?? 0)).toBeLessThan(row?.y ?? 0)
  await expect(outline(page)).toBeHidden()
  await expect(bar(page).getByText(t.saveAgain)).toBeVisible()
  await expect(bar(page)).toContainText('$1,200.00')
})

test.describe('without fonts', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('the whole page stays when there is no document, and says why', async ({ page }) => {
    await page.route('**/*.woff', (route) => route.abort())
    await visit(page, path)
    await fillIn(page)
    await page.getByLabel(t.description).fill('Дизайн')
    await generate(page).tap()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(t.failed)
    await expect(alert).toBeInViewport({ ratio: 1 })
    // Without fonts there is no preview either, in the place of the page.
    const place = page.getByText(t.previewFailed).locator('xpath=ancestor::div[2]')
    expect((await place.boundingBox())?.height).toBeGreaterThan(400)
    expect(await scrolled(page)).toBe(0)
    await expect(generate(page)).toBeInViewport({ ratio: 1 })
  })
})

test('a character that cannot be printed is named below the page, and its field is one press away', async ({
  page,
}) => {
  await visit(page, path)
  await fillIn(page)
  await page.getByLabel(t.clientName).fill('Ada 💡')
  await generate(page).tap()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('U+1F4A1')
  await expect(alert).toBeInViewport({ ratio: 1 })
  expect((await stage(page).boundingBox())?.height).toBeGreaterThan(400)
  await alert.getByRole('button', { name: t.showProblem }).tap()
  await expect(page.getByLabel(t.clientName)).toBeFocused()
  await expect(page.getByLabel(t.clientName)).toBeInViewport({ ratio: 1 })
  // It stays in view while it is needed: in the place of the strip.
  await expect(alert.getByText(/U\+1F4A1/)).toBeInViewport()
})

test('what was started takes the place of the strip until something is typed', async ({ page }) => {
  await visit(page, path)
  await fillIn(page)
  await saved(page, () => generate(page).tap())
  await page.getByRole('button', { name: t.nextForClient }).tap()
  await expect(page.getByLabel(t.description)).toBeFocused()
  const strip = await stage(page).boundingBox()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeInViewport({ ratio: 1 })
  expect(await undo.locator('..').boundingBox()).toEqual(strip)
  const before = (await page.getByLabel(t.description).boundingBox())?.y
  await page.getByLabel(t.description).fill('Print')
  await expect(undo).toBeHidden()
  expect((await page.getByLabel(t.description).boundingBox())?.y).toBe(before)
})

test('editing goes on where it was: what is pressed stays, and the page is a strip again', async ({
  page,
}) => {
  await visit(page, path)
  await fillIn(page)
  await saved(page, () => generate(page).tap())
  const field = page.getByLabel(t.description)
  await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = (await field.boundingBox())?.y ?? 0
  await field.tap()
  await expect.poll(async () => (await stage(page).boundingBox())?.height).toBeLessThan(200)
  expect((await field.boundingBox())?.y).toBeCloseTo(before, 0)
})

test('a press on the strip or the thumbnail shows the page, which can be enlarged', async ({ page }) => {
  await visit(page, path)
  await fillIn(page)
  await stage(page).tap({ position: { x: 100, y: 80 } })
  await expect.poll(() => scale(page)).toBeLessThan(0.62)
  await page.getByRole('button', { name: t.enlargePage }).tap()
  await expect.poll(() => scale(page)).toBeGreaterThan(1.4)
  await page.getByRole('button', { name: t.wholePage }).tap()
  await page.locator('[data-part="client"]').tap()
  await expect(page.getByLabel(t.clientName)).toBeFocused()
  await expect(page.getByLabel(t.clientName)).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: t.toPage }).tap()
  await expect.poll(() => scale(page)).toBeLessThan(0.62)
})

test('the first field to correct is one press away', async ({ page }) => {
  await visit(page, path)
  await fillIn(page)
  await page.getByLabel(t.quantity).fill('0.5')
  await openSection(page, 'taxAndNotes')
  await page.getByLabel(t.taxRate).fill('101')
  await generate(page).tap()
  const alert = page.getByRole('alert')
  await expect(alert).toBeInViewport({ ratio: 1 })
  await alert.getByRole('button', { name: t.showProblem }).tap()
  await expect(page.getByLabel(t.quantity)).toBeFocused()
  await expect(page.getByLabel(t.quantity)).toBeInViewport({ ratio: 1 })
})

test('nothing overflows at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, path)
  await fillIn(page)
  await expect(picture(page)).toBeVisible()
  await saved(page, () => generate(page).tap())
  await expect(bar(page).getByText(t.saveAgain)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('the page is the same from right to left, and the edited part in view', async ({ page }) => {
  await visit(page, path)
  await readFromRight(page)
  await fillIn(page)
  await page.getByLabel(t.description).fill('Design ')
  await expect(picture(page).getByText('Design')).toBeInViewport({ ratio: 1 })
  await saved(page, () => generate(page).tap())
  const [paper, text] = [
    await picture(page).boundingBox(),
    await picture(page).getByText('Design').boundingBox(),
  ]
  expect(text?.x).toBeGreaterThan((paper?.x ?? 0) + 10)
})
