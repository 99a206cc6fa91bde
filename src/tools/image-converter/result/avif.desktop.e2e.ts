import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { batchOn, pickedFile } from '../../../features/image-batch/testing/batch-page.ts'
import { memorySource } from '../../../lib/files/bytes.ts'
import { readImageHeader } from '../../../lib/image/header/image-header.ts'
import { exifSegment } from '../../../lib/image/testing/exif-data.ts'
import { metadataIn } from '../../../lib/image/testing/exiftool.ts'
import { jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'

const upload = /^Click to upload/

/** Red and blue columns on the left, fading greens in the middle, nothing on the right. */
const columns = pickedFile(
  'columns.png',
  pngFile({
    width: 96,
    height: 48,
    colourType: 6,
    row: (y) =>
      Array.from({ length: 96 }, (_, x) => {
        if (x >= 64) return [0, 0, 0, 0]
        if (x >= 32) return [20, 120 + y, 60, 255]
        return x % 2 === 0 ? [220, 20, 20, 255] : [20, 20, 220, 255]
      }).flat(),
  }),
)

test.beforeEach(async ({ page }) => {
  await visit(page, '/tools/image-converter')
  await page.getByRole('radio', { name: 'Any format' }).check()
})

test('a transparent PNG becomes an AVIF with its transparency and its colours, also when turned', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('avif_enc')) asked.push(request.url())
  })
  const tool = batchOn(page, upload)
  await tool.pick(columns)
  await tool.settled()
  expect(asked).toEqual([])
  await page.getByRole('radio', { name: 'AVIF', exact: true }).check()
  await expect(
    page.getByText('Safari before 16.4 (2023), Edge before 121 (2024) and many programs can’t open it'),
  ).toBeVisible()
  await tool.settled()
  await page.getByRole('button', { name: 'Rotate the current image clockwise' }).click()
  await tool.settled()
  expect(asked).toHaveLength(1)

  const { name, bytes } = await tool.save('Download')
  expect(name).toBe('columns.avif')
  expect(await readImageHeader(memorySource(bytes))).toMatchObject({ format: 'avif', width: 48, height: 96 })
  const { at } = await tool.decode(bytes)
  expect(at(24, 80)[3]).toBe(0)
  // Columns of one pixel keep their colours only with chroma at full resolution.
  const [red, blue] = [at(24, 10), at(24, 11)]
  expect(red[0]).toBeGreaterThan(180)
  expect(red[2]).toBeLessThan(60)
  expect(blue[2]).toBeGreaterThan(180)
  expect(blue[0]).toBeLessThan(60)
})

test('the quality decides on the size', async ({ page }) => {
  const tool = batchOn(page, upload)
  await page.getByRole('radio', { name: 'AVIF', exact: true }).check()
  await tool.pick(columns)
  await tool.settled()
  const sizeOf = async () => (await tool.save('Download')).bytes.length
  const fine = await sizeOf()
  await page.getByRole('slider', { name: 'AVIF Quality' }).fill('20')
  await tool.settled()
  expect(await sizeOf()).toBeLessThan(fine)
})

test('photo details stay on request, upright', async ({ page }) => {
  const tool = batchOn(page, upload)
  await page.getByRole('radio', { name: 'AVIF', exact: true }).check()
  const segments = [exifSegment({ orientation: 6, maker: 'Camera works' })]
  const jpeg = jpegFile({ columns: 5, rows: 3, block: (column) => [40 + column * 40, 128, 128], segments })
  await tool.pick(pickedFile('holiday.jpg', jpeg, 'image/jpeg'))
  await tool.settled()
  await expect(tool.rows).toContainText('Metadata (location, camera) removed')
  await page.getByLabel('Keep metadata (location, camera)').check()
  await tool.settled()
  await expect(tool.rows).toContainText('Metadata (location, camera) kept')
  const { bytes } = await tool.save('Download')
  expect(metadataIn(bytes)).toMatchObject({ 'IFD0:Make': 'Camera works', 'IFD0:Orientation': 1 })
  expect(await readImageHeader(memorySource(bytes))).toMatchObject({ format: 'avif', width: 24, height: 40 })
})
