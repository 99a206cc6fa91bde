/** `npm run screenshot`: takes the screenshot of the README from the built site. Run `npm run build` first. */
import { writeFileSync } from 'node:fs'
import { serve } from '../server/serve.js'
import { contactSheet, launch, openPage } from './support/pictures.js'
import { waitForResult } from './support/wait-for-result.js'

/**
 * The views, from left to right.
 * @type {readonly { path: string, width: number, height: number, dark: boolean, sample: boolean }[]}
 */
const views = [
  { path: '/', width: 1180, height: 820, dark: false, sample: false },
  { path: '/tools/photo-to-pdf', width: 360, height: 820, dark: true, sample: true },
]
const gap = 24

const site = await serve({ dist: 'dist', port: 0 })
const browser = await launch()
/** @type {Buffer[]} */
const pictures = []
for (const { path, sample, ...view } of views) {
  const page = await openPage(browser, site.url + path, view)
  if (sample) {
    await page.getByRole('button', { name: 'sample' }).click()
    await waitForResult(page)
    await page.evaluate(() => scrollTo(0, 0))
  }
  await page.evaluate(() => document.fonts.ready)
  pictures.push(await page.screenshot())
  await page.close()
}
await site.close()
const width = views.reduce((sum, view) => sum + view.width + gap, gap)
writeFileSync('docs/screenshot.png', await contactSheet(browser, pictures, { width, height: 820 + 2 * gap }))
await browser.close()
