import { batch } from '../../../src/features/image-batch/messages.en.ts'
import { batchOn, pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { pngFile } from '../../../src/lib/image/testing/png-file.ts'
import { messages as yourData } from '../../../src/pages/your-data/messages.en.ts'
import { messages as yourDataTurkish } from '../../../src/pages/your-data/messages.tr.ts'
import { colourPhoto, red } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { messages as wordCounter } from '../../../src/tools/word-counter/messages.en.ts'
import { openWithPhotos, photoRows, photoTexts } from '../photo-tool.ts'
import { expect, test, visit } from '../test.ts'
import { expectPaintedAsWritten, paintedWords, readFromRight } from './checks/painted-order.ts'

/*
 * Figures and names in a right-to-left text: without isolation "36.10 KB → 1.59 KB" is displayed as if the file
 * had grown, and a name that begins with a date is torn apart.
 */
const hebrew = 'תמונה-1.png'
const dated = '2026-01-31.png'

for (const [tool, upload] of [
  ['image-compressor', /^Click to upload images/],
  ['image-converter', /^Click to upload PNG images/],
] as const)
  test(`figures of ${tool} keep their order from right to left`, async ({ page }) => {
    await visit(page, `/tools/${tool}`)
    const row = (y: number) => Array.from({ length: 400 * 3 }, (_, at) => (at * 7 + y * 13) % 251)
    const images = batchOn(page, upload)
    await images.pick(
      pickedFile(hebrew, pngFile({ width: 400, height: 200, row })),
      pickedFile(dated, pngFile({ width: 400, height: 200, row })),
    )
    await images.settled()
    await readFromRight(page)
    const expectFigures = async (...figures: readonly RegExp[]) => {
      for (const figure of figures) await expectPaintedAsWritten(page.getByRole('main').getByText(figure))
    }
    const ofRow = [/B → \d/, /^[\d.]+% (smaller|larger)$/]
    await expectFigures(...ofRow)
    await page.getByRole('button', { name: batch.detailsOf(hebrew) }).click()
    await expectFigures(...ofRow, /^\d+ × \d+ pixels$/, /^[\d.]+ s$/)
  })

test('figures and names of Photo to PDF keep their order', async ({ page }) => {
  await openWithPhotos(page, [colourPhoto(hebrew, red), colourPhoto(dated, red), colourPhoto('c.png', red)])
  await page.getByRole('button', { name: photoTexts.remove(hebrew) }).click()
  const removed = page.getByRole('main').locator('span', { hasText: photoTexts.removed(hebrew) })
  expect(await paintedWords(removed)).toBe(`${hebrew} removed`)
  await page.getByRole('button', { name: photoTexts.convert }).click()
  await expect(page.getByText(photoTexts.created)).toBeVisible()
  await readFromRight(page)
  await expectPaintedAsWritten(photoRows(page).getByText('40 × 30'))
  await expectPaintedAsWritten(page.getByRole('main').getByText(/^[\d.]+ (Bytes|KB)$/))
  await expectPaintedAsWritten(page.getByRole('main').getByText('2 photos · '))
  await expectPaintedAsWritten(page.getByRole('main').getByText(photoTexts.converted(2)))
  await page.getByRole('button', { name: photoTexts.remove(dated) }).click()
  expect(
    await paintedWords(page.getByRole('main').locator('span', { hasText: photoTexts.removed(dated) })),
  ).toBe(`removed ${dated}`)
})

test('sizes and file names of Your data keep their order', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('darkMode', 'false'))
  const pick = async (name: string, text: string) =>
    page.locator('main input[type=file]').setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
  await visit(page, '/your-data')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: yourData.export.button }).click()
  const exported = await (await started).createReadStream()
  const text = (await exported.toArray()).join('')

  await visit(page, '/tr/your-data')
  const name = 'נתונים'
  await pick(name, text)
  expect(await paintedWords(page.getByText(yourDataTurkish.import.found(name)))).toBe(`${name} içinde`)

  await visit(page, '/your-data')
  await readFromRight(page)
  const rows = page.getByRole('list', { name: yourData.stored.caption })
  await expectPaintedAsWritten(rows.getByText(/^[\d.]+ (Bytes|KB)$/))
  await expectPaintedAsWritten(page.getByRole('main').getByText(/^[\d.]+ (Bytes|KB)$/))
  await pick('2026-01-31.json', 'no JSON')
  const failed = page.getByRole('alert').getByText(yourData.import.failed('2026-01-31.json'))
  expect(await paintedWords(failed)).toBe('2026-01-31.json Couldn’t import')
})

test('names of refused files keep their order in a notice', async ({ page }) => {
  await visit(page, '/tools/word-counter')
  await readFromRight(page)
  await page.locator('main input[type=file]').setInputFiles({
    name: '2026-01-31.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Two words'),
  })
  const opened = page.getByText(wordCounter.opened('2026-01-31.txt', 'UTF-8'))
  await expect(opened).toBeVisible()
  expect(await paintedWords(opened)).toMatch(/2026-01-31\.txt$/)
})
