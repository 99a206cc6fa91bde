import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, visit } from '../../../tests/browser/test.ts'
import { messages as t } from './messages.en.ts'
import { messages as turkish } from './messages.tr.ts'
import {
  blue,
  cameraPhoto,
  colourPhoto,
  green,
  hollowGif,
  lyingWebp,
  red,
  slowPhoto,
  writeHugePhoto,
} from './testing/photos.ts'
import { checkPdf, pdfInfo, renderPages } from './testing/programs.ts'
import { toolOn } from './testing/tool-page.ts'

const threePhotos = [
  colourPhoto('red.png', red),
  colourPhoto('green.png', green, 30, 40),
  colourPhoto('blue.png', blue),
]

test.beforeEach(({ page }) => visit(page, '/tools/photo-to-pdf'))

/** The colour in the middle of every page. */
const pageColours = (pdf: Uint8Array) =>
  renderPages(pdf, 18).map((page) => page.at(page.width / 2, page.height / 2))

/** Width and height of every page in points, rounded to hundredths. */
const pageSizes = (pdf: Uint8Array) =>
  [...pdfInfo(pdf).matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+)/gm)].map(([, width, height]) => [
    Number(Number(width).toFixed(2)),
    Number(Number(height).toFixed(2)),
  ])

test('photos are converted and the document is downloaded', async ({ page }) => {
  const tool = toolOn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo to PDF Converter')
  await expect(page.getByText('Upload photos to create PDF')).toBeVisible()
  await expect(
    page.getByText('Select multiple images and convert them into a single PDF document', { exact: true }),
  ).toBeVisible()
  await expect(tool.convertButton).toBeDisabled()

  await tool.add(threePhotos)
  await expect(page.getByRole('heading', { name: 'Selected Photos (3)' })).toBeVisible()
  await expect(tool.status).toHaveText('3 photos added')
  await expect(tool.rows.first()).toContainText(/\d+\.\d\d KB/)
  await expect(tool.rows.first()).toContainText('40 × 30')
  await expect(page.getByText('Page 3 of 3')).toBeVisible()

  await tool.convert()
  await expect(page.getByRole('heading', { name: 'PDF Ready' })).toBeVisible()
  await expect(page.getByText('PDF Successfully Created!')).toBeVisible()
  await expect(page.getByText('3 photos converted')).toBeVisible()
  await expect(page.getByText('A4, portrait')).toBeVisible()
  await expect(tool.status).toHaveText(/^PDF ready, 3 pages, \d+\.\d\d KB$/)
  await expect(tool.downloadButton).toBeFocused()

  const pdf = await tool.download()
  expect(checkPdf(pdf)).toContain('No syntax or stream encoding errors found')
  expect(pageSizes(pdf)).toEqual(Array.from({ length: 3 }, () => [595.28, 841.89]))
  expect(pageColours(pdf)).toEqual([red, green, blue])
})

test('photos are converted in Turkish', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/tr/tools/photo-to-pdf')
  const tool = toolOn(page, turkish)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(turkish.title)
  await tool.add([colourPhoto('bahçe.png', green)])
  await expect(tool.status).toHaveText('1 fotoğraf eklendi')
  await tool.convert()
  await expect(page.getByText('1 fotoğraf dönüştürüldü')).toBeVisible()
  expect(pageColours(await tool.download())).toEqual([green])
})

test('page size, orientation and margin are applied to the document', { tag: '@desktop' }, async ({
  page,
}) => {
  const tool = toolOn(page)
  await tool.add(threePhotos.slice(0, 1))
  for (const [size, width, height] of [
    ['A3', 1190.55, 841.89],
    ['Letter', 790.87, 612.28],
  ] as const) {
    await page.getByLabel('Page Size').selectOption(size)
    await page.getByRole('radio', { name: 'Landscape' }).check()
    await tool.convert()
    await expect(page.getByText(`${size}, landscape`)).toBeVisible()
    expect(pageSizes(await tool.download())).toEqual([[width, height]])
  }
  await page.getByLabel('Margin: 20 mm').fill('50')
  await expect(page.getByLabel('Margin: 50 mm')).toBeVisible()
  await tool.convert()
  // 279 × 216 mm less 50 mm on each side: 116 mm high, and 40:30 of that wide.
  const [sheet] = renderPages(await tool.download(), 25.4)
  expect(sheet?.at(139, 53)).toEqual(red)
  expect(sheet?.at(139, 46)).toEqual([255, 255, 255])
  expect(sheet?.at(70, 108)).toEqual(red)
  expect(sheet?.at(56, 108)).toEqual([255, 255, 255])
})

test('a page can be as large as its photo, without a margin, and the file have a name of its own', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = toolOn(page)
  await tool.add([colourPhoto('wide.png', red), colourPhoto('high.png', green, 30, 60)])
  await page.getByLabel('Page Size').selectOption('Same size as the photo')
  await expect(page.getByRole('radio', { name: 'Landscape' })).toHaveCount(0)
  await expect(page.getByLabel('No margin')).toBeChecked()
  await page.getByLabel('File name').fill('../summer: 2026.pdf')
  await tool.convert()
  await expect(page.getByText('pages the same size as their photo')).toBeVisible()
  const started = page.waitForEvent('download')
  await tool.downloadButton.click()
  const saved = await started
  expect(saved.suggestedFilename()).toMatch(/^[^/:]*summer[^/:]*2026\.pdf$/)
  const pdf = readFileSync(await saved.path())
  const [wide, high] = pageSizes(pdf)
  expect(high).toEqual([22.5, 45])
  expect(wide).toEqual([30, 22.5])
  // Red and green to the very corner.
  for (const [index, sheet] of renderPages(pdf, 72).entries())
    expect(sheet.at(0, 0)).toEqual(index === 0 ? red : green)

  await page.getByLabel('No margin').uncheck()
  await expect(page.getByLabel('Margin: 20 mm')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Page Size')).toHaveValue('photo')
  await expect(page.getByLabel('No margin')).not.toBeChecked()
})

test('each kind of page keeps the margin that was chosen for it', { tag: '@desktop' }, async ({ page }) => {
  const size = page.getByLabel('Page Size')
  const borderless = page.getByLabel('No margin')
  await borderless.check()
  await size.selectOption('Same size as the photo')
  await size.selectOption('A3')
  await expect(borderless).toBeChecked()
  await borderless.uncheck()
  await size.selectOption('Same size as the photo')
  await expect(borderless).toBeChecked()
  await size.selectOption('A4')
  await expect(borderless).not.toBeChecked()
})

test('settings are stored, except keeping photo details', { tag: '@desktop' }, async ({ page }) => {
  await page.getByLabel('Page Size').selectOption('A3')
  await page.getByLabel('Margin: 20 mm').fill('35')
  await page.getByLabel('Keep metadata').check()
  await page.reload()
  await expect(page.getByLabel('Page Size')).toHaveValue('A3')
  await expect(page.getByLabel('Margin: 35 mm')).toHaveValue('35')
  await expect(page.getByLabel('Keep metadata')).not.toBeChecked()
})

test('EXIF data are left out of the document unless the visitor keeps them', { tag: '@desktop' }, async ({
  page,
}) => {
  const tool = toolOn(page)
  await tool.add([cameraPhoto('camera.jpg')])
  await tool.convert()
  expect(Buffer.from(await tool.download()).includes('Exif')).toBe(false)
  await page.getByLabel('Keep metadata').check()
  await tool.convert()
  expect(Buffer.from(await tool.download()).includes('Exif')).toBe(true)
})

test('every change of the photos or settings clears the result', { tag: '@desktop' }, async ({ page }) => {
  const tool = toolOn(page)
  await tool.add(threePhotos)
  const changes = [
    () => page.getByRole('button', { name: 'Move down red.png' }).click(),
    () => page.getByRole('button', { name: 'Remove green.png' }).click(),
    () => page.getByRole('button', { name: 'Undo' }).click(),
    () => tool.pick([colourPhoto('more.png', red)]),
    () => page.getByLabel('Page Size').selectOption('A3'),
    () => page.getByRole('radio', { name: 'Landscape' }).check(),
    () => page.getByLabel('Margin: 20 mm').fill('21'),
    () => page.getByLabel('Keep metadata').check(),
    () => page.getByRole('button', { name: 'Remove all' }).click(),
  ]
  for (const change of changes) {
    await tool.convert()
    await change()
    await expect(page.getByText(t.created)).toHaveCount(0)
    await expect(tool.downloadButton).toHaveCount(0)
  }
})

test('a long conversion shows its progress and can be cancelled', async ({ page }) => {
  const tool = toolOn(page)
  await tool.add(Array.from({ length: 12 }, (_, index) => slowPhoto(`slow${index}.png`)))
  const width = (await tool.convertButton.boundingBox())?.width
  await tool.convertButton.click()
  const busy = page.getByRole('button', { name: 'Converting...' })
  await expect(busy).toBeDisabled()
  expect((await busy.boundingBox())?.width).toBe(width)
  await expect(page.getByText(/^\d+ of 12$/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Converting...' })).toHaveAttribute('max', '12')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(tool.convertButton).toBeEnabled()
  await expect(tool.convertButton).toBeFocused()
  await expect(page.getByText(t.created)).toHaveCount(0)
  await expect(tool.rows).toHaveCount(12)
})

test('a WebP is rotated by its EXIF orientation', { tag: '@desktop' }, async ({ page }) => {
  const tool = toolOn(page)
  await tool.add([lyingWebp('lying.webp')])
  await tool.convert()
  // Two pixels side by side, rotated by 90 degrees: as high as the page's box allows, half as wide.
  const [drawn] = renderPages(await tool.download(), 18)
  if (!drawn) throw new Error('The document has no page')
  const { width, height } = drawn
  const isPaper = (x: number, y: number) =>
    drawn.at(x * width, y * height).every((channel) => channel === 255)
  expect([isPaper(0.5, 0.2), isPaper(0.5, 0.8), isPaper(0.15, 0.5), isPaper(0.85, 0.5)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('a photo that cannot be decoded is listed and can be removed', { tag: '@desktop' }, async ({ page }) => {
  const tool = toolOn(page)
  await tool.add([...threePhotos, hollowGif('hollow.gif')])
  await tool.convertButton.click()
  await expect(tool.alert).toContainText('Error converting to PDF. Please try again.')
  await expect(tool.alert).toContainText(/hollow\.gif.*damaged/)
  await expect(tool.convertButton).toBeFocused()
  await page.getByRole('button', { name: 'Remove this photo' }).click()
  await tool.expectOrder('red', 'green', 'blue')
  await tool.convert()
})

test('a photo that vanished before the download is listed and can be picked again', {
  tag: '@desktop',
}, async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'photo-to-pdf-'))
  try {
    const tool = toolOn(page)
    const path = writeHugePhoto(folder)
    await tool.pick(path)
    await expect(tool.rows).toHaveCount(1)
    await tool.add(threePhotos)
    await tool.convert()
    truncateSync(path, 1000)
    await tool.downloadButton.click()
    await expect(tool.alert).toContainText('Error converting to PDF. Please try again.')
    await expect(tool.alert).toContainText('huge.png')
    await expect(tool.rows).toHaveCount(4)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose it again' }).click()
    await (await chooser).setFiles([colourPhoto('again.png', blue)])
    await tool.expectOrder('again', 'red', 'green', 'blue')
    await expect(tool.alert).toHaveCount(0)
    await tool.convert()
    expect(pageColours(await tool.download())).toEqual([blue, red, green, blue])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
