import type { Page } from '@playwright/test'
import { colourPhoto, red } from '../../src/tools/photo-to-pdf/testing/photos.ts'
import { openWithPhotos, photoTexts } from './photo-tool.ts'
import { shellTexts, sitePages } from './site.ts'
import { expect, test, visit } from './test.ts'

const t = shellTexts.en

/** Everything that started to move since the page was opened and takes longer than a frame or two. */
const movements = (page: Page) =>
  page.evaluate(() => (window as unknown as { movements: readonly string[] }).movements)

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const longest = 40
    const started: string[] = []
    Object.assign(window, { movements: started })
    const note = ({ target, type }: Event) => {
      if (!(target instanceof Element)) return
      for (const animation of target.getAnimations({ subtree: true })) {
        const timing = animation.effect?.getComputedTiming()
        const lasts = Number(timing?.activeDuration ?? 0)
        if (lasts > longest) started.push(`${type} of ${lasts} ms: ${target.outerHTML.slice(0, 120)}`)
      }
    }
    addEventListener('transitionrun', note, true)
    addEventListener('animationstart', note, true)
  }),
)

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

  test('nothing moves', async ({ page }) => {
    await useSite(page)
    expect(await movements(page)).toEqual([])
    await openWithPhotos(page, [colourPhoto('a.png', red), colourPhoto('b.png', red)])
    await page.getByRole('button', { name: photoTexts.convert }).click()
    await expect(page.getByText(photoTexts.created)).toBeVisible()
    expect(await movements(page)).toEqual([])
    for (const { path } of sitePages) {
      await visit(page, path)
      expect(await movements(page), path).toEqual([])
      const behavior = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
      expect(behavior, path).toBe('auto')
    }
  })
})

test('without that wish, something does: the measure works', async ({ page }) => {
  await useSite(page)
  expect(await movements(page)).not.toEqual([])
})
