import { pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { pngFile } from '../../../src/lib/image/testing/png-file.ts'
import { colourPhoto, green, red } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { openWithPhotos, photoTexts } from '../photo-tool.ts'
import { screens } from '../screens.ts'
import { expect, test, visit } from '../test.ts'
import { bringAxe, expectClear } from './checks/axe.ts'
import { expectFocusSeen } from './checks/focus.ts'
import { resize } from './checks/resize.ts'
import { expectRoom } from './checks/room.ts'
import { expectTargets } from './checks/targets.ts'

test.use({ reducedMotion: 'reduce' })

for (const [name, viewport] of Object.entries(screens))
  test.describe(name, () => {
    test.use({ viewport })

    test('a busy tool has no accessibility violations', async ({ page, context }) => {
      await bringAxe(context)
      await openWithPhotos(page, [colourPhoto('first.png', red), colourPhoto('second.png', green)])
      await expectClear(page, name)
      await page.getByRole('button', { name: photoTexts.convert }).click()
      await expect(page.getByText(photoTexts.created)).toBeVisible()
      await expectClear(page, name)

      const names = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png']
      await openWithPhotos(
        page,
        names.map((file) => colourPhoto(file, red)),
      )
      for (const key of ['Tab', 'Shift+Tab'] as const) await expectFocusSeen(page, key, name)
    })

    for (const home of ['', '/tr'])
      test(`recipes have no accessibility violations, from the link to the stopped run (${home || 'en'})`, async ({
        page,
        context,
      }) => {
        const check = async (state: string, part = 'html') => {
          await expectTargets(page)
          await expectRoom(page)
          await resize(page, viewport)
          await expectClear(page, `${state}, ${name}`, part)
        }
        const dialog = page.getByRole('dialog')
        const lists = page.locator('[data-recipe] ol')
        await bringAxe(context)
        await visit(page, `${home}/recipes#v1/image-compressor/v1&size=60KB/photo-to-pdf/v1`)
        await expect(lists).toHaveCount(1)
        await check('recipe of a link')
        await page.locator('[data-save-recipe]').click()
        await expect(dialog.getByRole('listitem')).toHaveCount(2)
        await check('name of the recipe', 'dialog')
        await dialog.locator('[type=submit]').click()
        await expect(dialog.getByRole('link')).toBeVisible()
        await check('saved recipe', 'dialog')
        await page.keyboard.press('Escape')
        await expect(lists).toHaveCount(2)
        await check('list of recipes')
        const damaged = pickedFile('damaged.png', pngFile({ width: 64, height: 48 }).slice(0, 60))
        await page
          .locator('[data-recipe] input[type=file]')
          .first()
          .setInputFiles([damaged, colourPhoto('a.png', red)])
        await expect(page.locator('[data-recipe-run]').getByRole('button')).toHaveCount(2)
        await check('stopped run')
      })
  })

test('nothing of a busy tool is cut off or overflows', async ({ page }) => {
  await openWithPhotos(page, [colourPhoto('a.png', red), colourPhoto('b.png', red)])
  await expectTargets(page)
  await expectRoom(page)
  await resize(page, screens.desktop)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectTargets(page)
})
