import { unzipSync } from 'fflate'
import { expect, hydrated, test, visit } from '../../../../tests/browser/test.ts'
import { batchOn, corners, pickedFile } from '../../../features/image-batch/testing/batch-page.ts'
import { memorySource } from '../../../lib/files/bytes.ts'
import { readImageHeader } from '../../../lib/image/header/image-header.ts'
import { ascii, joined, uint32, uint32le } from '../../../lib/image/testing/bytes.ts'
import { exifData, exifSegment } from '../../../lib/image/testing/exif-data.ts'
import { iccProfile } from '../../../lib/image/testing/icc-profile.ts'
import {
  iccSegments,
  type JpegOptions,
  jpegFile,
  jpegSegment,
  xmpSegment,
} from '../../../lib/image/testing/jpeg-file.ts'

// Orientation, colours and metadata of results.

const upload = /^Click to upload images/

test.beforeEach(({ page }) => visit(page, '/tools/image-compressor'))

/** 64 × 32 stored pixels, four fields of different greys. */
const fields = (orientation: number) =>
  pickedFile(
    `photo-${orientation}.jpg`,
    jpegFile({
      columns: 8,
      rows: 4,
      block: (column, row) => [30 + (column < 4 ? 0 : 60) + (row < 2 ? 0 : 120), 128, 128],
      segments: [exifSegment({ orientation, maker: 'Camera works' })],
    }),
    'image/jpeg',
  )
const everyOrientation = [1, 2, 3, 4, 5, 6, 7, 8]
test('notes name the parts of a file that are left out', async ({ page }) => {
  const tool = batchOn(page, upload)
  const photo = (name: string, options: Partial<JpegOptions>) =>
    pickedFile(
      name,
      jpegFile({ columns: 16, rows: 16, block: (x, y) => [x * 15, y * 15, 128], ...options }),
      'image/jpeg',
    )
  const video = joined(uint32(24), ascii('ftypmp42'), new Uint8Array(4000))
  const caption = jpegSegment(
    0xed,
    joined(ascii('Photoshop 3.0\0'), ascii('8BIM\x04\x04\0\0'), uint32(4), ascii('text')),
  )
  await page.getByText('Lossless', { exact: true }).click()
  await tool.pick(
    photo('motion-hdr.jpg', { segments: [xmpSegment('hdrgm:Version GCamera:MotionPhoto')], appended: video }),
    photo('captioned.jpg', { segments: [caption] }),
    photo('plain.jpg', {}),
  )
  await tool.settled()
  await expect(tool.row('motion-hdr.jpg')).toContainText('0 of 16,384 pixels changed')
  // Its XMP data announce a gain map that it does not have.
  await expect(tool.row('motion-hdr.jpg')).toContainText('HDR and video removed')
  await expect(tool.row('captioned.jpg')).toContainText('Captions removed')
  await expect(tool.row('plain.jpg')).not.toContainText('removed')
  await page.getByLabel('Keep metadata').check()
  await tool.settled()
  await expect(tool.row('captioned.jpg')).toContainText('Captions kept')
  await expect(tool.row('motion-hdr.jpg')).toContainText('Video kept · HDR removed')
})

for (const [variant, prepare] of Object.entries({
  default: undefined,
  'without WebAssembly': () => Reflect.deleteProperty(globalThis, 'WebAssembly'),
  scaled: undefined,
}))
  test(`results of all EXIF orientations are upright: ${variant}`, async ({ page }) => {
    if (prepare) {
      await page.addInitScript(prepare)
      await page.reload()
      await hydrated(page)
    }
    const tool = batchOn(page, upload)
    const side = variant === 'scaled' ? 32 : 64
    await page.getByLabel('Max width').fill(String(side))
    await page.getByLabel('Max height').fill(String(side))
    const photos = everyOrientation.map(fields)
    await tool.pick(...photos)
    await expect(tool.rows).toHaveCount(photos.length)
    await tool.settled()
    const results = unzipSync((await tool.save('Download all (ZIP)')).bytes)
    for (const [index, photo] of photos.entries()) {
      const [source, result] = [
        await tool.decode(photo.buffer),
        await tool.decode(Uint8Array.from(results[`photo-${index + 1}_compressed.jpg`] ?? [])),
      ]
      expect.soft([photo.name, corners(result)]).toEqual([photo.name, corners(source)])
      expect.soft(result.width / result.height, photo.name).toBe(source.width / source.height)
      expect.soft(Math.max(result.width, result.height), photo.name).toBe(side)
    }
  })

/** Adds EXIF data with an orientation to a WebP (RFC 9649) from the browser. */
function orientedWebp(plain: Uint8Array, orientation: number): Uint8Array {
  const chunk = (kind: string, data: Uint8Array) =>
    joined(ascii(kind), uint32le(data.length), data, data.length % 2 ? [0] : [])
  // The browser's file may start with other chunks.
  const picture = plain.subarray(Buffer.from(plain).indexOf('VP8L'))
  const extended = joined(uint32le(8), uint32le(63).slice(0, 3), uint32le(31).slice(0, 3))
  const chunks = joined(
    ascii('WEBP'),
    chunk('VP8X', extended),
    picture,
    chunk('EXIF', exifData({ orientation })),
  )
  return chunk('RIFF', chunks)
}

test('WebP photos are saved and shown upright, although the browser ignores their orientation', async ({
  page,
}) => {
  const tool = batchOn(page, upload)
  const plain = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 32)
    const pen = canvas.getContext('2d')
    for (const [index, grey] of [30, 90, 150, 210].entries()) {
      if (pen) pen.fillStyle = `rgb(${grey} ${grey} ${grey})`
      pen?.fillRect(index % 2 ? 32 : 0, index > 1 ? 16 : 0, 32, 16)
    }
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 1 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  await tool.pick(
    ...everyOrientation.map((orientation) =>
      pickedFile(
        `photo-${orientation}.webp`,
        orientedWebp(Uint8Array.from(plain), orientation),
        'image/webp',
      ),
    ),
  )
  await tool.settled()
  const results = unzipSync((await tool.save('Download all (ZIP)')).bytes)
  for (const orientation of everyOrientation) {
    const upright = corners(await tool.decode(fields(orientation).buffer))
    const result = Uint8Array.from(results[`photo-${orientation}_compressed.jpg`] ?? [])
    expect.soft([orientation, corners(await tool.decode(result))]).toEqual([orientation, upright])
    await page.getByRole('button', { name: `Compare photo-${orientation}.webp` }).click()
    // Shows only the original.
    await page.getByRole('slider', { name: 'Before and after' }).press('Home')
    const original = page.getByRole('img', { name: 'Before' })
    // After a download the seal's line lies over the picture for a moment.
    await expect
      .configure({ soft: true })
      .poll(async () => corners(await tool.decode(await original.screenshot())), {
        message: `original with orientation ${orientation}`,
      })
      .toEqual(upright)
  }
})

test('EXIF data are left out unless the visitor keeps them', async ({ page }) => {
  const tool = batchOn(page, upload)
  const photo = jpegFile({
    columns: 8,
    rows: 4,
    block: (column) => [column * 30, 128, 128],
    segments: [exifSegment({ orientation: 6, maker: 'Camera works' })],
  })
  await tool.pick(pickedFile('photo.jpg', photo, 'image/jpeg'))
  await tool.settled()
  await expect(tool.rows).toContainText('Metadata (location, camera) removed')
  const without = (await tool.save('Download')).bytes
  expect(Buffer.from(without).includes('Camera works')).toBe(false)
  expect(await readImageHeader(memorySource(without))).toMatchObject({
    width: 32,
    height: 64,
    orientation: 1,
  })

  await page.getByLabel('Keep metadata (location, camera)').check()
  await tool.settled()
  const saved = (await tool.save('Download')).bytes
  expect(Buffer.from(saved).includes('Camera works')).toBe(true)
  expect(await readImageHeader(memorySource(saved))).toMatchObject({ width: 32, height: 64, orientation: 1 })
})

test('colours outside sRGB are preserved', async ({ page }) => {
  const tool = batchOn(page, upload)
  for (const type of ['image/png', 'image/jpeg'] as const) {
    const bytes = await page.evaluate(async (format) => {
      const canvas = new OffscreenCanvas(64, 64)
      const context = canvas.getContext('2d', { colorSpace: 'display-p3' })
      if (!context) throw new Error('no canvas')
      context.fillStyle = 'color(display-p3 1 0 0)'
      context.fillRect(0, 0, 64, 64)
      return [
        ...new Uint8Array(await (await canvas.convertToBlob({ type: format, quality: 1 })).arrayBuffer()),
      ]
    }, type)
    await tool.pick(pickedFile(`wide.${type.slice(6)}`, Uint8Array.from(bytes), type))
    await tool.settled()
    const saved = await tool.save('Download')
    // Clipped to sRGB it would be 234, 51, 35.
    const [red = 0, green = 255, blue = 255] = (await tool.decode(saved.bytes, 'display-p3')).at(32, 32)
    expect(red).toBeGreaterThan(248)
    expect(Math.max(green, blue)).toBeLessThan(12)
    await page.getByRole('button', { name: 'Remove all' }).click()
  }
})

test('the source’s profile is applied once and replaced by that of the pixels', async ({ page }) => {
  const tool = batchOn(page, upload)
  // Swaps red and blue: a picture whose pixels were converted must not keep this profile.
  const profile = iccProfile('RGB ', 0, 'red and blue swapped')
  const photo = jpegFile({
    columns: 8,
    rows: 4,
    block: () => [100, 90, 200],
    segments: [...iccSegments(profile), exifSegment({ orientation: 6, maker: 'Camera works' })],
  })
  const shown = (await tool.decode(photo)).at(16, 32)
  expect(shown[2], 'the browser applies the profile').toBeGreaterThan((shown[0] ?? 255) + 60)
  await tool.pick(pickedFile('photo.jpg', photo, 'image/jpeg'))
  for (const keep of [false, true]) {
    await page.getByLabel('Keep metadata (location, camera)').setChecked(keep)
    await tool.settled()
    const { bytes } = await tool.save('Download')
    const result = (await tool.decode(bytes)).at(16, 32)
    for (const [channel, value] of shown.entries())
      expect(Math.abs((result[channel] ?? 0) - value), `${keep} ${channel}`).toBeLessThan(6)
    const header = await readImageHeader(memorySource(bytes))
    if (header.format !== 'jpeg') throw new Error('the result is not a JPEG')
    expect(header.icc === null || !Buffer.from(header.icc).equals(profile)).toBe(true)
    if (keep) expect(header.icc, 'the result has a profile').not.toBeNull()
  }
  await page.getByRole('radio', { name: 'Lossless' }).check()
  await tool.settled()
  const lossless = await readImageHeader(memorySource((await tool.save('Download')).bytes))
  expect(lossless.format === 'jpeg' && lossless.icc).toEqual(profile)
})
