import { unzipSync } from 'fflate'
import { collectAnnouncements } from '../../../tests/browser/accessibility/announcements.ts'
import { expect, test, visit } from '../../../tests/browser/test.ts'
import { batchOn, pickedFile } from '../../features/image-batch/testing/batch-page.ts'
import { memorySource } from '../../lib/files/bytes.ts'
import { readImageHeader } from '../../lib/image/header/image-header.ts'
import { crc32 } from '../../lib/image/png/crc32.ts'
import { exifSegment } from '../../lib/image/testing/exif-data.ts'
import { metadataIn, secondPictureIn } from '../../lib/image/testing/exiftool.ts'
import { jpegFile } from '../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../lib/image/testing/png-file.ts'
import { ultraHdrFile } from '../../lib/image/testing/ultra-hdr-file.ts'
import { localDate } from '../../platform/time/clock.ts'

const upload = /^Click to upload (PNG|JPG) images/

/** Red on the left, transparent on the right. */
const halfClear = pickedFile(
  'logo.old.PNG',
  pngFile({
    width: 32,
    height: 16,
    colourType: 6,
    row: () => Array.from({ length: 32 }, (_, x) => (x < 16 ? [200, 0, 0, 255] : [0, 0, 0, 0])).flat(),
  }),
)
const plain = (name: string, value = 90) =>
  pickedFile(name, pngFile({ width: 24, height: 16, row: () => new Array<number>(72).fill(value) }))
/** 40 × 24 stored pixels of five greys; 24 × 40 when upright. */
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

const waves = (width: number, y: number) =>
  Array.from({ length: width * 3 }, (_, x) => Math.round(128 + 100 * Math.sin(x * y)))

function bomb(): Uint8Array {
  const bytes = Buffer.from(pngFile({ width: 1, height: 1 }))
  bytes.writeUInt32BE(30_000, 16)
  bytes.writeUInt32BE(30_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

test.beforeEach(({ page }) => visit(page, '/tools/image-converter'))

test('PNG to JPG: transparent pixels become white', { tag: '@desktop' }, async ({ page }) => {
  const tool = batchOn(page, upload)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PNG/JPG image converter')
  await expect(page.getByRole('radio', { name: 'PNG to JPG' })).toBeChecked()
  await expect(page.getByText('JPG Quality: 90%')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Convert', exact: true })).toBeDisabled()

  await tool.pick(halfClear)
  await tool.settled()
  await expect(tool.rows).toHaveCount(1)
  await expect(tool.rows).toContainText(/KB → [\d,.]+ Bytes/)
  await expect(tool.rows).toContainText('32 × 16 pixels')
  await expect(tool.rows).toContainText('Transparent areas were filled with white.')

  const { name, bytes } = await tool.save('Download')
  expect(name).toBe('logo.old.jpg')
  expect(await readImageHeader(memorySource(bytes))).toMatchObject({ format: 'jpeg', width: 32, height: 16 })
  const decoded = await tool.decode(bytes)
  for (const [channel, value] of [250, 250, 250].entries())
    expect(decoded.at(28, 8)[channel]).toBeGreaterThanOrEqual(value)
  expect(decoded.at(4, 8)[0]).toBeGreaterThan(180)
})

test('the background of a JPG can be chosen', { tag: '@desktop' }, async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(halfClear)
  await tool.settled()
  await page.getByLabel('Background hex code').fill('#204060')
  await tool.settled()
  await expect(tool.rows).toContainText('Transparent areas were filled with #204060.')
  const [red = 0, green = 0, blue = 0] = (await tool.decode((await tool.save('Download')).bytes)).at(28, 8)
  expect(Math.max(Math.abs(red - 0x20), Math.abs(green - 0x40), Math.abs(blue - 0x60))).toBeLessThan(4)
  await page.reload()
  await tool.settled()
  await expect(page.getByLabel('Background hex code')).toHaveValue('#204060')
})

test('what is shown stays while another quality is made, and a download pressed meanwhile has that quality', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(pickedFile('waves.png', pngFile({ width: 300, height: 200, row: (y) => waves(300, y) })))
  await tool.settled()
  const former = await tool.save('Download')
  const pressed = await tool.downloadWhileProcessing(page.getByLabel('JPG Quality: 90%'), '10')
  expect(pressed.length).toBeLessThan(former.bytes.length / 2)
  await tool.settled()
  expect(Buffer.from((await tool.save('Download')).bytes).equals(pressed)).toBe(true)
})

test('JPG to PNG: upright, identical pixels, no alpha channel, no private details', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = batchOn(page, upload)
  await page.getByRole('radio', { name: 'JPG to PNG' }).check()
  const photo = camera('holiday.jpeg')
  await tool.pick(photo)
  await tool.settled()
  await expect(tool.rows).toContainText('0 of 960 pixels changed')
  await expect(tool.rows).toContainText('Metadata (location, camera) removed')

  const { name, bytes } = await tool.save('Download')
  expect(name).toBe('holiday.png')
  const header = await readImageHeader(memorySource(bytes))
  expect(header).toMatchObject({ format: 'png', width: 24, height: 40, orientation: 1 })
  expect(header.format === 'png' && [0, 2, 3]).toContain(header.format === 'png' && header.colourType)
  expect(Buffer.from(bytes).includes('Camera works')).toBe(false)
  const [source, result] = [await tool.decode(photo.buffer), await tool.decode(bytes)]
  for (let y = 0; y < 40; y += 1)
    for (let x = 0; x < 24; x += 1) expect(result.at(x, y)).toEqual(source.at(x, y))
})

test('HDR is left out of a PNG, which is said, and kept in a JPG', { tag: '@desktop' }, async ({ page }) => {
  const tool = batchOn(page, /^Click to upload/)
  const photo = pickedFile('hdr.jpg', ultraHdrFile({ orientation: 6 }), 'image/jpeg')
  await page.getByRole('radio', { name: 'JPG to PNG' }).check()
  await tool.pick(photo)
  await tool.settled()
  await expect(tool.rows).toContainText('HDR and metadata (location, camera) removed')
  await page.getByRole('radio', { name: 'Any format' }).check()
  await page.getByRole('radio', { name: 'JPG', exact: true }).check()
  await tool.pick(photo)
  await tool.settled()
  await expect(tool.rows).toContainText('HDR kept · metadata (location, camera) removed')
  const { bytes } = await tool.save('Download')
  expect(metadataIn(secondPictureIn(bytes))).toMatchObject({ 'File:ImageWidth': 16, 'File:ImageHeight': 32 })
})

test('EXIF data are kept on request, with the orientation reset', { tag: '@desktop' }, async ({ page }) => {
  const tool = batchOn(page, upload)
  await page.getByRole('radio', { name: 'JPG to PNG' }).check()
  await page.getByLabel('Keep metadata (location, camera)').check()
  await tool.pick(camera('holiday.jpg'))
  await tool.settled()
  const { bytes } = await tool.save('Download')
  expect(Buffer.from(bytes).includes('Camera works')).toBe(true)
  expect(await readImageHeader(memorySource(bytes))).toMatchObject({ width: 24, height: 40, orientation: 1 })
})

test('an alert names a file of the wrong format, whatever its extension', { tag: '@desktop' }, async ({
  page,
}) => {
  const tool = batchOn(page, upload)
  const disguised = { ...camera('really-a-jpeg.png'), mimeType: 'image/png' }
  await tool.pick(plain('good.png'), disguised)
  await expect(tool.alert).toContainText('Please select a PNG file for this conversion.')
  await expect(tool.alert).toContainText('really-a-jpeg.png')
  await tool.settled()
  await expect(tool.rows).toHaveCount(1)

  await page.getByRole('radio', { name: 'JPG to PNG' }).check()
  await expect(page.locator('[data-result]').getByText('1 PNG file was set aside.')).toBeInViewport()
  await expect(tool.rows).toHaveCount(0)
  await expect(tool.alert).toHaveCount(0)
  await tool.pick(plain('a.png'))
  await expect(tool.alert).toContainText('Please select a JPG/JPEG file for this conversion.')
})

test('files of the other format are converted by the button of their alert, and the former ones come back', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = batchOn(page, upload)
  const announced = await collectAnnouncements(page)
  const asides = async () => (await announced()).filter((each) => each.endsWith('set aside.'))
  await tool.pick(plain('first.png'), camera('one.png'), camera('two.jpg'))
  await tool.settled()
  await expect(tool.alert).toContainText('Please select a PNG file for this conversion.')
  await page.getByRole('button', { name: 'Convert these 2 JPG files to PNG' }).click()
  await expect(page.getByRole('radio', { name: 'JPG to PNG' })).toBeChecked()
  await expect(tool.alert).toHaveCount(0)
  await expect(tool.rows).toHaveCount(2)
  await tool.settled()
  await expect(tool.row('one.png')).toContainText('0 of 960 pixels changed')
  await expect(page.locator('[data-result]').getByText('1 PNG file was set aside.')).toBeVisible()
  expect(await asides()).toEqual(['1 PNG file was set aside.'])

  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByRole('radio', { name: 'PNG to JPG' })).toBeChecked()
  await expect(tool.rows).toHaveCount(1)
  await expect(tool.row('first.png')).toContainText('→')
  await expect(page.locator('[data-result]').getByText('2 JPG files were set aside.')).toBeVisible()
  expect(await asides()).toEqual(['1 PNG file was set aside.', '2 JPG files were set aside.'])
  expect((await tool.save('Download')).name).toBe('first.jpg')
})

test('the other conversion begins with its own button: one pick, one press', async ({ page }) => {
  const tool = batchOn(page, 'Convert JPG to PNG instead')
  await tool.pick(camera('holiday.jpg'))
  await expect(page.getByRole('radio', { name: 'JPG to PNG' })).toBeChecked()
  await expect(tool.alert).toHaveCount(0)
  await tool.settled()
  expect((await tool.save('Download')).name).toBe('holiday.png')
})

test('broken files show the reason and do not stop the others', { tag: '@desktop' }, async ({ page }) => {
  const tool = batchOn(page, upload)
  const whole = plain('cut.png', 120)
  await tool.pick(
    pickedFile('bomb.png', bomb()),
    pickedFile('cut.png', whole.buffer.subarray(0, whole.buffer.length - 40)),
    pickedFile('empty.png', new Uint8Array()),
    plain('good.png'),
  )
  await expect(tool.row('bomb.png')).toContainText(
    'At 30000 × 30000 pixels, this image is over the 134 megapixels that can be opened safely here.',
  )
  await expect(tool.alert).toContainText('The file is empty.')
  await tool.settled()
  await expect(page.getByRole('status').filter({ hasText: '2 files failed' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Results (1 of 3)' })).toBeVisible()
  await page.getByRole('button', { name: 'Show failed files' }).click()
  await expect(tool.rows).toHaveCount(2)
  await expect(tool.row('good.png')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all files' }).click()
  await expect(tool.rows).toHaveCount(3)
  await page.getByRole('button', { name: /2 failed · Show$/ }).click()
  await expect(tool.rows).toHaveCount(2)
  await expect(tool.row('bomb.png')).toBeFocused()
  await expect(tool.row('bomb.png')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Show all files' }).click()
  await expect(tool.row('good.png')).toContainText(/→/)
  await expect(tool.row('cut.png')).toContainText('The file is incomplete')

  await page.getByRole('button', { name: 'Recover what can be read' }).click()
  await expect(tool.row('cut.png')).toContainText('Recovered: the missing part is blank.')
  const { bytes } = await tool.save('Download cut.png')
  const decoded = await tool.decode(bytes)
  expect(decoded).toMatchObject({ width: 24, height: 16 })
  expect(decoded.at(2, 1)[0]).toBeGreaterThan(110)

  await tool.row('bomb.png').getByRole('button', { name: 'Remove this file' }).click()
  await expect(tool.rows).toHaveCount(2)
})

test('several files are downloaded as a ZIP with unique names, and processed again when a setting changes', {
  tag: '@desktop',
}, async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(plain('a.png', 10), plain('a.png', 200), halfClear)
  await tool.settled()
  // The day may end while it is saved.
  const before = localDate(Date.now())
  const { name, bytes } = await tool.save('Download all (ZIP)')
  expect(name).toMatch(/^3-converted-images-\d{4}-\d\d-\d\d\.zip$/)
  expect([before, localDate(Date.now())]).toContain(name.slice(-14, -4))
  const files = unzipSync(bytes)
  expect(Object.keys(files)).toEqual(['a.jpg', 'a (2).jpg', 'logo.old.jpg'])
  const size = files['logo.old.jpg']?.length ?? 0

  await page.getByRole('slider', { name: /JPG quality/ }).fill('10')
  await tool.settled()
  const rerun = unzipSync((await tool.save('Download all (ZIP)')).bytes)
  expect(rerun['logo.old.jpg']?.length).toBeLessThan(size)
})

test('a PNG is converted in Turkish', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/tr/tools/image-converter')
  const tool = batchOn(page, /^PNG görselleri yüklemek/)
  await tool.pick(camera('foto.png'), plain('çiçek.png'))
  await expect(tool.alert).toContainText('Lütfen bu dönüştürme için bir PNG dosyası seçin.')
  await tool.settled()
  expect((await tool.save('İndir')).name).toBe('çiçek.jpg')
})
