import { type View, views } from '../first-screen/measures.ts'
import { readWatch, watchPage } from '../first-screen/watch.ts'
import { test } from '../offline/own-host.ts'
import { pagesIn } from '../site.ts'
import { arrived, expect, painted } from '../test.ts'

/*
 * On a slow connection, or while the device is busy, a page is painted before all of its document has arrived.
 */
test.use({ serviceWorkers: 'block' })

/** An index in the middle of the result. */
const inResult = (html: string): number => {
  const start = html.indexOf('data-result=""')
  expect(start).toBeGreaterThan(0)
  return Math.round(start + (html.indexOf('</main>') - start) / 5)
}

for (const view of Object.keys(views) as View[])
  test.describe(view, () => {
    test.use({ viewport: views[view], contextOptions: { reducedMotion: 'reduce' } })

    for (const { path } of pagesIn('en').filter((page) => page.path.startsWith('/tools/')))
      test(`${path}: nothing moves while the document arrives`, async ({ page, own }) => {
        await watchPage(page)
        const letGo = own.holdRest(path, inResult)
        await page.goto(path, { waitUntil: 'commit' })
        await page.locator('[data-result]').waitFor({ state: 'attached' })
        await painted(page)
        expect(await page.locator('body > div > footer').count(), 'the rest is held back').toBe(0)
        letGo()
        await arrived(page)
        const { shifts, moved } = await readWatch(page)
        expect(shifts, moved.join('\n')).toBeLessThanOrEqual(0.02)
      })
  })
