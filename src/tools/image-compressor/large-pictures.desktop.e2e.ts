import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../../tests/browser/test.ts'
import { batchOn, corners, pickedFile } from '../../features/image-batch/testing/batch-page.ts'
import { memorySource } from '../../lib/files/bytes.ts'
import { readImageHeader } from '../../lib/image/header/image-header.ts'
import { ascii, joined, uint32 } from '../../lib/image/testing/bytes.ts'
import { jpegFile } from '../../lib/image/testing/jpeg-file.ts'
import { largeJpeg } from '../../lib/image/testing/large-jpeg.ts'
import { pngChunk, pngFile } from '../../lib/image/testing/png-file.ts'

const upload = /^Click to upload images/

/** Every row of these pictures passes through one worker, for some of them twice. */
const timeout = 90_000
test.describe.configure({ timeout: 120_000 })

/** Black and white by quarters, one bit a pixel. */
function largePng(width: number, height: number) {
  const row = (left: number, right: number) => {
    const bytes = new Uint8Array(1 + width / 8).fill(left)
    bytes[0] = 0
    return bytes.fill(right, 1 + width / 16)
  }
  const [top, bottom] = [row(0, 255), row(255, 0)]
  const rows = Buffer.concat(Array.from({ length: height }, (_, y) => (y < height / 2 ? top : bottom)))
  return joined(
    [0x89],
    ascii('PNG\r\n\x1a\n'),
    pngChunk('IHDR', [...uint32(width), ...uint32(height), 1, 0, 0, 0, 0]),
    pngChunk('IDAT', deflateSync(rows, { level: 1 })),
    pngChunk('IEND'),
  )
}

async function setBox(page: Page, width: number, height: number) {
  await page.getByLabel('Max width').fill(String(width))
  await page.getByLabel('Max height').fill(String(height))
  await page.getByLabel('Max height').press('Tab')
}

/** The sizes in pixels of the pictures that are compared, and the greys of their corners in steps of 60. */
const shownPictures = (page: Page) =>
  page.locator('figure img').evaluateAll(async (images) => {
    const shown = images.filter((image) => image instanceof HTMLImageElement)
    await Promise.all(shown.map((image) => image.decode()))
    return shown.map((image) => {
      const context = new OffscreenCanvas(4, 4).getContext('2d')
      context?.drawImage(image, 0, 0, 4, 4)
      const { data = [] } = context?.getImageData(0, 0, 4, 4) ?? {}
      const corners = [0, 3, 12, 15].map((at) => Math.floor((data[at * 4] ?? 0) / 60))
      return { size: [image.naturalWidth, image.naturalHeight], corners }
    })
  })

test('a turned JPEG of 200 megapixels is scaled down and shown beside a small picture of itself', async ({
  page,
}) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  const jpeg = await largeJpeg({ width: 17_320, height: 11_548, orientation: 6 })
  await tool.pick(pickedFile('huge.jpg', jpeg, 'image/jpeg'))
  await expect(tool.rows).toHaveAttribute('data-state', 'done', { timeout })
  await expect(tool.rows).toContainText('11548 × 17320 → 720 × 1080 pixels')
  await expect(tool.rows).toContainText('The original is too large to show in full')
  // Turned clockwise: what was stored at the lower left comes to the upper left.
  const shown = { size: [720, 1080], corners: [2, 0, 3, 1] }
  expect(await shownPictures(page)).toEqual([shown, shown])
  const { bytes } = await tool.save('Download')
  const header = await readImageHeader(memorySource(bytes))
  expect(header).toMatchObject({ format: 'jpeg', width: 720, height: 1080, orientation: 1 })
})

test('a PNG of 200 megapixels is scaled down', async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  await tool.pick(pickedFile('huge.png', largePng(16_000, 12_500)))
  await expect(tool.rows).toHaveAttribute('data-state', 'done', { timeout })
  await expect(tool.rows).toContainText('16000 × 12500 → 1382 × 1080 pixels')
  const { bytes } = await tool.save('Download')
  expect(corners(await tool.decode(bytes))).toEqual([0, 4, 4, 0])
})

test('a result that is too large to be held keeps its orientation as EXIF data, and is shown scaled down', async ({
  page,
}) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  await setBox(page, 3_300, 3_300)
  const jpeg = await largeJpeg({ width: 13_000, height: 10_500, orientation: 8 })
  await tool.pick(pickedFile('huge.jpg', jpeg, 'image/jpeg'))
  await expect(tool.rows).toHaveAttribute('data-state', 'done', { timeout })
  await expect(tool.rows).toContainText('10500 × 13000 → 2665 × 3300 pixels')
  // Turned anticlockwise: what was stored at the upper right comes to the upper left.
  const shown = { size: [1654, 2048], corners: [1, 3, 0, 2] }
  expect(await shownPictures(page)).toEqual([shown, shown])
  const { bytes } = await tool.save('Download')
  const header = await readImageHeader(memorySource(bytes))
  expect(header).toMatchObject({ format: 'jpeg', width: 3300, height: 2665, orientation: 8 })
})

test('files with fewer bytes than any picture of their size are refused, and no decoder is loaded for them', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('jpegli-decoder')) loaded.push(request.url())
  })
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  const side = { width: 20_000, height: 20_000 }
  const jpeg = jpegFile({ columns: 1, rows: 1, block: () => [128], ...side })
  // A valid header of 400 megapixels before the data of a small picture.
  const small = pngFile({ width: 8, height: 8 })
  const ihdr = pngChunk('IHDR', [...uint32(side.width), ...uint32(side.height), 8, 2, 0, 0, 0])
  const png = joined(small.subarray(0, 8), ihdr, small.subarray(33))
  const giant = pngChunk('IHDR', [...uint32(30_000), ...uint32(30_000), 8, 2, 0, 0, 0])
  await tool.pick(
    pickedFile('bomb.jpg', jpeg, 'image/jpeg'),
    pickedFile('bomb.png', png),
    pickedFile('giant.png', joined(small.subarray(0, 8), giant, small.subarray(33))),
  )
  await expect(tool.row('bomb.jpg')).toContainText('The file is damaged.')
  await expect(tool.row('bomb.png')).toContainText('The file is damaged.')
  await expect(tool.row('giant.png')).toContainText('At 30000 × 30000 pixels, this image is over')
  expect(loaded).toEqual([])
})
