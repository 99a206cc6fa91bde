import { expect, test, visit, visitInNewTab } from '../../../tests/browser/test.ts'
import { jpegFile } from '../../lib/image/testing/jpeg-file.ts'
import { layerCount, psdFile } from '../../lib/image/testing/psd-file.ts'
import { type TiffPicture, tiffFile } from '../../lib/image/testing/tiff-file.ts'
import { batchOn, pickedFile } from '../image-batch/testing/batch-page.ts'

const upload = /^Click to upload images/

/** Red left, blue right. */
const halves: TiffPicture = { width: 64, height: 40, pixel: (x) => (x < 32 ? [210, 20, 30] : [20, 30, 200]) }
const tiff = (name: string, ...pages: readonly TiffPicture[]) =>
  pickedFile(name, tiffFile(pages), 'image/tiff')
const near = (pixel: readonly number[], wanted: readonly number[]) =>
  wanted.every((value, index) => Math.abs((pixel[index] ?? 0) - value) < 12)

test('a TIFF is compressed upright, with a note on its other pages', async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  const turned = { ...halves, compression: 5, tags: [[274, 3, [6]]] } as const
  await tool.pick(tiff('scan.tif', turned, halves, halves))
  await tool.settled()
  await expect(tool.rows).toContainText('Only page 1 of 3 is used.')
  const { name, bytes } = await tool.save('Download')
  expect(name).toBe('scan_compressed.jpg')
  const picture = await tool.decode(bytes)
  expect([picture.width, picture.height]).toEqual([40, 64])
  expect([near(picture.at(20, 8), [210, 20, 30]), near(picture.at(20, 56), [20, 30, 200])]).toEqual([
    true,
    true,
  ])
})

test('JPEG strips of a TIFF have the colours that it says', async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  const strip = (samples: readonly number[]) => jpegFile({ columns: 8, rows: 2, block: () => samples })
  const jpegs = (photometric: number, samples: readonly number[]): TiffPicture => ({
    width: 64,
    height: 32,
    rowsPerStrip: 16,
    pixel: () => [0, 0, 0],
    photometric,
    compression: 7,
    segments: [strip(samples), strip(samples)],
  })
  for (const [file, wanted] of [
    [tiff('rgb.tif', jpegs(2, [200, 40, 80])), [200, 40, 80]],
    // Luma 128, and as much red as there can be: 128 + 1.402 × 64.
    [tiff('ycbcr.tif', jpegs(6, [128, 128, 192])), [218, 82, 128]],
  ] as const) {
    await visitInNewTab(page, '/tools/image-compressor')
    await tool.pick(file)
    await tool.settled()
    const { bytes } = await tool.save('Download')
    const picture = await tool.decode(bytes)
    expect(near(picture.at(30, 24), wanted), `${picture.at(30, 24)}`).toBe(true)
  }
})

test('a Photoshop document is compressed; one without a merged picture says that it cannot be opened', async ({
  page,
}) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, upload)
  const plane = (value: number) => new Array<number>(64 * 40).fill(value)
  const picture = {
    width: 64,
    height: 40,
    channels: [plane(190), plane(90), plane(30)],
    compression: 1,
  } as const
  await tool.pick(
    pickedFile('poster.psd', psdFile({ ...picture, layers: layerCount(1) }), 'image/vnd.adobe.photoshop'),
  )
  await tool.settled()
  const { bytes } = await tool.save('Download')
  expect(near((await tool.decode(bytes)).at(20, 20), [190, 90, 30])).toBe(true)
  const layered = psdFile({ ...picture, resources: [[1057, Uint8Array.of(0, 0, 0, 1, 0)]] })
  await tool.pick(pickedFile('layers.psd', layered, ''))
  await tool.settled()
  await expect(tool.row('layers.psd')).toContainText('Photoshop')
})

test('the pages of a TIFF and a Photoshop document become pages of a PDF; a damaged page is named', async ({
  page,
}) => {
  await visit(page, '/tools/photo-to-pdf')
  const plane = new Array<number>(64 * 40).fill(120)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Click to upload photos' }).click()
  await (await chooser).setFiles([
    tiff('scan.tif', halves, { ...halves, compression: 8, segments: [Uint8Array.of(1, 2, 3)] }, halves),
    pickedFile('poster.psd', psdFile({ width: 64, height: 40, channels: [plane, plane, plane] }), ''),
  ])
  const rows = page.getByRole('list', { name: /\(\d+\)$/ }).getByRole('listitem')
  await expect(rows).toContainText([
    /scan\.tif · page 1 of 3.*64 × 40/s,
    /scan\.tif · page 3 of 3.*64 × 40/s,
    /poster\.psd.*64 × 40/s,
  ])
  await expect(page.getByRole('alert').getByRole('listitem')).toContainText(['scan.tif · page 2 of 3'])
  await page.getByRole('button', { name: 'Move up scan.tif · page 3 of 3' }).click()
  await page.getByRole('button', { name: 'Remove scan.tif · page 1 of 3' }).click()
  await expect(rows).toContainText(['page 3 of 3', 'poster.psd'])
  await page.getByRole('button', { name: 'Convert' }).first().click()
  await expect(page.getByRole('button', { name: /Download/ }).first()).toBeVisible()
})
