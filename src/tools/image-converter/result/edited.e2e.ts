import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { batchOn, corners, pickedFile } from '../../../features/image-batch/testing/batch-page.ts'
import { memorySource } from '../../../lib/files/bytes.ts'
import { readImageHeader } from '../../../lib/image/header/image-header.ts'
import { exifSegment } from '../../../lib/image/testing/exif-data.ts'
import { jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'

const upload = /^Click to upload/
const rotate = 'Rotate the shown picture clockwise'

/** The index of the quarter at a place: 0 and 1 above 2 and 3. */
const quarter = (x: number, y: number) => (y < 0.5 ? 0 : 2) + (x < 0.5 ? 0 : 1)

/** 40 × 24 pixels, quarters of four greys. */
const quarters = (name: string) =>
  pickedFile(
    name,
    pngFile({
      width: 40,
      height: 24,
      row: (y) =>
        Array.from({ length: 40 }, (_, x) => new Array(3).fill(20 + 60 * quarter(x / 40, y / 24))).flat(),
    }),
  )

/** A JPG of blocks of one grey each, which differ. */
const blocks = (name: string, orientation = 1, columns = 6, rows = 4) =>
  pickedFile(
    name,
    jpegFile({
      columns,
      rows,
      block: (column, row) => [20 + (row * columns + column) * 8, 128, 128],
      segments: [exifSegment({ orientation, maker: 'Camera works' })],
    }),
    'image/jpeg',
  )

test.beforeEach(({ page }) => visit(page, '/tools/image-converter'))

test('a picture is turned clockwise by each press, and back by one', async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(quarters('fields.png'))
  await tool.settled()
  const button = page.getByRole('button', { name: rotate })
  const expected = [
    [2, 0, 3, 1],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
    [0, 1, 2, 3],
  ]
  for (const [turn, wanted] of expected.entries()) {
    await button.click()
    await tool.settled()
    await expect(button).toBeFocused()
    const decoded = await tool.decode((await tool.save('Download')).bytes)
    expect([decoded.width, decoded.height]).toEqual(turn % 2 === 0 ? [24, 40] : [40, 24])
    expect(corners(decoded)).toEqual(wanted)
  }
  await expect(page.getByRole('button', { name: /^Undo rotation/ })).toHaveCount(0)
  await button.click()
  await button.click()
  await page.getByRole('button', { name: 'Undo rotation: fields.png' }).click()
  await tool.settled()
  expect(corners(await tool.decode((await tool.save('Download')).bytes))).toEqual([0, 1, 2, 3])
})

test('the original is shown as it was turned', async ({ page }) => {
  const tool = batchOn(page, upload)
  await tool.pick(quarters('fields.png'))
  await tool.settled()
  await page.getByRole('button', { name: rotate }).click()
  await tool.settled()
  await expect(tool.rows).toContainText('40 × 24 → 24 × 40 pixels')
  const slider = page.getByRole('slider', { name: 'How much of the result is shown' })
  const figure = page.locator('[data-result] figure')
  const shot = async (percent: number) => {
    await slider.fill(String(percent))
    return tool.decode(await figure.locator('input[type="range"]').screenshot())
  }
  const [original, result] = [await shot(0), await shot(100)]
  expect(corners(original)).toEqual([2, 0, 3, 1])
  expect(corners(result)).toEqual([2, 0, 3, 1])
})

test('JPG to PNG changes no pixel of a turned photo', async ({ page }) => {
  const tool = batchOn(page, upload)
  await page.getByRole('radio', { name: 'JPG to PNG' }).check()
  const photo = blocks('photo.jpg', 6, 5, 3)
  await tool.pick(photo)
  await tool.settled()
  await page.getByRole('button', { name: rotate }).click()
  await tool.settled()
  await expect(tool.rows).toContainText('0 of 960 pixels changed')
  const [source, result] = [
    await tool.decode(photo.buffer),
    await tool.decode((await tool.save('Download')).bytes),
  ]
  expect(result).toMatchObject({ width: 40, height: 24 })
  for (let y = 0; y < 24; y += 1)
    for (let x = 0; x < 40; x += 1) expect(result.at(x, y)).toEqual(source.at(y, 39 - x))
})

test('a JPG that stays one is turned without loss, its orientation included', async ({ page }) => {
  const tool = batchOn(page, upload)
  await page.getByRole('radio', { name: 'Any format' }).check()
  await page.getByRole('radio', { name: 'JPG', exact: true }).check()
  const photo = blocks('photo.jpg', 6)
  await tool.pick(photo)
  await tool.settled()
  await expect(tool.rows).not.toContainText('without loss')
  await page.getByRole('button', { name: rotate }).click()
  await tool.settled()
  await expect(tool.rows).toContainText('Rotated without loss.')
  const { bytes } = await tool.save('Download')
  expect(await readImageHeader(memorySource(bytes))).toMatchObject({ format: 'jpeg', orientation: 1 })
  expect(Buffer.from(bytes).includes('Camera works')).toBe(false)
  const [source, result] = [await tool.decode(photo.buffer), await tool.decode(bytes)]
  // 48 × 32 as stored, 32 × 48 upright, 48 × 32 turned.
  expect(result).toMatchObject({ width: 48, height: 32 })
  for (let y = 0; y < 32; y += 1)
    for (let x = 0; x < 48; x += 1) expect(result.at(x, y)).toEqual(source.at(y, 47 - x))
})
