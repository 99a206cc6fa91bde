import type { Page } from '@playwright/test'
import { batchOn, corners, pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { exifData } from '../../../src/lib/image/testing/exif-data.ts'
import { jxlCodestream, jxlContainer, jxlExif, turnedJxl } from '../../../src/lib/image/testing/jxl-file.ts'
import { messages as palette } from '../../../src/tools/color-palette/messages.en.ts'
import { toolOn } from '../../../src/tools/photo-to-pdf/testing/tool-page.ts'
import { messages as qr } from '../../../src/tools/qr-generator/messages.en.ts'
import { browserFlags } from '../browser-flags.ts'
import { test as hosted, visitForOffline } from '../host.ts'
import { expect, hydrated, test, visit } from '../test.ts'

/* In a browser that does not decode JPEG XL: Firefox, or Chromium without this feature. */
const executablePath = process.env.CHROMIUM_PATH
const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: browserFlags.map((flag) =>
    flag.startsWith('--disable-features=') ? `${flag},JXLImageFormat` : flag,
  ),
}
test.use({ launchOptions })
hosted.use({ launchOptions })

const turned = jxlContainer(turnedJxl, jxlExif(exifData({ orientation: 6, maker: 'Camera works' })))
const jxl = pickedFile('turned.jxl', turned, 'image/jxl')

/** The requests so far for the decoder. */
function watchDecoders(page: Page) {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/libjxl-')) seen.push(request.url())
  })
  return seen
}

test('the compressor opens JPEG XL, and loads its decoder only then, once', async ({ page }) => {
  const decoders = watchDecoders(page)
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, /^Click to upload images/)
  await page.getByLabel('Keep metadata').check()
  expect(decoders).toEqual([])
  await tool.pick(jxl, pickedFile('plain.jxl', jxlCodestream('plain'), ''))
  await tool.settled()
  expect(decoders).toHaveLength(1)
  await expect(tool.row('turned.jxl')).toContainText('32 × 64 pixels')
  await expect(tool.row('plain.jxl')).toContainText('40 × 24 pixels')
  const { name, bytes } = await tool.save('Download turned.jxl')
  expect(name).toBe('turned_compressed.jpg')
  expect(Buffer.from(bytes).includes('Camera works')).toBe(true)
  const picture = await tool.decode(bytes)
  expect([picture.width, picture.height]).toEqual([32, 64])
  expect(corners(picture)).toEqual([2, 0, 3, 1])
})

test('the converter makes a PNG of a transparent one, and names one that is damaged or cut off', async ({
  page,
}) => {
  await visit(page, '/tools/image-converter')
  await page.getByRole('radio', { name: /^Any format/ }).check()
  await page.getByRole('radio', { name: 'PNG', exact: true }).check()
  const tool = batchOn(page, /^Click to upload/)
  await tool.pick(pickedFile('alpha.jxl', jxlCodestream('alpha'), 'image/jxl'))
  await tool.settled()
  const picture = await tool.decode((await tool.save('Download')).bytes)
  expect([picture.width, picture.height, picture.at(20, 12)[3]]).toEqual([40, 24, 128])
  await tool.pick(pickedFile('cut.jxl', jxlCodestream('plain').slice(0, 70), 'image/jxl'))
  await tool.settled()
  await expect(tool.row('cut.jxl')).toContainText('The file is incomplete')
})

test('it becomes a page of a PDF, gives a palette, and is a logo on codes', async ({ page }) => {
  await visit(page, '/tools/photo-to-pdf')
  const pdf = toolOn(page)
  await pdf.add([jxl])
  await pdf.convert()
  expect(Buffer.from(await pdf.download()).includes('/Count 1')).toBe(true)

  const pick = async (button: string | RegExp) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: button }).click()
    await (await chooser).setFiles(jxl)
  }
  await visit(page, '/tools/color-palette')
  await page.getByRole('tab', { name: palette.picture }).click()
  const colour = await page.locator('[data-result]').textContent()
  await pick(palette.choosePicture)
  await expect(page.locator('[data-result]')).not.toHaveText(colour ?? '')

  await visit(page, '/tools/qr-generator')
  await page.getByRole('textbox', { name: qr.fields.text, exact: true }).fill('hello')
  await page.locator('summary').filter({ hasText: qr.logoTitle }).click()
  await pick(/logo$/)
  await expect(page.getByText('turned.jxl').first()).toBeVisible()
})

hosted('after the first JPEG XL the next is opened offline too', async ({ page, host }) => {
  await visitForOffline(page, '/tools/image-compressor')
  const tool = batchOn(page, /^Click to upload images/)
  await tool.pick(jxl)
  await tool.settled()
  await host.goAway()
  await page.reload()
  await hydrated(page)
  // The first one is still there, made anew.
  await tool.settled()
  await tool.pick(jxl)
  await tool.settled()
  await expect(tool.rows).toContainText(['32 × 64 pixels', '32 × 64 pixels'])
})
