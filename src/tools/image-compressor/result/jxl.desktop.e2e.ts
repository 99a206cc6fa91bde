import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { batchOn, corners, pickedFile } from '../../../features/image-batch/testing/batch-page.ts'
import { exifData } from '../../../lib/image/testing/exif-data.ts'
import { jxlContainer, jxlExif, turnedJxl } from '../../../lib/image/testing/jxl-file.ts'

/** The tests need a browser that decodes JPEG XL, as Chromium here and Safari do; tests/browser/picture-import/jpeg-xl.e2e.ts is of others. */
test('saves a JPEG XL as it is shown, its EXIF data on request', async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, /^Click to upload images/)
  const file = jxlContainer(turnedJxl, jxlExif(exifData({ orientation: 6, maker: 'Camera works' })))
  await tool.pick(pickedFile('turned.jxl', file, 'image/jxl'))
  await tool.settled()
  await expect(tool.row('turned.jxl')).toContainText('32 × 64 pixels')
  await page.getByLabel('Keep metadata').check()
  await tool.settled()
  const { bytes } = await tool.save('Download')
  expect(Buffer.from(bytes).includes('Camera works')).toBe(true)
  const picture = await tool.decode(bytes)
  expect([picture.width, picture.height]).toEqual([32, 64])
  expect(corners(picture)).toEqual([2, 0, 3, 1])
})
