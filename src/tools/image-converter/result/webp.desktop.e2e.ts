import { unzipSync } from 'fflate'
import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { batchOn, type Decoded, pickedFile } from '../../../features/image-batch/testing/batch-page.ts'
import { memorySource } from '../../../lib/files/bytes.ts'
import { readImageHeader } from '../../../lib/image/header/image-header.ts'
import { exifSegment } from '../../../lib/image/testing/exif-data.ts'
import { jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'

const upload = /^Click to upload/

/** A disc of one red on nothing, with a soft edge. */
const logo = (name: string, side = 120) =>
  pickedFile(
    name,
    pngFile({
      width: side,
      height: side,
      colourType: 6,
      row: (y) =>
        Array.from({ length: side }, (_, x) => {
          const distance = Math.hypot(x - side / 2, y - side / 2)
          return [200, 30, 40, Math.max(0, Math.min(255, Math.round((side * 0.4 - distance) * 60)))]
        }).flat(),
    }),
  )

/** Waves with fine grain, in many colours. */
const photo = (name: string, width = 320, height = 240) =>
  pickedFile(
    name,
    pngFile({
      width,
      height,
      row: (y) =>
        Array.from({ length: width * 3 }, (_, at) => {
          const grain = (Math.imul(at * 7919 + y * 104_729, 0x9e37_79b1) >>> 24) / 12 - 10
          return Math.max(0, Math.min(255, Math.round(128 + 70 * Math.sin(at / 90 + y / 40) + grain)))
        }),
    }),
  )

/** 40 × 24 stored pixels, 24 × 40 when upright. */
const camera = (name: string) =>
  pickedFile(
    name,
    jpegFile({
      columns: 5,
      rows: 3,
      block: (column) => [40 + column * 40, 128, 128],
      segments: [exifSegment({ orientation: 6, maker: 'Camera works' })],
    }),
    'image/jpeg',
  )

const headerOf = (bytes: Uint8Array<ArrayBuffer>) => readImageHeader(memorySource(bytes))

test.beforeEach(async ({ page }) => {
  await visit(page, '/tools/image-converter')
  await page.getByRole('radio', { name: 'Any format' }).check()
  await page.getByRole('radio', { name: 'WebP', exact: true }).check()
})

test('a transparent PNG of few colours becomes a WebP without loss', async ({ page }) => {
  const tool = batchOn(page, upload)
  const file = logo('logo.old.PNG')
  await tool.pick(file)
  await tool.settled()
  await expect(tool.rows).toContainText('0 of 14,400 pixels changed')
  const { name, bytes } = await tool.save('Download')
  expect(name).toBe('logo.old.webp')
  expect(await headerOf(bytes)).toMatchObject({ format: 'webp', width: 120, height: 120 })
  // VP8L is the lossless kind.
  expect(Buffer.from(bytes).includes('VP8L')).toBe(true)
  const [before, after] = [await tool.decode(file.buffer), await tool.decode(bytes)]
  // The colours of half transparent pixels are rounded in decoding.
  const seen = ({ at }: Decoded) =>
    Array.from({ length: 120 * 120 }, (_, index) => at(index % 120, Math.floor(index / 120))).map((pixel) =>
      pixel[3] === 255 ? pixel : pixel[3],
    )
  expect(seen(after)).toEqual(seen(before))
})

test('a photo is lossy by its quality, or lossless on request', async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(photo('hills.png'))
  await tool.settled()
  const sizeOf = async () => (await tool.save('Download')).bytes.length
  await expect(tool.rows).not.toContainText('pixels changed')
  const fine = await sizeOf()
  await page.getByRole('slider', { name: 'WebP Quality' }).fill('30')
  await tool.settled()
  const coarse = await sizeOf()
  expect(coarse).toBeLessThan(fine)
  await page.getByLabel('Always lossless').check()
  await expect(page.getByRole('slider', { name: 'WebP Quality' })).toHaveCount(0)
  await tool.settled()
  await expect(tool.rows).toContainText('0 of 76,800 pixels changed')
  expect(await sizeOf()).toBeGreaterThan(fine)
})

test('a turned photo keeps its details on request, upright', async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(camera('holiday.jpg'))
  await tool.settled()
  await expect(tool.rows).toContainText('Metadata (location, camera) removed')
  expect(Buffer.from((await tool.save('Download')).bytes).includes('Camera works')).toBe(false)
  await page.getByLabel('Keep metadata (location, camera)').check()
  await tool.settled()
  await expect(tool.rows).toContainText('Metadata (location, camera) kept')
  await page.getByRole('button', { name: 'Rotate the current image clockwise' }).click()
  await tool.settled()
  const { bytes } = await tool.save('Download')
  expect(Buffer.from(bytes).includes('Camera works')).toBe(true)
  expect(await headerOf(bytes)).toMatchObject({ width: 40, height: 24, orientation: 1 })
})

test('another format takes the same files, and all of them in one ZIP', async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(logo('logo.png'), camera('holiday.jpg'))
  await tool.settled()
  const names = async () => Object.keys(unzipSync((await tool.save('Download all (ZIP)')).bytes))
  expect(await names()).toEqual(['logo.webp', 'holiday.webp'])
  await page.getByRole('radio', { name: 'PNG', exact: true }).check()
  await expect(tool.rows).toHaveCount(2)
  await tool.settled()
  expect(await names()).toEqual(['logo.png', 'holiday.png'])
})

test('a picture that is too long for WebP fails with the reason', async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(pickedFile('long.png', pngFile({ width: 16_384, height: 1 })))
  await expect(tool.rows).toContainText('At 16384 × 1 pixels, this image is too large to save as WebP here.')
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('an encoder that could not be loaded is tried again', async ({ page }) => {
    await page.route(/webp_enc/, (route) => route.abort())
    const tool = batchOn(page, upload)
    await tool.pick(logo('logo.png'))
    await expect(tool.rows).toContainText('Couldn’t load the part of this site that creates WebP files.')
    await page.unroute(/webp_enc/)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await tool.settled()
    expect((await tool.save('Download')).name).toBe('logo.webp')
  })
})
