import { languages } from '../../../src/lib/text/i18n.ts'
import { truncatedPhoto } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { homeOf } from '../site.ts'
import { arrived, expect, painted, test } from '../test.ts'
import { type View, views } from './measures.ts'
import { filledButtons, readWatch, watchPage } from './watch.ts'

/** Tools whose first screen is a place for files. */
const tools = ['image-compressor', 'image-converter', 'photo-to-pdf']
/** A title, then as many reasons as fit; the others scroll. */
const texts = ['notes.txt', 'drawing.svg', 'table.csv'].map((name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('only text'),
}))
/** Photo to PDF gives these a title of their own. */
const damaged = ['half.png', 'cut.png'].map(truncatedPhoto)
const picks = [
  ...tools.map((tool) => ({ tool, what: 'wrong', files: texts })),
  { tool: 'photo-to-pdf', what: 'wrong and damaged', files: [...texts, ...damaged] },
]

for (const view of Object.keys(views) as View[])
  for (const language of languages)
    test.describe(`${view}, ${language}`, () => {
      test.use({ viewport: views[view], contextOptions: { reducedMotion: 'reduce' } })

      for (const { tool, what, files } of picks)
        test(`${tool}: a pick that is refused as a whole moves nothing, ${what} files`, async ({ page }) => {
          await watchPage(page)
          await page.goto(`${homeOf(language)}/tools/${tool}`.replace('//', '/'))
          await arrived(page)
          const upload = page.locator('[data-result] [data-empty="true"] > button')
          const label = upload.locator('span:has(> svg)').last()
          const places = async () => [await upload.boundingBox(), await label.boundingBox()]
          const before = await places()
          await page.locator('main input[type="file"]').first().setInputFiles(files)
          const alert = page.getByRole('alert')
          for (const { name } of files) await expect(alert).toContainText(name)
          await expect(alert).toBeInViewport({ ratio: 1 })
          await painted(page)
          expect(await places()).toEqual(before)
          expect(await filledButtons(page)).toHaveLength(1)
          const watched = await readWatch(page)
          expect(watched.shifts, watched.moved.join('\n')).toBeLessThanOrEqual(0.02)
          // The alert lies over the area, and not over what is written in it.
          const bottom = await alert.evaluate((element) => element.getBoundingClientRect().bottom)
          expect(bottom).toBeLessThanOrEqual((await label.boundingBox())?.y ?? 0)
          await alert.getByRole('button').last().press('Enter')
          await expect(upload).toBeFocused()
          expect(await places()).toEqual(before)
        })
    })
