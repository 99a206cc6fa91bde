import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { colourPhoto, green, red } from '../../src/tools/photo-to-pdf/testing/photos.ts'
import { unclearNames } from './clear-names.ts'
import { openWithPhotos, photoTexts } from './photo-tool.ts'
import { restyle } from './restyle.ts'
import { choseTheme, screens } from './screens.ts'
import { pagesIn, shellTexts } from './site.ts'
import { expect, hydrated, painted, test, visit } from './test.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const t = shellTexts.en
const unknownPaths = { en: '/nothing', tr: '/tr/nothing' }

test.describe.configure({ timeout: 180_000 })
test.use({ reducedMotion: 'reduce', expectedErrors: /status of 404/ })

/** As an init script it is run by the browser itself, which the page's policy does not concern. */
test.beforeEach(({ context }) => context.addInitScript({ content: axe }))

/** All rules of axe, best practice included, on what the page shows now. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations, passes } = await page.evaluate(
    (): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: true } },
      }),
  )
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} (${help}): ${target.join(' ')} ${failureSummary}`),
  )
  expect.soft(found).toEqual([])
  expect(passes.length, 'rules that had something to judge').toBeGreaterThan(15)
}

/** What is held of everything that a page shows, in the theme it has and in the other one. */
async function expectClear(page: Page): Promise<void> {
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  await expectAccessible(page)
  expect.soft(await unclearNames(page)).toEqual([])
  const before = await isDark()
  // Colours that are still on their way, however short, would be neither theme's.
  await restyle(page, '* { transition: none !important }')
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', !dark), before)
  await painted(page)
  await expectAccessible(page)
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), before)
}

for (const [name, viewport] of Object.entries(screens))
  test.describe(name, () => {
    test.use({ viewport })

    for (const language of ['en', 'tr'] as const)
      test(`every page (${language}) in both themes`, async ({ page }) => {
        for (const path of [...pagesIn(language).map((each) => each.path), unknownPaths[language]])
          await test.step(path, async () => {
            await page.goto(path)
            await hydrated(page)
            await expectClear(page)
          })
      })

    for (const theme of ['light', 'dark'] as const)
      test.describe(theme, () => {
        test.use({ storageState: ({ baseURL }, use) => use(choseTheme(theme, baseURL)) })

        test('what opens over a page', async ({ page }) => {
          await visit(page, '/')
          await page.keyboard.press('ControlOrMeta+k')
          await expect(page.getByRole('option').first()).toBeVisible()
          await expectAccessible(page)
          await page.getByRole('combobox').fill('zzzz')
          await expect(page.getByText(t.searchNothing)).toBeVisible()
          await expectAccessible(page)
          await visit(page, '/')
          if (name === 'phone') {
            await page.getByRole('button', { name: t.openMenu }).click()
            await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
            await expectAccessible(page)
          } else {
            for (const button of await page.locator('header [aria-expanded]').all()) {
              await button.click()
              await expect(page.locator('header nav').getByRole('listitem').first()).toBeVisible()
              await expectAccessible(page)
            }
          }
        })
      })

    test('a tool at work', async ({ page }) => {
      await openWithPhotos(page, [colourPhoto('first.png', red), colourPhoto('second.png', green)])
      await expectClear(page)
      await page.getByRole('button', { name: photoTexts.convert }).click()
      await expect(page.getByText(photoTexts.created)).toBeVisible()
      await expectClear(page)
    })
  })
