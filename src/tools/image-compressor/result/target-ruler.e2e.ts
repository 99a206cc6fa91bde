import { expect, test, visit } from '../../../../tests/browser/test.ts'
import { batchOn, pickedFile } from '../../../features/image-batch/testing/batch-page.ts'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'
import { messages as t } from '../messages.en.ts'

/** Grain, so that the file is far larger than the target. */
const grain = pickedFile(
  'grain.png',
  pngFile({
    width: 300,
    height: 200,
    row: (y) => Array.from({ length: 900 }, (_, at) => ((at * 40_503 + y * 69_621) >>> 4) % 200),
  }),
)

test('a result is read beside its target and the original', async ({ page }) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, /^Click to upload images/)
  await tool.pick(grain)
  await tool.settled()
  await expect(tool.rows.locator('[data-tone]'), 'no target is set').toHaveCount(0)

  await page.getByRole('radio', { name: t.goals.size }).check()
  await page.getByLabel(t.kilobytes).fill('20')
  await tool.settled()
  const { bytes } = await tool.save('Download')
  const original = grain.buffer.length
  const size = (length: number) => formatFileSize(length, 'en')
  const ruler = tool.rows.getByRole('img', {
    name: t.targetReading(size(bytes.length), size(20 * 1024), size(original)),
    exact: true,
  })
  await expect(ruler).toBeVisible()
  await expect(ruler.locator('[data-tone]')).toHaveAttribute('data-tone', 'good')
  await expect(ruler.locator('[data-tone] line')).toHaveAttribute('x1', `${(bytes.length / original) * 100}%`)
  await expect(ruler.getByText(t.target(size(20 * 1024)))).toHaveAttribute(
    'x',
    `${((20 * 1024) / original) * 100}%`,
  )
  await expect(ruler.getByText(t.originalSize(size(original)))).toHaveAttribute('x', '100%')
})

test('a result that meets its target but is larger than the original is no good reading', async ({
  page,
}) => {
  await visit(page, '/tools/image-compressor')
  const tool = batchOn(page, /^Click to upload images/)
  await page.getByRole('radio', { name: t.goals.size }).check()
  const tiny = jpegFile({ columns: 2, rows: 2, block: () => [100, 128, 128] })
  await tool.pick(pickedFile('tiny.jpg', tiny, 'image/jpeg'))
  await tool.settled()
  await expect(tool.rows).toContainText(t.notSmaller)
  await expect(tool.rows.locator('[data-tone]')).toHaveAttribute('data-tone', 'fair')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
