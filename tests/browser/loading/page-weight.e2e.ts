import { readFileSync } from 'node:fs'
import type { Browser, Request } from '@playwright/test'
import { type Language, languages } from '../../../src/lib/text/i18n.ts'
import { pagesIn, presetPages, toolPages } from '../site.ts'
import { expect, test } from '../test.ts'

/**
 * What a page may load before it is used, in kB as sent over HTTP/1.1 with the headers of responses: a little more than it
 * does (bench/first-visit), and less than in the build before the work surfaces.
 */
const most: Readonly<Record<string, number>> = {
  '/': 49,
  '/tools/bmi-calculator': 52,
  '/tools/color-palette': 65,
  '/tools/image-compressor': 55,
  '/tools/image-converter': 54,
  '/tools/invoice-generator': 54,
  '/tools/motivation-quotes': 58,
  '/tools/password-generator': 65,
  '/tools/photo-to-pdf': 52,
  '/tools/pomodoro': 52,
  '/tools/qr-generator': 64,
  '/tools/word-counter': 62,
  '/guides': 48,
  '/guides/bmi-health-tracking': 53,
  '/guides/color-theory-design': 68,
  '/guides/image-optimization': 67,
  '/guides/password-security': 65,
  '/guides/pomodoro-technique': 60,
  '/guides/qr-code-usage': 61,
  '/about': 46,
  '/privacy-check': 62,
  '/privacy-policy': 47,
  '/recipes': 44,
  '/terms-of-service': 46,
  '/your-data': 49,
}

/** What the page of a preset loads besides its tool: its texts, or a font for a character that the tool has not. */
const presetAllowance = 10

const limits: ReadonlyMap<string, number> = new Map([
  ...Object.entries(most),
  ...presetPages
    .filter(({ language }) => language === 'en')
    .map(({ path }) => [path, (most[path.replace(/\/[^/]+$/, '')] ?? 0) + presetAllowance] as const),
])

/** How many requests a page may make before it is used. */
const maxRequests = 12

/** Of fonts, in kB. */
const maxFonts = 40

/** In kB, what About says that a page of a tool loads less than. */
function saidInAbout(language: Language): number {
  const said = /(?:less than (\d+) kB)|(?:(\d+) kB’den az)/.exec(
    readFileSync(`src/pages/about/messages.${language}.ts`, 'utf8'),
  )
  return Number(said?.[1] ?? said?.[2])
}

/** All that a page requests until the network is idle, in kB, with an empty cache; `fonts`: their bodies alone. */
async function weigh(
  browser: Browser,
  baseURL: string | undefined,
  path: string,
): Promise<{ kB: number; fonts: number; requests: number }> {
  // Without anything stored, with which a page would load its code at once.
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  const page = await context.newPage()
  const sizes: Promise<{ bytes: number; font: number }>[] = []
  const note = (request: Request) => {
    if (!request.url().startsWith('http')) return
    const isFont = request.resourceType() === 'font'
    sizes.push(
      request.sizes().then(({ responseHeadersSize, responseBodySize }) => ({
        bytes: responseHeadersSize + responseBodySize,
        font: isFont ? responseBodySize : 0,
      })),
    )
  }
  page.on('requestfinished', note)
  // The quote of another day may have a character that takes a font of its own.
  await page.clock.setFixedTime(new Date('2026-11-12T12:00:00'))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', note)
  const found = await Promise.all(sizes)
  await context.close()
  const sum = (figure: 'bytes' | 'font') => found.reduce((total, each) => total + each[figure], 0) / 1000
  return { kB: sum('bytes'), fonts: sum('font'), requests: found.length }
}

test.use({ viewport: { width: 390, height: 844 } })

test('every English page has a limit', () => {
  expect([...limits.keys()].toSorted()).toEqual(
    pagesIn('en')
      .map(({ path }) => path)
      .toSorted(),
  )
})

const tools = new Set([...toolPages, ...presetPages].map(({ path }) => path))

for (const language of languages)
  for (const { path } of pagesIn(language))
    test(`${path} loads no more before it is used than it did, and a tool less than About says`, async ({
      browser,
      baseURL,
    }) => {
      const { kB, fonts, requests } = await weigh(browser, baseURL, path)
      expect.soft(fonts, 'fonts').toBeLessThanOrEqual(maxFonts)
      expect.soft(requests, 'requests').toBeLessThanOrEqual(maxRequests)
      if (language === 'en') expect.soft(kB).toBeLessThanOrEqual(limits.get(path) ?? 0)
      if (tools.has(path)) expect.soft(kB, 'what About says').toBeLessThan(saidInAbout(language))
    })
