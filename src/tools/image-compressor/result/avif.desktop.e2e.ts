import { unzipSync } from 'fflate'
import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { batchOn, corners, pickedFile } from '../../../features/image-batch/testing/batch-page.ts'
import { ascii, joined, uint32 } from '../../../lib/image/testing/bytes.ts'
import { exifData } from '../../../lib/image/testing/exif-data.ts'
import { auxC, avifFile, pictureItem } from '../../../lib/image/testing/isobmff-file.ts'

const upload = /^Click to upload images/

test.beforeEach(({ page }) => visit(page, '/tools/image-compressor'))

/** AVIF pictures of 64 × 32 stored pixels with the same four fields, rotated or mirrored by their properties. */
const orientedAvif = {
  // irot: 90° anticlockwise.
  turned:
    'AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAPRtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAKAAAAJQAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAdGlwcnAAAABUaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAABAAAAAIAAAABBwaXhpAAAAAAMICAgAAAAJaXJvdAEAAAAYaXBtYQAAAAAAAAABAAEFgYIDhIUAAAAtbWRhdBIACgYYFT/7AhAyGRZABhhhhQC0PEqHTJDXhAScMWsEuB5zLcA=',
  // irot and imir: 270°, then mirrored.
  mirrored:
    'AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAP5tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAUAAAAJQAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAfmlwcnAAAABdaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAABAAAAAIAAAABBwaXhpAAAAAAMICAgAAAAJaXJvdAMAAAAJaW1pcgAAAAAZaXBtYQAAAAAAAAABAAEGgYIDhIWGAAAALW1kYXQSAAoGGBU/+wIQMhkWQAYYYYUAtDxKh0yQ14QEnDFrBLgecy3A',
}

test('saves AVIF pictures in the orientation in which they are shown', async ({ page }) => {
  const tool = batchOn(page, upload)
  const files = Object.entries(orientedAvif).map(([name, data]) =>
    pickedFile(`${name}.avif`, Buffer.from(data, 'base64'), 'image/avif'),
  )
  await tool.pick(...files)
  await tool.settled()
  await expect(tool.row('turned.avif')).toContainText('32 × 64 pixels')
  const results = unzipSync((await tool.save('Download all (ZIP)')).bytes)
  const turned = await tool.decode(Uint8Array.from(results['turned_compressed.jpg'] ?? []))
  expect([turned.width, turned.height]).toEqual([32, 64])
  expect(corners(turned)).toEqual([1, 3, 0, 2])
  const mirrored = await tool.decode(Uint8Array.from(results['mirrored_compressed.jpg'] ?? []))
  expect([mirrored.width, mirrored.height]).toEqual([32, 64])
  expect(corners(mirrored)).toEqual(corners(await tool.decode(files[1]?.buffer ?? Buffer.of())))
  expect(corners(mirrored)).not.toEqual([2, 0, 3, 1])
})

test('names what is left out of an AVIF, and keeps EXIF data on request', async ({ page }) => {
  const tool = batchOn(page, upload)
  const exif = { type: 'Exif', data: joined(uint32(0), exifData({ maker: 'Camera works' })) }
  const xmp = { type: 'mime', mediaType: 'application/rdf+xml', data: ascii('no XMP') }
  const maps = [
    auxC('urn:com:apple:photo:2020:aux:hdrgainmap'),
    auxC('urn:mpeg:mpegB:cicp:systems:auxiliary:depth'),
  ]
  const avif = (name: string, options: Parameters<typeof avifFile>[0]) =>
    pickedFile(name, avifFile(options), 'image/avif')
  await tool.pick(
    avif('plain.avif', { items: [pictureItem] }),
    avif('photo.avif', { items: [pictureItem, exif, xmp], properties: maps }),
  )
  await tool.settled()
  await expect(tool.row('plain.avif')).not.toContainText('emoved')
  await expect(tool.row('photo.avif')).toContainText(
    'HDR, depth map, and metadata (location, camera) removed',
  )
  await page.getByLabel('Keep metadata').check()
  await tool.settled()
  await expect(tool.row('photo.avif')).toContainText(
    'Metadata (location, camera) kept · HDR, depth map, and captions removed',
  )
  const results = unzipSync((await tool.save('Download all (ZIP)')).bytes)
  expect(Buffer.from(results['photo_compressed.jpg'] ?? []).includes('Camera works')).toBe(true)
})
