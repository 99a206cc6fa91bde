import { type View, views } from '../first-screen/measures.ts'
import { readWatch, watchPage } from '../first-screen/watch.ts'
import { test } from '../offline/own-host.ts'
import { toolPages } from '../site.ts'
import { arrived, expect, painted } from '../test.ts'

/*
 * On a slow connection, or while the device is busy, a page is painted before all of its document has arrived.
 */
test.use({ serviceWorkers: 'block' })

/** The index of a text, which must be there. */
const indexIn = (html: string, text: string): number => {
  const found = html.indexOf(text)
  expect(found, text).toBeGreaterThan(0)
  return found
}
/** What has arrived of a page, and the element that ends it. */
const parts = {
  'the first element of main': {
    cut: (html: string) => html.lastIndexOf('<div', indexIn(html, 'data-full-width=""')),
    seen: 'main > [role="status"]',
  },
  'a part of the result': {
    cut: (html: string) => {
      const start = indexIn(html, 'data-result=""')
      return Math.round(start + (indexIn(html, '</main>') - start) / 5)
    },
    seen: '[data-result]',
  },
} as const

/** Whether all code of the page is there, which begins to load at the first paint. */
const codeLoaded = () => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
  return links.length > 0 && links.every(({ href }) => performance.getEntriesByName(href).length > 0)
}

for (const view of Object.keys(views) as View[])
  test.describe(view, () => {
    test.use({ viewport: views[view], contextOptions: { reducedMotion: 'reduce' } })

    // The page of a preset is that of its tool, with other texts and one more list.
    for (const { path } of toolPages.filter(({ language }) => language === 'en'))
      for (const [part, { cut, seen }] of Object.entries(parts))
        test(`${path}: nothing moves when ${part} is painted before the rest`, async ({ page, own }) => {
          await watchPage(page)
          const letGo = own.holdRest(path, cut)
          await page.goto(path, { waitUntil: 'commit' })
          await page.locator(seen).first().waitFor({ state: 'attached' })
          await page.waitForFunction(codeLoaded)
          await painted(page)
          await expect(page.locator('html'), 'React waits for the rest').not.toHaveAttribute('data-ready')
          await expect(page.locator('body > div > footer'), 'the rest is held back').toHaveCount(0)
          letGo()
          await arrived(page)
          const { shifts, moved } = await readWatch(page)
          expect(shifts, moved.join('\n')).toBeLessThanOrEqual(0.02)
        })
  })
