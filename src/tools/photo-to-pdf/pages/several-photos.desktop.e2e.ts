import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { blue, colourPhoto, green, red } from '../testing/photos.ts'
import { checkPdf, listImages, renderPages } from '../testing/programs.ts'
import { toolOn } from '../testing/tool-page.ts'

const white = [255, 255, 255]
const photos = [
  colourPhoto('red.png', red),
  colourPhoto('green.png', green),
  colourPhoto('blue.png', blue),
  colourPhoto('red2.png', red),
  colourPhoto('green2.png', green, 30, 40),
]

test.beforeEach(({ page }) => visit(page, '/tools/photo-to-pdf'))

test('four photos on a page are read in rows, and the rest is on the last page', async ({ page }) => {
  const tool = toolOn(page)
  await tool.add(photos)
  await page.getByLabel('Photos per page').selectOption('4')
  const pages = page.getByRole('region', { name: 'Preview' }).getByRole('listitem')
  await expect(pages).toHaveText([
    'Page 1 of 2: red.png, green.png, blue.png, red2.png',
    'Page 2 of 2: green2.png',
  ])
  await tool.convert()
  await expect(page.getByText('5 photos converted')).toBeVisible()
  await expect(page.getByText('A4, portrait, 4 photos per page')).toBeVisible()
  await expect(tool.status).toHaveText(/^PDF ready, 2 pages, /)
  const pdf = await tool.download()
  expect(checkPdf(pdf)).toContain('No syntax or stream encoding errors found')
  expect(listImages(pdf).map(([number]) => number)).toEqual(['1', '1', '1', '1', '2'])
  // 210 × 297 mm, a pixel each: the spaces are 82.5 × 126 mm, 5 mm apart within 20 mm.
  const [first, last] = renderPages(pdf, 25.4)
  const middles = [
    [61, 83],
    [149, 83],
    [61, 214],
    [149, 214],
  ] as const
  expect(middles.map(([x, y]) => first?.at(x, y))).toEqual([red, green, blue, red])
  expect(middles.map(([x, y]) => last?.at(x, y))).toEqual([green, white, white, white])
  expect(first?.at(105, 83)).toEqual(white)

  // Landscape has as many columns as portrait has rows, also where that makes a difference.
  await page.getByLabel('Photos per page').selectOption('2')
  await page.getByRole('radio', { name: 'Landscape' }).check()
  await tool.convert()
  const [lying] = renderPages(await tool.download(), 25.4)
  expect([lying?.at(80, 105), lying?.at(217, 105)]).toEqual([red, green])
})

test('the list decides the order, and the number is stored', async ({ page }) => {
  const tool = toolOn(page)
  await page.getByLabel('Photos per page').selectOption('9')
  await tool.add(photos.slice(0, 3))
  await page.getByRole('button', { name: 'Move up blue.png' }).click()
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('listitem')).toHaveText(
    'Page 1 of 1: red.png, blue.png, green.png',
  )
  await page.reload()
  await expect(page.getByLabel('Photos per page')).toHaveValue('9')
})

test('a page as large as its photo holds one, and the number is there again on other pages', async ({
  page,
}) => {
  const field = page.getByLabel('Photos per page')
  await field.selectOption('6')
  await page.getByLabel('Page Size').selectOption('Same size as the photo')
  await expect(field).toHaveCount(0)
  await page.getByLabel('Page Size').selectOption('A4')
  await expect(field).toHaveValue('6')
})
