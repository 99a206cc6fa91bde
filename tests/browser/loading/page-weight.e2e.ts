import type { Page, Request } from '@playwright/test'
import { pagesIn, presetPages } from '../site.ts'
import { expect, test } from '../test.ts'

/**
 * What a page may load before it is used, in kB as sent, without headers: a little more than it does (bench/first-visit),
 * and less than in the build before the work surfaces.
 */
const most: Readonly<Record<string, number>> = {
  '/': 136,
  '/tools/bmi-calculator': 189,
  '/tools/color-palette': 228,
  '/tools/image-compressor': 202,
  '/tools/image-converter': 199,
  '/tools/invoice-generator': 209,
  '/tools/motivation-quotes': 182,
  '/tools/password-generator': 199,
  '/tools/photo-to-pdf': 183,
  '/tools/pomodoro': 183,
  '/tools/qr-generator': 218,
  '/tools/word-counter': 202,
  '/guides': 149,
  '/guides/bmi-health-tracking': 163,
  '/guides/color-theory-design': 193,
  '/guides/image-optimization': 191,
  '/guides/password-security': 193,
  '/guides/pomodoro-technique': 161,
  '/guides/qr-code-usage': 177,
  '/about': 153,
  '/privacy-check': 184,
  '/privacy-policy': 155,
  '/recipes': 174,
  '/terms-of-service': 153,
  '/your-data': 170,
}

/** What the page of a preset loads besides its tool: its texts, and what reads settings. */
const presetAllowance = 8

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
