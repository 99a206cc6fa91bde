import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { batchOn, pickedFile } from '../../../features/image-batch/testing/batch-page.ts'
import { log2Samples } from '../../../lib/image/jpeg/gain-map/apple-headroom.ts'
import { ascii, joined, uint32 } from '../../../lib/image/testing/bytes.ts'
import { containerItemsIn, metadataIn, secondPictureIn } from '../../../lib/image/testing/exiftool.ts'
import { appleHdrHeic, hdrAvif } from '../../../lib/image/testing/heif-hdr-file.ts'
import {
  appleHdrHeadroom,
  type HdrOptions,
  hdrMetadata,
  ultraHdrFile,
} from '../../../lib/image/testing/ultra-hdr-file.ts'

// HDR photos, whose gain map follows the picture, as exiftool reads the results.

const upload = /^Click to upload images/

test.beforeEach(({ page }) => visit(page, '/tools/image-compressor'))

const photo = (options: HdrOptions = {}) => pickedFile('hdr.jpg', ultraHdrFile(options), 'image/jpeg')
const secrets = ['Camera works', 'Private device']
const grey = (column: number, row: number) => 60 + column * 40 + row * 20

/** Fails unless exiftool finds the map where the file says it is; returns it with the metadata of both. */
function hdrIn(file: Uint8Array) {
  const [tags, map] = [metadataIn(file), secondPictureIn(file)]
  expect(Buffer.from(file).subarray(Number(tags['MPImage2:MPImageStart'])).equals(map)).toBe(true)
  expect(tags).toMatchObject({
    'MPImage1:MPImageLength': file.length - map.length,
    'MPImage2:MPImageLength': map.length,
    'XMP-hdrgm:Version': 1,
    'XMP-Container:DirectoryItemLength': map.length,
  })
  return { tags, map, mapTags: metadataIn(map) }
}

test('HDR stays at the settings of a first visit, without private data', async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(photo())
  await tool.settled()
  await expect(tool.row('hdr.jpg')).toContainText('HDR kept · metadata (location, camera) removed')
  const { bytes } = await tool.save('Download')
  const { tags, mapTags } = hdrIn(bytes)
  expect(tags).toMatchObject({ 'File:ImageWidth': 64, 'File:ImageHeight': 32 })
  expect(mapTags).toMatchObject({
    'File:ImageWidth': 32,
    'File:ImageHeight': 16,
    'XMP-hdrgm:GainMapMin': hdrMetadata.min,
    'XMP-hdrgm:GainMapMax': hdrMetadata.max,
    'XMP-hdrgm:HDRCapacityMax': hdrMetadata.capacityMax,
  })
  for (const secret of secrets) expect(Buffer.from(bytes).includes(secret)).toBe(false)
})

test('Automatic makes a JPEG of an HDR photo, though other formats would be smaller', async ({ page }) => {
  const tool = batchOn(page, upload)
  await page.getByRole('radio', { name: 'Automatic' }).check()
  await tool.pick(photo())
  await tool.settled()
  await expect(tool.row('hdr.jpg')).toContainText('HDR kept')
  const { name, bytes } = await tool.save('Download')
  expect(name).toBe('hdr_compressed.jpg')
  hdrIn(bytes)
})

test('a lossless result has the samples of the gain map as they were', async ({ page }) => {
  const tool = batchOn(page, upload)
  await page.getByText('Lossless', { exact: true }).click()
  await tool.pick(photo({ orientation: 6 }))
  await tool.settled()
  await expect(tool.row('hdr.jpg')).toContainText('0 of 2,048 pixels changed')
  await expect(tool.row('hdr.jpg')).toContainText('HDR kept')
  const { bytes } = await tool.save('Download')
  const { tags, map } = hdrIn(bytes)
  // Neither the picture nor the map is turned.
  expect(tags).toMatchObject({ 'IFD0:Orientation': 6, 'File:ImageWidth': 64 })
  const [before, after] = [secondPictureIn(ultraHdrFile()), map].map((file) => Buffer.from(file))
  const scans = (file: Buffer | undefined) => file?.subarray(file.indexOf(Buffer.of(0xff, 0xdb)))
  expect(scans(after)).toEqual(scans(before))
  for (const secret of secrets) expect(Buffer.from(bytes).includes(secret)).toBe(false)
})

test('the gain map is turned and scaled with its picture', async ({ page }) => {
  const tool = batchOn(page, upload)
  await page.getByLabel('Max width').fill('16')
  await page.getByLabel('Max height').fill('32')
  await tool.pick(photo({ orientation: 6 }))
  await tool.settled()
  const { tags, map, mapTags } = hdrIn((await tool.save('Download')).bytes)
  expect(tags).toMatchObject({ 'File:ImageWidth': 16, 'File:ImageHeight': 32 })
  expect(mapTags).toMatchObject({ 'File:ImageWidth': 8, 'File:ImageHeight': 16 })
  // Turned clockwise, what was at the bottom left is at the top left.
  const { at } = await tool.decode(map)
  for (const [x, y, column, row] of [
    [1, 1, 0, 1],
    [6, 1, 0, 0],
    [1, 14, 3, 1],
    [6, 14, 3, 0],
  ] as const)
    expect(Math.abs((at(x, y)[0] ?? 0) - grey(column, row)), `${x}, ${y}`).toBeLessThan(6)
})

test('Apple’s gain map becomes one of ISO 21496-1 of the same brightness', async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(photo({ form: 'apple' }))
  await tool.settled()
  await expect(tool.row('hdr.jpg')).toContainText('HDR kept')
  const { map, mapTags } = hdrIn((await tool.save('Download')).bytes)
  expect(mapTags).toMatchObject({ 'XMP-hdrgm:GainMapMax': 2, 'XMP-hdrgm:GainMapMin': 0 })
  expect(Buffer.from(map).includes('urn:iso:std:iso:ts:21496:-1')).toBe(true)
  const { at } = await tool.decode(map)
  for (const [column, row] of [
    [0, 0],
    [3, 0],
    [3, 1],
  ] as const) {
    // Apple's documentation: a fraction of the headroom in the transfer function of Rec. 709.
    const gain = ((grey(column, row) / 255 + 0.099) / 1.099) ** (1 / 0.45)
    const stops = Math.log2(1 + (appleHdrHeadroom - 1) * gain)
    expect(((at(column * 8 + 4, row * 8 + 4)[0] ?? 0) / 255) * 2).toBeCloseTo(stops, 1)
  }
})

test('what a result has and what it lacks is said in one line', async ({ page }) => {
  const tool = batchOn(page, upload)
  const video = joined(uint32(24), ascii('ftypmp42'), new Uint8Array(4000))
  const xmp =
    '<rdf:Description xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MotionPhoto="1" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="4"/>'
  await tool.pick(photo({ xmp, appended: video, picture: { columns: 8, rows: 4 } }))
  await tool.settled()
  const row = tool.row('hdr.jpg')
  await expect(row).toContainText('HDR kept · video and metadata (location, camera) removed')
  await page.getByLabel('Keep metadata').check()
  await tool.settled()
  await expect(row).toContainText('HDR, video, and metadata (location, camera) kept')
  const motion = (await tool.save('Download')).bytes
  expect(metadataIn(motion)).toMatchObject({
    'XMP-xmp:Rating': 4,
    'XMP-GCamera:MotionPhoto': 1,
    'IFD0:Make': 'Camera works',
  })
  const map = secondPictureIn(motion)
  expect(containerItemsIn(motion)).toMatchObject([
    { Semantic: 'Primary' },
    { Semantic: 'GainMap', Length: map.length },
    { Semantic: 'MotionPhoto', Length: video.length },
  ])
  const end = Buffer.from(motion).subarray(-video.length - map.length)
  expect(end.equals(joined(map, video))).toBe(true)

  await page.getByText('Lossless', { exact: true }).click()
  await tool.settled()
  await expect(row).toContainText('HDR, video, and metadata (location, camera) kept')
  const { bytes } = await tool.save('Download')
  expect(Buffer.from(bytes).subarray(-video.length).equals(video)).toBe(true)
  expect(metadataIn(bytes)).toMatchObject({ 'XMP-GCamera:MotionPhoto': 1, 'XMP-xmp:Rating': 4 })
})

test('a broken gain map is left out, and that is said', async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(photo({ spoil: (map) => map.slice(0, -30) }))
  await tool.settled()
  await expect(tool.row('hdr.jpg')).toContainText('HDR and metadata (location, camera) removed')
  expect(metadataIn((await tool.save('Download')).bytes)).not.toHaveProperty('MPF0:NumberOfImages')
})

test('a file of a target size holds its gain map, or leaves out one that is too large for it', async ({
  page,
}) => {
  const tool = batchOn(page, upload)
  const noise = (column: number, row: number) => [(column * 97 + row * row * 31) % 256, 128, 128]
  const picture = { columns: 90, rows: 90, block: noise }
  await page.getByText('File size', { exact: true }).click()
  await page.getByLabel('File size in KB').fill('9')
  await tool.pick(photo({ picture }))
  await tool.settled()
  await expect(tool.row('hdr.jpg')).toContainText('HDR kept')
  const { bytes } = await tool.save('Download')
  hdrIn(bytes)
  expect(bytes.length).toBeLessThanOrEqual(9 * 1024)
  await page.getByRole('button', { name: 'Remove all' }).click()

  await page.getByLabel('Keep metadata').check()
  const xmp = `<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${'A walk. '.repeat(400)}"/>`
  await tool.pick(photo({ picture, xmp }))
  await tool.settled()
  await expect(tool.row('hdr.jpg')).toContainText('HDR and metadata (location, camera) kept')
  const { length } = (await tool.save('Download')).bytes
  expect(length).toBeLessThanOrEqual(9 * 1024)
  expect(length).toBeGreaterThan(8 * 1024)
  await page.getByLabel('Keep metadata').uncheck()
  await page.getByRole('button', { name: 'Remove all' }).click()

  await tool.pick(
    photo({ picture, map: { columns: 60, rows: 60, block: (x, y) => noise(x, y).slice(0, 1) } }),
  )
  await tool.settled()
  await expect(tool.row('hdr.jpg')).toContainText('HDR and metadata (location, camera) removed')
  expect((await tool.save('Download')).bytes.length).toBeLessThanOrEqual(9 * 1024)
})

for (const [name, file, type] of [
  ['photo.avif', hdrAvif(), 'image/avif'],
  ['photo.heic', appleHdrHeic(), 'image/heic'],
] as const)
  test(`HDR of ${name} becomes a gain map of its JPEG`, async ({ page }) => {
    const tool = batchOn(page, upload)
    await tool.pick(pickedFile(name, file, type))
    await tool.settled()
    await expect(tool.row(name)).toContainText('HDR kept')
    const { bytes } = await tool.save('Download')
    const { map, mapTags } = hdrIn(bytes)
    const isApple = type === 'image/heic'
    expect(mapTags).toMatchObject({
      'File:ImageWidth': 64,
      'File:ImageHeight': isApple ? 64 : 32,
      'XMP-hdrgm:GainMapMax': isApple ? 2 : hdrMetadata.max,
    })
    // The map has the samples of the picture, Apple's by the table that makes fractions of stops of them.
    const [picture, gains] = [await tool.decode(bytes), await tool.decode(map)]
    const table = isApple ? log2Samples(4) : Uint8Array.from({ length: 256 }, (_, sample) => sample)
    for (const [x, y] of [
      [4, 4],
      [40, 4],
      [20, 28],
      [60, 28],
    ] as const) {
      const expected = table[picture.at(x, y)[0] ?? 0] ?? 0
      expect(Math.abs((gains.at(x, y)[0] ?? 0) - expected), `${x}, ${y}`).toBeLessThan(12)
    }
  })
