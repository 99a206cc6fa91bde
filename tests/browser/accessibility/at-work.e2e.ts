import { colourPhoto, green, red } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { openWithPhotos, photoTexts } from '../photo-tool.ts'
import { screens } from '../screens.ts'
import { expect, test } from '../test.ts'
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
