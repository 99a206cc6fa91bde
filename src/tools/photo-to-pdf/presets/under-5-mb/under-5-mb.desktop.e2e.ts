import { expect, test, visit } from '../../../../../tests/browser/test.ts'
import { pngFile } from '../../../../lib/image/testing/png-file.ts'
import { messages as english } from '../../messages.en.ts'
import { messages as turkish } from '../../messages.tr.ts'
import { toolOn } from '../../testing/tool-page.ts'

const limit = 5 * 1024 * 1024

/** As large as its pixels: noise cannot be packed. */
function noise(name: string) {
  let state = 1
  const row = () =>
    Array.from({ length: 1500 * 3 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return (state >>> 16) & 255
    })
  const buffer = Buffer.from(pngFile({ width: 1500, height: 1200, row }))
  return { name, mimeType: 'image/png', buffer }
}

for (const [path, t] of [
  ['/tools/photo-to-pdf', english],
  ['/tr/tools/photo-to-pdf', turkish],
] as const)
  test(`${path}: photos of more than 5 MB become a PDF below it`, async ({ page }) => {
    await visit(page, `${path}/under-5-mb`)
    await expect(page.getByLabel(t.largestSize)).toHaveValue('5120')
    const photo = noise('form.png')
    expect(photo.buffer.length).toBeGreaterThan(limit)
    const tool = toolOn(page, t)
    await tool.add([photo])
    await tool.convert()
    const pdf = await tool.download()
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(pdf.length).toBeLessThanOrEqual(limit)
  })
