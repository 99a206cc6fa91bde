import type { Page } from '@playwright/test'
import { colourPhoto, red } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { openWithPhotos, photoTexts } from '../photo-tool.ts'
import { shellTexts } from '../site.ts'
import { expect, test, visit } from '../test.ts'
import { movements, noteMovements } from './checks/movements.ts'

const t = shellTexts.en

test.beforeEach(({ context }) => noteMovements(context))

const useSite = async (page: Page) => {
  await visit(page, '/')
  await page.getByRole('main').locator('a[href*="/tools/"]').first().hover()
  await page.getByRole('button', { name: t.darkMode }).click()
  await page.getByRole('button', { name: t.tools, exact: true }).click()
  await expect(page.getByRole('banner').getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('option').first()).toBeVisible()
}

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('nothing is animated', async ({ page }) => {
    await useSite(page)
    expect(await movements(page)).toEqual([])
    await openWithPhotos(page, [colourPhoto('a.png', red), colourPhoto('b.png', red)])
    await page.getByRole('button', { name: photoTexts.convert }).click()
    await expect(page.getByText(photoTexts.created)).toBeVisible()
    expect(await movements(page)).toEqual([])
  })
})

test('without it animations are recorded, so the check works', async ({ page }) => {
  await useSite(page)
  expect(await movements(page)).not.toEqual([])
})

test('focusing scrolls at once, as a page that still scrolls would lose the next press', async ({ page }) => {
  await visit(page, '/')
  const place = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .last()
    .evaluate((link: HTMLElement) => {
      link.focus()
      const { top, bottom } = link.getBoundingClientRect()
      return { top, bottom, height: innerHeight, scrolled: scrollY }
    })
  expect(place.scrolled).toBeGreaterThan(0)
  expect(place.top).toBeGreaterThanOrEqual(0)
  expect(place.bottom).toBeLessThanOrEqual(place.height)
})
