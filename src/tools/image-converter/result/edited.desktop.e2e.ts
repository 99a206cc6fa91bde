import type { Page } from '@playwright/test'
import { bringAxe, expectClear } from '../../../../tests/browser/accessibility/checks/axe.ts'
import { expectFocusSeen } from '../../../../tests/browser/accessibility/checks/focus.ts'
import { readFromRight } from '../../../../tests/browser/accessibility/checks/painted-order.ts'
import { expectRoom } from '../../../../tests/browser/accessibility/checks/room.ts'
import { expectTargets } from '../../../../tests/browser/accessibility/checks/targets.ts'
import { expect, test, visit } from '../../../../tests/browser/test.ts'
import {
  batchOn,
  corners,
  type PickedFile,
  pickedFile,
} from '../../../features/image-batch/testing/batch-page.ts'
import { memorySource } from '../../../lib/files/bytes.ts'
import { readImageHeader } from '../../../lib/image/header/image-header.ts'
import { exifSegment } from '../../../lib/image/testing/exif-data.ts'
import { jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'

const upload = /^Click to upload/
const rotate = 'Rotate the current image clockwise'

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
  const slider = page.getByRole('slider', { name: 'Before and after' })
  const figure = page.locator('[data-result] figure')
  for (const percent of [0, 100]) {
    await slider.fill(String(percent))
    // The picture is decoded after the row says that it is there.
    await expect
      .poll(async () => corners(await tool.decode(await figure.locator('input[type="range"]').screenshot())))
      .toEqual([2, 0, 3, 1])
  }
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
  await expect(tool.rows).not.toContainText('losslessly')
  await page.getByRole('button', { name: rotate }).click()
  await tool.settled()
  await expect(tool.rows).toContainText('Rotated losslessly.')
  const { bytes } = await tool.save('Download')
  expect(await readImageHeader(memorySource(bytes))).toMatchObject({ format: 'jpeg', orientation: 1 })
  expect(Buffer.from(bytes).includes('Camera works')).toBe(false)
  const [source, result] = [await tool.decode(photo.buffer), await tool.decode(bytes)]
  // 48 × 32 as stored, 32 × 48 upright, 48 × 32 turned.
  expect(result).toMatchObject({ width: 48, height: 32 })
  for (let y = 0; y < 32; y += 1)
    for (let x = 0; x < 48; x += 1) expect(result.at(x, y)).toEqual(source.at(y, 47 - x))
})

test.describe('cropping', () => {
  const crop = 'Crop the current image'

  async function pickPhoto(page: Page, photo: PickedFile) {
    const tool = batchOn(page, upload)
    await page.getByRole('radio', { name: 'Any format' }).check()
    await page.getByRole('radio', { name: 'JPG', exact: true }).check()
    await tool.pick(photo)
    await tool.settled()
    return tool
  }

  test('by numbers and a ratio', async ({ page }) => {
    const tool = batchOn(page, upload)
    await tool.pick(quarters('fields.png'))
    await tool.settled()
    await page.getByRole('button', { name: rotate }).click()
    await tool.settled()
    await page.getByRole('button', { name: crop }).click()
    const form = page.getByRole('form', { name: 'Crop fields.png' })
    // The turned picture has 24 × 40 pixels.
    await form.getByLabel('Aspect ratio').selectOption('16:9')
    await expect(form.getByLabel('Height')).toHaveValue('14')
    await form.getByLabel('Aspect ratio').selectOption('1:1')
    await expect(form.getByLabel('Height')).toHaveValue('24')
    await expect(form.getByLabel('Y', { exact: true })).toHaveValue('8')
    await form.getByLabel('Y', { exact: true }).fill('20')
    await expect(form.getByLabel('Y', { exact: true })).toHaveValue('20')
    // As far as the picture goes.
    await form.getByLabel('Y', { exact: true }).blur()
    await expect(form.getByLabel('Y', { exact: true })).toHaveValue('16')
    await form.getByLabel('Width').fill('16')
    await expect(form.getByLabel('Height')).toHaveValue('16')
    await form.getByLabel('Aspect ratio').selectOption('Free')
    await form.getByLabel('Height').fill('8')
    await form.getByLabel('X', { exact: true }).fill('4')
    await form.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('button', { name: crop })).toBeFocused()
    await tool.settled()
    await expect(tool.rows).toContainText('40 × 24 → 16 × 8 pixels')
    const decoded = await tool.decode((await tool.save('Download')).bytes)
    expect(corners(decoded)).toEqual([2, 0, 3, 1])

    await page.getByRole('button', { name: crop }).click()
    await expect(form.getByLabel('Width')).toHaveValue('16')
    await form.getByRole('button', { name: 'Whole image' }).click()
    await form.getByRole('button', { name: 'Apply' }).click()
    await tool.settled()
    await expect(tool.rows).toContainText('40 × 24 → 24 × 40 pixels')
  })

  test('by keyboard: handles and frame move by pixels, Escape goes back to the button', async ({ page }) => {
    const tool = batchOn(page, upload)
    await tool.pick(quarters('fields.png'))
    await tool.settled()
    const button = page.getByRole('button', { name: crop })
    await button.focus()
    await page.keyboard.press('Enter')
    const frame = page.getByRole('slider', { name: 'Crop area' })
    await expect(frame).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('slider', { name: 'Top left corner' })).toBeFocused()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('slider', { name: 'Top left corner' })).toHaveAttribute(
      'aria-valuetext',
      '11 from the left, 1 from the top',
    )
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowLeft')
    await expect(frame).toHaveAttribute('aria-valuetext', '29 × 23, 10 from the left, 1 from the top')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(tool.rows).toContainText('40 × 24 pixels')

    await page.keyboard.press('Enter')
    await expect(frame).toHaveAttribute('aria-valuetext', '40 × 24, 0 from the left, 0 from the top')
    await page.getByLabel('Width').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('20')
    await page.keyboard.press('Enter')
    await expect(button).toBeFocused()
    await tool.settled()
    await expect(tool.rows).toContainText('40 × 24 → 20 × 24 pixels')
  })

  test('by dragging a corner and the frame', async ({ page }) => {
    const tool = batchOn(page, upload)
    await tool.pick(quarters('fields.png'))
    await tool.settled()
    await page.getByRole('button', { name: crop }).click()
    const frame = page.getByRole('slider', { name: 'Crop area' })
    const whole = await frame.boundingBox()
    if (!whole) throw new Error('no frame')
    const drag = async (from: { x: number; y: number }, x: number, y: number) => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + x / 2, from.y + y / 2)
      await page.mouse.move(from.x + x, from.y + y)
      await page.mouse.up()
    }
    await drag({ x: whole.x + whole.width, y: whole.y + whole.height }, -whole.width / 2, -whole.height / 2)
    await expect(frame).toHaveAttribute('aria-valuetext', '20 × 12, 0 from the left, 0 from the top')
    await drag({ x: whole.x + whole.width / 4, y: whole.y + whole.height / 4 }, whole.width, whole.height / 4)
    await expect(frame).toHaveAttribute('aria-valuetext', '20 × 12, 20 from the left, 6 from the top')
    await page.getByRole('button', { name: 'Apply' }).click()
    await tool.settled()
    const decoded = await tool.decode((await tool.save('Download')).bytes)
    expect(decoded).toMatchObject({ width: 20, height: 12 })
    expect(corners(decoded)).toEqual([1, 1, 3, 3])
  })

  test('a JPG is cropped without loss, a little further out, or exactly on request', async ({ page }) => {
    const photo = blocks('photo.jpg', 6)
    const tool = await pickPhoto(page, photo)
    await page.getByRole('button', { name: crop }).click()
    // 32 × 48 pixels upright.
    await page.getByLabel('X', { exact: true }).fill('0')
    await page.getByLabel('Width').fill('21')
    await page.getByLabel('Height').fill('27')
    await page.getByLabel('X', { exact: true }).fill('3')
    await page.getByLabel('Y', { exact: true }).fill('16')
    await page.getByRole('button', { name: 'Apply' }).click()
    await tool.settled()
    await expect(tool.rows).toContainText(
      'Cropped losslessly. The left edge is 3 pixels further out, where a JPG block begins.',
    )
    const source = await tool.decode(photo.buffer)
    const lossless = await tool.decode((await tool.save('Download')).bytes)
    expect(lossless).toMatchObject({ width: 24, height: 27 })
    for (let y = 0; y < 27; y += 1)
      for (let x = 0; x < 24; x += 1) expect(lossless.at(x, y)).toEqual(source.at(x, y + 16))

    await page.getByRole('button', { name: 'Crop exactly, with some loss' }).click()
    await tool.settled()
    await expect(tool.rows).not.toContainText('losslessly')
    expect(await tool.decode((await tool.save('Download')).bytes)).toMatchObject({ width: 21, height: 27 })
  })

  test('a JPG that cannot be turned without loss is saved anew, with the reason', async ({ page }) => {
    const photo = pickedFile(
      'odd.jpg',
      jpegFile({ columns: 3, rows: 2, height: 15, block: () => [90, 128, 128] }),
      'image/jpeg',
    )
    const tool = await pickPhoto(page, photo)
    await page.getByRole('button', { name: rotate }).click()
    await tool.settled()
    await expect(tool.rows).toContainText('This JPG ends with part of a block')
    expect(await tool.decode((await tool.save('Download')).bytes)).toMatchObject({ width: 15, height: 24 })
  })

  for (const width of [320, 390, 1280])
    test(`is usable at ${width} pixels`, async ({ page, context }) => {
      await page.setViewportSize({ width, height: 800 })
      await bringAxe(context)
      await page.reload()
      const tool = batchOn(page, upload)
      await tool.pick(quarters('fields.png'))
      await tool.settled()
      await page.getByRole('button', { name: crop }).click()
      const frame = page.getByRole('slider', { name: 'Crop area' })
      await expect(frame).toBeFocused()
      await expectClear(page, 'cropping')
      await expectTargets(page)
      await expectRoom(page)
      await expectFocusSeen(page, 'Tab', 'cropping')
      // One next step.
      const filled = await page.getByRole('button', { name: 'Apply' }).evaluate((apply) => {
        const { backgroundColor } = getComputedStyle(apply)
        return [...document.querySelectorAll('main button')]
          .filter((button) => getComputedStyle(button).backgroundColor === backgroundColor)
          .map(({ textContent }) => textContent)
      })
      expect(filled).toEqual(['Apply'])
    })

  test('left is left in a text from right to left', async ({ page }) => {
    const tool = batchOn(page, upload)
    await tool.pick(quarters('fields.png'))
    await tool.settled()
    await page.getByRole('button', { name: crop }).click()
    await readFromRight(page)
    const frame = page.getByRole('slider', { name: 'Crop area' })
    const corner = page.getByRole('slider', { name: 'Bottom right corner' })
    const whole = await frame.boundingBox()
    await corner.focus()
    await page.keyboard.press('Shift+ArrowLeft')
    const half = await frame.boundingBox()
    if (!whole || !half) throw new Error('no frame')
    expect(half.x).toBeCloseTo(whole.x, 0)
    expect(half.width).toBeCloseTo(whole.width * 0.75, 0)
  })

  test('another file that is shown ends cropping', async ({ page }) => {
    const tool = batchOn(page, upload)
    await tool.pick(quarters('a.png'), quarters('b.png'))
    await tool.settled()
    await page.getByRole('button', { name: crop }).click()
    await expect(page.getByRole('form', { name: 'Crop a.png' })).toBeVisible()
    await page.getByRole('radio', { name: /^b\.png/ }).check()
    await expect(page.getByRole('form')).toHaveCount(0)
    await page.getByRole('radio', { name: /^a\.png/ }).check()
    await expect(page.getByRole('slider', { name: 'Before and after' })).toBeVisible()
  })
})
