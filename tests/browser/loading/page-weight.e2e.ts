import type { Page, Request } from '@playwright/test'
import { pagesIn, presetPages } from '../site.ts'
import { expect, test } from '../test.ts'

/**
 * What a page may load before it is used, in kB as sent, without headers: a little more than it does (bench/first-visit),
 * and less than in the build before the work surfaces.
 */
const most: Readonly<Record<string, number>> = {
  '/': 43,
  '/tools/bmi-calculator': 45,
  '/tools/color-palette': 58,
  '/tools/image-compressor': 48,
  '/tools/image-converter': 47,
  '/tools/invoice-generator': 48,
  '/tools/motivation-quotes': 50,
  '/tools/password-generator': 181,
  '/tools/photo-to-pdf': 45,
  '/tools/pomodoro': 45,
  '/tools/qr-generator': 56,
  '/tools/word-counter': 55,
  '/guides': 41,
  '/guides/bmi-health-tracking': 46,
  '/guides/color-theory-design': 60,
  '/guides/image-optimization': 58,
  '/guides/password-security': 57,
  '/guides/pomodoro-technique': 53,
  '/guides/qr-code-usage': 54,
  '/about': 40,
  '/privacy-check': 167,
  '/privacy-policy': 40,
  '/recipes': 38,
  '/terms-of-service': 40,
  '/your-data': 157,
}

/** What the page of a preset loads besides its tool: its texts, or a font for a character that the tool has not. */
const presetAllowance = 10

const limits: readonly (readonly [path: string, limit: number])[] = [
  ...Object.entries(most),
  ...presetPages
    .filter(({ language }) => language === 'en')
    .map(({ path }) => [path, (most[path.replace(/\/[^/]+$/, '')] ?? 0) + presetAllowance] as const),
]

/** All bodies that the page requests until the network is idle, in kB. */
async function weigh(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = []
  const note = (request: Request) => {
    if (request.url().startsWith('http')) sizes.push(request.sizes().then((each) => each.responseBodySize))
  }
  page.on('requestfinished', note)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', note)
  const bytes = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0)
  return bytes / 1000
}

test.use({ viewport: { width: 390, height: 844 } })

test('no page loads more before it is used than it did', async ({ browser, baseURL }) => {
  expect(limits.map(([path]) => path).toSorted()).toEqual(
    pagesIn('en')
      .map(({ path }) => path)
      .toSorted(),
  )
  for (const [path, limit] of limits) {
    // With an empty cache.
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
    expect.soft(await weigh(await context.newPage(), path), path).toBeLessThanOrEqual(limit)
    await context.close()
  }
})
