import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { messages as turkish } from '../messages.tr.ts'
import { detailedPhoto, hollowGif, smallPhoto } from '../testing/photos.ts'
import { checkPdf, listImages, renderPages } from '../testing/programs.ts'
import { toolOn } from '../testing/tool-page.ts'
import { messages as turkishFailure } from './messages.tr.ts'

const megabyte = 1_048_576
const detailed = Array.from({ length: 10 }, (_, index) => detailedPhoto(`detailed${index}.png`, index + 1))
const photos = [...detailed, smallPhoto('small1.jpg'), smallPhoto('small2.jpg')]

test.beforeEach(({ page }) => visit(page, '/tools/photo-to-pdf'))

test('a document of twelve photos fills the largest size and stays within it', async ({ page }) => {
  const tool = toolOn(page)
  await page.getByLabel('Maximum file size', { exact: true }).selectOption('1.00 MB')
  await tool.add(photos)
  await expect(page.getByText('A4, portrait, at most 1.00 MB')).toBeVisible()
  await tool.convert()
  await expect(page.getByText('10 of 12 photos compressed')).toBeVisible()
  const pdf = await tool.download()
  expect(pdf.length).toBeLessThanOrEqual(megabyte)
  expect(pdf.length).toBeGreaterThanOrEqual(0.97 * megabyte)
  expect(checkPdf(pdf)).toContain('No syntax or stream encoding errors found')
  const images = listImages(pdf)
  expect(images.map(([pageNumber, , , , , , , , coding]) => `${pageNumber} ${coding}`)).toEqual(
    photos.map((_, index) => `${index + 1} jpeg`),
  )
  // Those that are small enough are the picked bytes.
  for (const { buffer } of photos.slice(10))
    expect(Buffer.from(pdf).includes(buffer.subarray(-500, -2))).toBe(true)
  // All with the same pixels an inch, and in the middle of the page as before.
  const densities = images.slice(0, 10).map((image) => image[12])
  expect(new Set(densities).size).toBe(1)
  const [first] = renderPages(pdf, 36)
  if (!first) throw new Error('The document has no page')
  expect(first.at(first.width / 2, 2)).toEqual([255, 255, 255])
  expect(first.at(first.width / 2, first.height / 2)).not.toEqual([255, 255, 255])
})

test('photos that fit stay as they are', async ({ page }) => {
  const tool = toolOn(page)
  await page.getByLabel('Maximum file size', { exact: true }).selectOption('25.00 MB')
  await tool.add(photos)
  await tool.convert()
  await expect(page.getByText(/photos compressed/)).toHaveCount(0)
  expect(listImages(await tool.download()).map((image) => image[8])).toEqual(
    photos.map(({ mimeType }) => (mimeType === 'image/png' ? 'image' : 'jpeg')),
  )
})

test('a size that is too small is reported, and can allow the smallest', async ({ page }) => {
  await visit(page, '/tr/tools/photo-to-pdf')
  const tool = toolOn(page, turkish)
  await page.getByLabel(turkish.largestSize).selectOption(turkish.otherSize)
  await page.getByLabel(turkish.largestKilobytes).fill('20')
  await tool.add(detailed)
  await tool.convertButton.click()
  await expect(tool.alert).toContainText(turkishFailure.overLimit('20,00 KB'))
  const allow = tool.alert.getByRole('button')
  const kilobytes = Number(/(\d+),00 KB/.exec((await allow.textContent()) ?? '')?.[1])
  expect(kilobytes).toBeGreaterThan(20)
  await allow.click()
  await expect(page.getByText(turkish.created)).toBeVisible()
  await expect(page.getByLabel(turkish.largestKilobytes)).toHaveValue(`${kilobytes}`)
  expect((await tool.download()).length).toBeLessThanOrEqual(kilobytes * 1024)
})

test('making photos smaller shows its progress and can be cancelled', async ({ page }) => {
  const tool = toolOn(page)
  await page.getByLabel('Maximum file size', { exact: true }).selectOption('1.00 MB')
  await tool.add([...detailed, ...detailed, ...detailed])
  await tool.convertButton.click()
  await expect(page.getByText(/^\d+ of 30$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(tool.convertButton).toBeEnabled()
  await expect(page.getByText('PDF Successfully Created!')).toHaveCount(0)
})

test('a photo that cannot be decoded is named', async ({ page }) => {
  const tool = toolOn(page)
  await page.getByLabel('Maximum file size', { exact: true }).selectOption('1.00 MB')
  await tool.add([...detailed.slice(0, 2), hollowGif('hollow.gif')])
  await tool.convertButton.click()
  await expect(tool.alert).toContainText(/hollow\.gif.*damaged/)
})

test('the largest size is stored and clears the result', async ({ page }) => {
  const tool = toolOn(page)
  await tool.add(photos.slice(10))
  await tool.convert()
  await page.getByLabel('Maximum file size', { exact: true }).selectOption('Custom size')
  await expect(page.getByText('PDF Successfully Created!')).toHaveCount(0)
  await page.getByLabel('Maximum file size in KB').fill('700')
  await page.reload()
  await expect(page.getByLabel('Maximum file size in KB')).toHaveValue('700')
  await page.getByLabel('Maximum file size', { exact: true }).selectOption('Any size')
  await page.reload()
  await expect(page.getByLabel('Maximum file size', { exact: true })).toHaveValue('any')
  await expect(page.getByLabel('Maximum file size in KB')).toHaveCount(0)
})
