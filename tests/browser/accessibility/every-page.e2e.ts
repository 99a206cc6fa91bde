import type { Page } from '@playwright/test'
import { forEachLanguage } from '../../../src/lib/text/by-language.ts'
import { languages } from '../../../src/lib/text/i18n.ts'
import { visitForOffline } from '../host.ts'
import { screens } from '../screens.ts'
import { homeOf, pagesIn, shellTexts } from '../site.ts'
import { arrived, expect, test } from '../test.ts'
import { bringAxe, expectClear } from './checks/axe.ts'
import { expectFocusSeen } from './checks/focus.ts'
import { expectClearInForcedColours } from './checks/forced-colours.ts'
import { movements, noteMovements } from './checks/movements.ts'
import { resize } from './checks/resize.ts'
import { expectMirrored, expectRoom } from './checks/room.ts'
import { expectSubmitButtons } from './checks/submit-buttons.ts'
import { expectTargets } from './checks/targets.ts'

/*
 * What holds for every page. Each is opened once and then checked in all respects, as opening takes longer than most
 * checks.
 */
test.describe.configure({ timeout: 600_000 })
// With the offline copy, whose state one of the pages shows.
test.use({ serviceWorkers: 'allow', reducedMotion: 'reduce', expectedErrors: /status of 404/ })

const unknownPaths = forEachLanguage((language) => `${homeOf(language)}/nothing`.replace('//', '/'))
const kinds = {
  tools: (path: string) => path.includes('/tools/'),
  guides: (path: string) => path.includes('/guides'),
}
const isOther = (path: string) => !Object.values(kinds).some((isKind) => isKind(path))

async function expectStill(page: Page): Promise<void> {
  expect.soft(await movements(page)).toEqual([])
  const behavior = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect.soft(behavior).toBe('auto')
}

async function expectFocusOnItsWay(page: Page): Promise<void> {
  for (const [name, viewport] of Object.entries(screens)) {
    await resize(page, viewport)
    const forward = await expectFocusSeen(page, 'Tab', name)
    expect(forward.at(0)).toContain(shellTexts.en.skip)
    const back = await expectFocusSeen(page, 'Shift+Tab', name)
    expect(back.at(-1)).toContain(shellTexts.en.skip)
  }
  // A window of 1280 by 1024 at 400 % zoom (WCAG 2.2, 1.4.10).
  await resize(page, { width: 320, height: 256 })
  await expectFocusSeen(page, 'Tab', 'zoomed to 400 %')
}

for (const language of languages)
  for (const [kind, isOfKind] of Object.entries({ ...kinds, 'other pages': isOther }))
    test(`every page: ${kind} (${language})`, async ({ page, context }) => {
      const paths = [...pagesIn(language).map((each) => each.path), unknownPaths[language]].filter(isOfKind)
      expect(paths.length).toBeGreaterThan(3)
      await bringAxe(context)
      await noteMovements(context)
      if (kind === 'other pages') await visitForOffline(page, homeOf(language))
      for (const path of paths)
        await test.step(path, async () => {
          await resize(page, screens.desktop)
          await page.goto(path)
          await arrived(page)
          await expectStill(page)
          // These checks do not depend on the language.
          if (language === 'en' && path !== unknownPaths.en) {
            await expectFocusOnItsWay(page)
            await resize(page, screens.desktop)
            await expectClearInForcedColours(page)
            await expectMirrored(page)
          }
          await expectSubmitButtons(page)
          await expectTargets(page)
          await expectRoom(page)
          for (const [name, viewport] of Object.entries(screens)) {
            await resize(page, viewport)
            await expectClear(page, name)
          }
        })
    })
