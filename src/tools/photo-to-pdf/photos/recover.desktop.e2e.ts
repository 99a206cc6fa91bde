import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { exifSegment } from '../../../lib/image/testing/exif-data.ts'
import { jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { colourPhoto, green, type PickedFile, textFile, truncatedPhoto } from '../testing/photos.ts'
import { checkPdf, renderPages } from '../testing/programs.ts'
import { toolOn } from '../testing/tool-page.ts'

test.beforeEach(({ page }) => visit(page, '/tools/photo-to-pdf'))

/** Dark, 320 × 240 stored pixels, to be rotated by 90°; a quarter of its data is missing. */
function cutPhoto(name: string): PickedFile {
  const whole = jpegFile({
    columns: 40,
    rows: 30,
    block: (column, row) => [20 + ((column + row) % 2) * 8],
    segments: [exifSegment({ orientation: 6, maker: 'Camera works' })],
  })
  const buffer = Buffer.from(whole.slice(0, Math.round(whole.length * 0.75)))
  return { name, mimeType: 'image/jpeg', buffer }
}

test('the readable part of a truncated photo becomes a page', async ({ page }) => {
  const tool = toolOn(page)
  await tool.pick([
    cutPhoto('camera.jpg'),
    colourPhoto('whole.png', green),
    truncatedPhoto('half.png'),
    textFile('letter.png'),
  ])
  await expect(tool.rows).toHaveCount(1)
  await expect(tool.alert.getByRole('button', { name: /^Recover/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Recover what can be read in camera.jpg' }).click()
  await tool.expectOrder('whole', 'camera')
  await expect(tool.status).toHaveText('1 photo added')
  await expect(tool.rows.last()).toContainText('240 × 320')
  await expect(tool.rows.last()).toContainText(
    'Recovered: the missing part is blank, and the metadata is left out.',
  )
  await expect(tool.rows.first()).not.toContainText('Recovered')
  await expect(tool.alert).not.toContainText('camera.jpg')
  await page.getByRole('button', { name: 'Recover what can be read in half.png' }).press('Enter')
  await tool.expectOrder('whole', 'camera', 'half')
  await expect(tool.rows.last()).toContainText('Recovered: the missing part is blank.')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await expect(tool.alert).toContainText('letter.png')
  await expect(tool.alert).not.toContainText('Couldn’t add these photos.')

  await page.getByLabel('Keep metadata (location, camera)').check()
  await tool.convert()
  const pdf = await tool.download()
  checkPdf(pdf)
  const [, camera] = renderPages(pdf, 36)
  const across = (share: number) => camera?.at(camera.width * share, camera.height / 2)[0] ?? 0
  // Rotated by 90°, the readable rows are on the right.
  expect(across(0.8)).toBeLessThan(60)
  expect(across(0.2)).toBeGreaterThan(100)
})

test('a photo without any readable part stays refused', async ({ page }) => {
  const tool = toolOn(page)
  const { buffer, ...photo } = cutPhoto('stub.jpg')
  await tool.pick([{ ...photo, buffer: buffer.subarray(0, 150) }])
  await page.getByRole('button', { name: 'Recover what can be read in stub.jpg' }).click()
  await expect(tool.alert.getByRole('button', { name: /^Recover/ })).toHaveCount(0)
  await expect(tool.alert).toContainText('stub.jpg')
  await expect(tool.rows).toHaveCount(0)
})
