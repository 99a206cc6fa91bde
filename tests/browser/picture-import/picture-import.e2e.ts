import type { Page } from '@playwright/test'
import { batchOn, pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { memorySource } from '../../../src/lib/files/bytes.ts'
import { readImageHeader } from '../../../src/lib/image/header/image-header.ts'
import { heicPhoto } from '../../../src/lib/image/testing/heic-file.ts'
import { rawFiles } from '../../../src/lib/image/testing/raw-file.ts'
import { messages as palette } from '../../../src/tools/color-palette/messages.en.ts'
import { messages as invoice } from '../../../src/tools/invoice-generator/messages.en.ts'
import { openGroup } from '../../../src/tools/invoice-generator/testing/form.ts'
import { toolOn } from '../../../src/tools/photo-to-pdf/testing/tool-page.ts'
import { messages as qr } from '../../../src/tools/qr-generator/messages.en.ts'
import { test as hosted, visitForOffline } from '../host.ts'
import { expect, hydrated, test, visit } from '../test.ts'

const heic = pickedFile('IMG_0001.HEIC', heicPhoto(), 'image/heic')
const raw = pickedFile('_DSC0001.ORF', rawFiles.orf, '')
const decoderPath = '**/assets/on-demand/libde265-*.wasm'

/** The requests so far for the decoder and for the worker that imports pictures. */
function watchRequests(page: Page) {
  const seen: string[] = []
  page.on('request', (request) => seen.push(new URL(request.url()).pathname))
  return {
    decoders: () => seen.filter((path) => path.includes('/libde265-')).length,
    importers: () =>
      seen.filter((path) =>
        /\/(picture-import\.import-pool-|workers\/picture-import\.import\.worker-)/.test(path),
      ).length,
  }
}

async function pick(page: Page, button: string | RegExp, file = heic) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(file)
}

test('the compressor opens HEIC and raw photos, and loads their decoder only then', async ({ page }) => {
  const requests = watchRequests(page)
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, 'Click to upload images')
  await tool.pick(pickedFile('plain.jpg', rawFiles.raf.slice(2_000), 'image/jpeg'))
  await tool.settled()
  expect([requests.decoders(), requests.importers()]).toEqual([0, 0])

  await tool.pick(raw)
  await tool.settled()
  await expect(tool.row('_DSC0001.ORF')).toContainText(
    'Raw photo: this is the largest JPEG the camera saved in it.',
  )
  // Upright by the raw photo's own EXIF data.
  await expect(tool.row('_DSC0001.ORF')).toContainText('24 × 32 pixels')
  expect(requests.decoders()).toBe(0)

  await tool.pick(heic, { ...heic, name: 'IMG_0002.heic' })
  await tool.settled()
  expect(requests.decoders()).toBe(1)
  await expect(tool.row('IMG_0001.HEIC')).toContainText('64 × 64 pixels')
  await expect(tool.row('IMG_0001.HEIC')).toContainText('Metadata (location, camera) removed')
  const { name, bytes } = await tool.save('Download IMG_0001.HEIC')
  expect(name).toBe('IMG_0001_compressed.jpg')
  expect(await readImageHeader(memorySource(bytes))).toMatchObject({ format: 'jpeg', width: 64, height: 64 })
  expect(Buffer.from(bytes).includes('Camera works')).toBe(false)

  // The original beside the result, although this browser cannot show its file.
  await page.getByRole('button', { name: 'Compare IMG_0001.HEIC' }).click()
  const before = page.getByRole('img', { name: 'Before: IMG_0001.HEIC' })
  await expect.poll(() => before.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
})

test('the converter makes a JPG or PNG of a HEIC photo by the button of its alert, with its details on request', async ({
  page,
}) => {
  await visit(page, '/tools/image-converter')
  const tool = batchOn(page, /^Click to upload/)
  await tool.pick(heic)
  await expect(tool.alert).toContainText('Please select a PNG file for this conversion.')
  await expect(tool.alert).toContainText('This is a HEIC file.')
  await page.getByRole('button', { name: 'Convert this file to JPG' }).click()
  await expect(page.getByRole('radio', { name: 'Any format' })).toBeChecked()
  await tool.settled()
  expect((await tool.save('Download')).name).toBe('IMG_0001.jpg')

  await page.getByLabel('Keep metadata (location, camera)').check()
  await tool.settled()
  await page.getByRole('radio', { name: 'PNG', exact: true }).check()
  await tool.settled()
  await expect(tool.rows).toContainText('0 of 4,096 pixels changed')
  const { name, bytes } = await tool.save('Download')
  expect(name).toBe('IMG_0001.png')
  expect(await readImageHeader(memorySource(bytes))).toMatchObject({
    format: 'png',
    width: 64,
    orientation: 1,
  })
  expect(Buffer.from(bytes).includes('Camera works')).toBe(true)
})

test('HEIC and raw photos become pages of a PDF', async ({ page }) => {
  await visit(page, '/tools/photo-to-pdf')
  const tool = toolOn(page)
  await tool.add([heic, raw])
  await tool.expectOrder('IMG_0001', '_DSC0001')
  await expect(tool.rows.nth(1)).toContainText('Raw photo: this is the largest JPEG')
  await tool.convert()
  const pdf = Buffer.from(await tool.download())
  expect(pdf.includes('/Count 2')).toBe(true)
  expect(pdf.includes('Camera works')).toBe(false)
})

test('a HEIC photo gives a palette, and is a logo on codes and invoices', async ({ page }) => {
  await visit(page, '/tools/color-palette')
  await page.getByRole('tab', { name: palette.picture }).click()
  const colour = await page.locator('[data-result]').textContent()
  await pick(page, palette.choosePicture)
  await expect(page.locator('[data-result]')).not.toHaveText(colour ?? '')
  await expect(page.getByRole('alert')).toHaveCount(0)

  await visit(page, '/tools/qr-generator')
  await page.getByRole('textbox', { name: qr.fields.text, exact: true }).fill('hello')
  await page.locator('summary').filter({ hasText: qr.logoTitle }).click()
  await pick(page, /logo$/)
  await expect(page.getByText('IMG_0001.HEIC').first()).toBeVisible()

  await visit(page, '/tools/invoice-generator')
  await openGroup(page, invoice.appearanceGroup)
  await pick(page, invoice.logoPick)
  await expect(page.getByRole('button', { name: invoice.logoRemove })).toBeVisible()
})

test.describe('without the decoder', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the page says so, and tries again on request', async ({ page }) => {
    await page.route(decoderPath, (route) => route.abort())
    await visit(page, '/tools/image-compressor')
    const tool = batchOn(page, 'Click to upload images')
    await tool.pick(heic)
    await expect(tool.rows).toContainText('Couldn’t load the part of this site that opens HEIC files.')
    await page.unroute(decoderPath)
    await tool.rows.getByRole('button', { name: 'Try again' }).click()
    await tool.settled()
    await expect(tool.rows).toContainText('64 × 64 pixels')
  })
})

hosted('after the first HEIC photo the next is opened offline too', async ({ page, host }) => {
  await visitForOffline(page, '/tools/image-compressor')
  const tool = batchOn(page, 'Click to upload images')
  await tool.pick(heic)
  await tool.settled()
  await host.goAway()
  await page.reload()
  await hydrated(page)
  // What was made of it is not stored: it is imported again.
  await tool.settled()
  await expect(tool.rows).toContainText('64 × 64 pixels')
})
