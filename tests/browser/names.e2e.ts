import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { colourPhoto, red } from '../../src/tools/photo-to-pdf/testing/photos.ts'
import { openWithPhotos } from './photo-tool.ts'
import { shellTexts, sitePages } from './site.ts'
import { expect, test, visit } from './test.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

test.describe.configure({ timeout: 180_000 })
test.beforeEach(({ context }) => context.addInitScript({ content: axe }))

/** Controls without a name, and those that share one with another control around them that does something else. */
const unclearNames = (page: Page) =>
  page.evaluate(() => {
    const { axe } = window as unknown as {
      axe: {
        setup(): void
        teardown(): void
        commons: { text: { accessibleText(element: Element): string } }
      }
    }
    axe.setup()
    const controls = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
    )
    const around = 'nav, header, footer, main, section, dialog, fieldset, form, [role="group"]'
    const named = controls.map((element) => ({
      element,
      name: axe.commons.text.accessibleText(element).trim(),
      place: element.closest(around),
      does: element instanceof HTMLAnchorElement ? element.href : '',
    }))
    axe.teardown()
    const isClear = (one: (typeof named)[number]) =>
      one.name !== '' &&
      named.every(
        (other) =>
          other.element === one.element ||
          other.name !== one.name ||
          other.place !== one.place ||
          (one.does !== '' && other.does === one.does),
      )
    return named
      .filter((one) => !isClear(one))
      .map(({ name, element }) => `"${name}": ${element.outerHTML.slice(0, 160)}`)
  })

test('every control has a name of its own', async ({ page }) => {
  for (const { path } of sitePages)
    await test.step(path, async () => {
      await visit(page, path)
      expect.soft(await unclearNames(page)).toEqual([])
    })
  await openWithPhotos(page, [colourPhoto('a.png', red), colourPhoto('b.png', red)])
  expect.soft(await unclearNames(page)).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: shellTexts.en.tools, exact: true }).click()
  await expect(page.getByRole('banner').getByRole('listitem').first()).toBeVisible()
  expect.soft(await unclearNames(page)).toEqual([])
})
