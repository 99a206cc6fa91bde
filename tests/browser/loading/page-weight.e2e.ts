import type { Page, Request } from '@playwright/test'
import { pagesIn } from '../site.ts'
import { expect, test, visit } from '../test.ts'

/**
 * What a page may load before it is used, in kB as sent, without headers: what it did in the build before the work
 * surfaces (bench/first-visit).
 */
const most: Readonly<Record<string, number>> = {
  '/tools/bmi-calculator': 209.0,
  '/tools/color-palette': 250.5,
  '/tools/image-compressor': 226.2,
  '/tools/image-converter': 225.5,
  '/tools/motivation-quotes': 201.8,
  '/tools/photo-to-pdf': 225.1,
  '/tools/pomodoro': 227.3,
  '/guides': 186.8,
  '/guides/bmi-health-tracking': 200.2,
  '/guides/color-theory-design': 226.8,
  '/guides/image-optimization': 224.8,
  '/guides/password-security': 226.4,
  '/guides/pomodoro-technique': 198.8,
  '/guides/qr-code-usage': 221.8,
  '/about': 190.4,
  '/privacy-check': 218.3,
  '/privacy-policy': 191.9,
  '/terms-of-service': 190.7,
  '/your-data': 193.7,
}
/** Pages that became heavier with what they show at once, and what they must not exceed. */
const heavier: Readonly<Record<string, number>> = {
  '/': 162.9,
  '/tools/invoice-generator': 234.3,
  '/tools/password-generator': 228.0,
  '/tools/qr-generator': 242.8,
  '/tools/word-counter': 231.2,
}

/** All bodies that the page requests until the network is idle, in kB. */
async function weigh(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = []
  const note = (request: Request) => {
    if (request.url().startsWith('http')) sizes.push(request.sizes().then((each) => each.responseBodySize))
  }
  page.on('requestfinished', note)
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', note)
  const bytes = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0)
  // As the figures have been written down.
  return Number((bytes / 1000).toFixed(1))
}

test.use({ viewport: { width: 390, height: 844 } })

test('no page is heavier before it is used than it was', async ({ browser, baseURL }) => {
  const limits = { ...most, ...heavier }
  expect(Object.keys(limits).toSorted()).toEqual(
    pagesIn('en')
      .map(({ path }) => path)
      .toSorted(),
  )
  for (const [path, limit] of Object.entries(limits)) {
    // With an empty cache.
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
    expect.soft(await weigh(await context.newPage(), path), path).toBeLessThanOrEqual(limit)
    await context.close()
  }
})
