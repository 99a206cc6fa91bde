import { expect, test, visit } from '../../../../../tests/browser/test.ts'
import { batchOn, pickedFile } from '../../../../features/image-batch/testing/batch-page.ts'
import { pngFile } from '../../../../lib/image/testing/png-file.ts'

/** Grain that no encoder makes small. */
function grainy(width: number, height: number) {
  const row = (y: number) =>
    Array.from({ length: width * 3 }, (_, at) => (((at * 40_503 + y * 69_621) ^ (at * y)) >>> 4) % 256)
  return pickedFile('form.png', pngFile({ width, height, row }))
}

for (const [path, upload, save, label] of [
  ['/tools/image-compressor', /^Click to upload images/, 'Download', 'File size in KB'],
  ['/tr/tools/image-compressor', /^Görsel yüklemek için tıklayın/, 'İndir', 'Dosya boyutu (KB)'],
] as const)
  test(`${path}: a picture becomes a file of at most 100 KB`, async ({ page }) => {
    await visit(page, `${path}/compress-to-100-kb`)
    await expect(page.getByLabel(label)).toHaveValue('100')
    const tool = batchOn(page, upload)
    await tool.pick(grainy(900, 600))
    await tool.settled()
    const { name, bytes } = await tool.save(save)
    expect(name).toBe('form_compressed.jpg')
    expect(bytes.length).toBeLessThanOrEqual(100 * 1024)
    expect(bytes.length).toBeGreaterThan(80 * 1024)
  })
