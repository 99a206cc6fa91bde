import type { Page } from '@playwright/test'
import { bringAxe, expectAccessible } from '../../../../tests/browser/accessibility/checks/axe.ts'
import { resize } from '../../../../tests/browser/accessibility/checks/resize.ts'
import { expectTargets } from '../../../../tests/browser/accessibility/checks/targets.ts'
import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { messages as t } from '../messages.en.ts'
import { messages as turkish } from '../messages.tr.ts'
import { pageCorners, pagePhoto, textLines } from '../testing/page-photo.ts'
import { colourPhoto, detailedPhoto, hollowGif, red } from '../testing/photos.ts'
import { checkPdf, listImages, type Raster, renderPages } from '../testing/programs.ts'
import { toolOn } from '../testing/tool-page.ts'
import { messages as scan } from './messages.en.ts'
import { messages as turkishScan } from './messages.tr.ts'

const cleanUp = (page: Page, option: string) => page.getByLabel(t.cleanUp).selectOption(option)
const editor = (page: Page) => page.getByRole('dialog', { name: scan.adjust })
const corner = (page: Page, index: number) =>
  editor(page).getByRole('slider', { name: scan.corners[index] ?? '' })

async function openTool(page: Page) {
  await visit(page, '/tools/photo-to-pdf')
  return toolOn(page)
}

/** What pdfimages says of the pictures: components, bits and coding. */
const codings = (pdf: Uint8Array) =>
  listImages(pdf).map(([, , , , , colour, components, bits, coding]) => [colour, components, bits, coding])

/** The part of a rendered sheet that a page without margin, as wide as the sheet or as high, fills. */
function isDark(sheet: Raster, x: number, y: number) {
  return (sheet.at(x * sheet.width, y * sheet.height)[0] ?? 255) < 128
}

/** The page is straight and upright: each of its lines is dark from end to end, with white between them. */
function expectStraight(sheet: Raster) {
  expect(isDark(sheet, 0.17, 0.13)).toBe(true)
  expect(isDark(sheet, 0.8, 0.13)).toBe(false)
  for (const line of textLines)
    for (const x of [0.13, 0.5, 0.87]) {
      expect(isDark(sheet, x, line), `the line at ${line}, ${x}`).toBe(true)
      expect(isDark(sheet, x, line + 0.05), `below the line at ${line}, ${x}`).toBe(false)
    }
  for (const [x, y] of [
    [0.04, 0.04],
    [0.96, 0.04],
    [0.96, 0.96],
    [0.04, 0.96],
  ] as const)
    expect(isDark(sheet, x, y), `the corner at ${x}, ${y}`).toBe(false)
}

/** What the preview of the first page shows. */
async function previewOf(page: Page): Promise<Raster> {
  const canvas = page.locator('[data-result] ol canvas').first()
  // One pixel until it is drawn.
  await expect(canvas).not.toHaveAttribute('width', '1')
  const { width, height, reds } = await canvas.evaluate((drawn: HTMLCanvasElement) => {
    const { data } = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height) ?? { data: [] }
    return { width: drawn.width, height: drawn.height, reds: [...data].filter((_, at) => at % 4 === 0) }
  })
  return { width, height, at: (x, y) => [reds[Math.floor(y) * width + Math.floor(x)] ?? 255] }
}

async function pagesAsLargeAsTheirPhoto(page: Page) {
  await page.getByLabel(t.pageSize).selectOption('photo')
}

test('photos stay as they were photographed unless scans are cleaned up', async ({ page }) => {
  const tool = await openTool(page)
  await expect(page.getByLabel(t.cleanUp)).toHaveValue('none')
  await expect(page.getByLabel(t.keepDetails)).toBeVisible()
  const photo = pagePhoto('page.png')
  await tool.add([photo])
  await tool.convert()
  const pdf = Buffer.from(await tool.download())
  expect(codings(pdf)).toEqual([['rgb', '3', '8', 'image']])
  expect(pdf.includes(photo.buffer.subarray(-2000, -100))).toBe(true)
  await expect(page.getByText(scan.notes.found)).toHaveCount(0)
})

test('a page becomes black and white, straight and one bit a pixel', { tag: '@desktop' }, async ({
  page,
}) => {
  const tool = await openTool(page)
  await pagesAsLargeAsTheirPhoto(page)
  await cleanUp(page, 'black-and-white')
  await expect(page.getByLabel(t.keepDetails)).toHaveCount(0)
  await tool.add([pagePhoto('page.png')])
  await expect(tool.rows.first()).toContainText(scan.notes.found)
  expectStraight(await previewOf(page))
  await tool.convert()
  const pdf = await tool.download()
  expect(checkPdf(pdf)).toContain('No syntax or stream encoding errors found')
  expect(codings(pdf)).toEqual([['gray', '1', '1', 'ccitt']])
  const [sheet] = renderPages(pdf, 96)
  if (!sheet) throw new Error('The document has no page')
  expectStraight(sheet)
  for (const share of [0.2, 0.5, 0.9]) expect(sheet.at(sheet.width * 0.95, sheet.height * share)[0]).toBe(255)
})

test('a gray page is a JPEG with one component, and keeps to a largest size', { tag: '@desktop' }, async ({
  page,
}) => {
  const tool = await openTool(page)
  await pagesAsLargeAsTheirPhoto(page)
  await cleanUp(page, 'gray')
  await tool.add([pagePhoto('page.png')])
  await tool.convert()
  const whole = await tool.download()
  expect(codings(whole)).toEqual([['gray', '1', '8', 'jpeg']])
  const [sheet] = renderPages(whole, 96)
  if (!sheet) throw new Error('The document has no page')
  expectStraight(sheet)

  await page.getByLabel(t.largestSize, { exact: true }).selectOption('other')
  await page.getByLabel(t.largestKilobytes).fill('30')
  await tool.add([pagePhoto('more.png')])
  await tool.convert()
  const small = await tool.download()
  expect(small.length).toBeLessThanOrEqual(30 * 1024)
  expect(whole.length * 2).toBeGreaterThan(30 * 1024)
  expect(codings(small)).toEqual([
    ['gray', '1', '8', 'jpeg'],
    ['gray', '1', '8', 'jpeg'],
  ])
})

test('where no page is found the whole photo is used, several to a page', { tag: '@desktop' }, async ({
  page,
}) => {
  const tool = await openTool(page)
  await cleanUp(page, 'black-and-white')
  await page.getByLabel(t.perPage).selectOption('2')
  await tool.add([pagePhoto('page.png'), colourPhoto('plain.png', red)])
  await expect(tool.rows.nth(0)).toContainText(scan.notes.found)
  await expect(tool.rows.nth(1)).toContainText(scan.notes.none)
  await expect(tool.status).toHaveText(scan.searched(1, 2))
  await tool.convert()
  const pdf = await tool.download()
  expect(renderPages(pdf, 36)).toHaveLength(1)
  expect(codings(pdf)).toEqual([
    ['gray', '1', '1', 'ccitt'],
    ['gray', '1', '1', 'ccitt'],
  ])
})

test('the editor of corners has no accessibility violations, moves them with the pointer, and clears the result', async ({
  page,
  context,
}) => {
  await bringAxe(context)
  const tool = await openTool(page)
  await cleanUp(page, 'gray')
  await tool.add([pagePhoto('page.png')])
  await tool.convert()
  const button = tool.rows.getByRole('button', { name: scan.adjustOf('page.png') })
  await button.click()
  const handle = corner(page, 0)
  await expect(handle).toBeFocused()
  await expectAccessible(page, 'corners')
  const screen = page.viewportSize()
  if (!screen) throw new Error('The window has no size')
  await expectTargets(page)
  await resize(page, screen)
  const [at] = pageCorners
  const before = await handle.getAttribute('aria-valuetext')
  const [, x, y] = /^(\d+) from the left, (\d+) from the top$/.exec(before ?? '') ?? []
  expect(Math.abs(Number(x) - (at?.x ?? 0))).toBeLessThan(8)
  expect(Math.abs(Number(y) - (at?.y ?? 0))).toBeLessThan(8)
  const box = await handle.boundingBox()
  if (!box) throw new Error('The corner is not shown')
  await page.mouse.move(box.x + 22, box.y + 22)
  await page.mouse.down()
  await page.mouse.move(box.x + 42, box.y + 52, { steps: 4 })
  await page.mouse.up()
  await expect(handle).not.toHaveAttribute('aria-valuetext', before ?? '')
  await expect(editor(page).getByRole('status')).toHaveText(scan.notes.hand)
  await editor(page).getByRole('button', { name: scan.done }).click()
  await expect(editor(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(tool.rows.first()).toContainText(scan.notes.hand)
  await expect(page.getByText(t.created)).toHaveCount(0)

  await page.getByRole('button', { name: t.remove('page.png') }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tool.rows.first()).toContainText(scan.notes.hand)
})

test('the corners of a page are moved with keys and numbers', { tag: '@desktop' }, async ({ page }) => {
  const tool = await openTool(page)
  await cleanUp(page, 'gray')
  await tool.add([pagePhoto('page.png')])
  const button = tool.rows.getByRole('button', { name: scan.adjustOf('page.png') })
  await button.press('Enter')
  const handle = corner(page, 1)
  await page.keyboard.press('Tab')
  await expect(handle).toBeFocused()
  const left = async () => Number(await handle.getAttribute('aria-valuenow'))
  const start = await left()
  await page.keyboard.press('ArrowRight')
  const near = await left()
  await page.keyboard.press('Shift+ArrowRight')
  expect(near).toBeGreaterThan(start)
  expect((await left()) - near).toBeGreaterThan(5 * (near - start))
  await editor(page)
    .getByLabel(scan.x(scan.corners[1] ?? ''))
    .fill('590')
  await expect(handle).toHaveAttribute('aria-valuenow', '590')

  await editor(page).getByRole('button', { name: scan.wholePhoto }).click()
  await expect(editor(page).getByRole('status')).toHaveText(scan.notes.whole)
  await expect(handle).toHaveAttribute('aria-valuetext', scan.place(600, 0))
  await editor(page).getByRole('button', { name: scan.findAgain }).click()
  await expect(editor(page).getByRole('status')).toHaveText(scan.notes.found)
  await expect(handle).toHaveAttribute('aria-valuenow', `${start}`)
  await editor(page).getByRole('button', { name: scan.wholePhoto }).click()
  await page.keyboard.press('Escape')
  await expect(editor(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(tool.rows.first()).toContainText(scan.notes.found)
})

test('black and white pages that do not fit are reported in Turkish', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, '/tr/tools/photo-to-pdf')
  const tool = toolOn(page, turkish)
  await page.getByLabel(turkish.cleanUp).selectOption('black-and-white')
  await page.getByLabel(turkish.largestSize).selectOption(turkish.otherSize)
  await page.getByLabel(turkish.largestKilobytes).fill('20')
  // Noise takes the most bytes.
  await tool.add([detailedPhoto('gürültü.png', 1), pagePhoto('sayfa.png')])
  await expect(tool.rows.nth(1)).toContainText(turkishScan.notes.found)
  await tool.convertButton.click()
  await expect(tool.alert).toContainText('20,00 KB')
  await tool.alert.getByRole('button').click()
  await expect(page.getByText(turkish.created)).toBeVisible()
})

test('a photo that cannot be decoded is named, and the choice is stored', { tag: '@desktop' }, async ({
  page,
}) => {
  const tool = await openTool(page)
  await cleanUp(page, 'gray')
  await tool.add([pagePhoto('page.png'), hollowGif('hollow.gif')])
  await tool.convertButton.click()
  await expect(tool.alert).toContainText(/hollow\.gif.*damaged/)
  await page.reload()
  await expect(page.getByLabel(t.cleanUp)).toHaveValue('gray')
  await cleanUp(page, 'none')
  await page.reload()
  await expect(page.getByLabel(t.cleanUp)).toHaveValue('none')
})
