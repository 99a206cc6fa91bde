import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { languages } from '../../../src/lib/text/i18n.ts'
import { screens } from '../screens.ts'
import { dist, homeOf, pagesIn } from '../site.ts'
import { expect, fontsShown, holdBack, hydrated, painted, test, visit } from '../test.ts'

const kibibyte = 1024
/**
 * Scripts and style sheets of the home page in gzip once a pointer has moved: those of its markup, and all others until the
 * network is idle, with the tiles of what is made on the device.
 */
const homeFiles = { start: 90.6 * kibibyte, later: 22.8 * kibibyte }
/** Cumulative layout shift. Below 0.1 counts as good; shifts without interaction must stay far below. */
const maxShift = { ofPages: 0.02, ofFonts: 0.1 }

// Without a service worker: cached files would hide requests.
test.describe.configure({ timeout: 600_000 })

const compressed = (path: string) => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length

for (const language of languages)
  test(`the home page (${language}) needs few scripts and styles until something is opened`, async ({
    page,
  }) => {
    const requested = new Set<string>()
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType()))
        requested.add(new URL(request.url()).pathname)
    })
    await visit(page, homeOf(language))
    await page.waitForLoadState('networkidle')
    const atStart = new Set(
      await page.evaluate(() => {
        const begin = document.querySelector<HTMLScriptElement>('script[data-entry]')
        const { entry = '', needs = '' } = begin?.dataset ?? {}
        const sheets = [
          ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])'),
        ]
        const styles = sheets.map(({ href }) => new URL(href).pathname)
        return [new URL(begin?.src ?? '').pathname, entry, ...needs.split(' '), ...styles]
      }),
    )
    const bytes = (late: boolean) =>
      [...requested]
        .filter((path) => atStart.has(path) !== late)
        .reduce((sum, path) => sum + compressed(path), 0)
    const report = `${bytes(false)} bytes to start, ${bytes(true)} later: ${[...requested].join(' ')}`
    test.info().annotations.push({ type: 'files', description: report })
    expect([...requested]).toEqual(expect.arrayContaining([...atStart]))
    expect(atStart.size).toBeGreaterThan(2)
    expect(bytes(false), report).toBeLessThanOrEqual(homeFiles.start)
    expect(bytes(true), report).toBeLessThanOrEqual(homeFiles.later)
  })

for (const path of ['/about', '/tr/guides/pomodoro-technique'])
  test(`${path} loads no code and no styles of tools`, async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    const ofTools = (name: string) => /^\/assets\/(tools|files|batch|storage)-/.test(name)
    expect(requested.filter(ofTools)).toEqual([])
    await visit(page, '/tools/image-compressor')
    await page.waitForLoadState('networkidle')
    // Both kinds have these names.
    expect(new Set(requested.filter(ofTools).map((name) => name.replace(/^.*\./, '')))).toEqual(
      new Set(['js', 'css']),
    )
  })

test('a page is painted with its markup and styles alone; scripts and fonts load afterwards', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (['script', 'font'].includes(request.resourceType())) requested.push(new URL(request.url()).pathname)
  })
  const letStylesGo = await holdBack(page, '**/*.css')
  const styles = page.waitForRequest('**/*.css')
  await page.goto('/guides/pomodoro-technique', { waitUntil: 'commit' })
  await styles
  // The whole document is loaded, and only its first script has been requested.
  await page.getByRole('contentinfo').waitFor({ state: 'attached' })
  expect(requested).toEqual(['/begin.js'])
  letStylesGo()
  await hydrated(page)
  await expect.poll(() => requested.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(0)
})

test('a page opened in a background tab starts without a paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    PerformanceObserver.prototype.observe = () => {}
  })
  await visit(page, '/tools/pomodoro')
})

/** Layout shifts without interaction since the page was opened, once it is stable. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const { shifts } = window as unknown as { shifts: { value: number; what: string }[] }
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
  })

/** Loaded fonts of the site; fallback fonts are on the device. */
const loadedFonts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
        .length,
  )

const noteShifts = () => {
  type Shift = { value: number; hadRecentInput: boolean; sources: { node?: Element }[] }
  const shifts: { value: number; what: string }[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[])
      if (!hadRecentInput)
        shifts.push({ value, what: sources.map(({ node }) => node?.outerHTML?.slice(0, 100)).join(' | ') })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Delays every font of the page. Returns functions to release and to delay them again. */
async function holdFonts(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const held: string[] = []
  let holds = true
  // Requests of the page before cannot be continued.
  const letGo = (requestId: string) => devtools.send('Fetch.continueRequest', { requestId }).catch(() => {})
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    if (holds) held.push(requestId)
    else void letGo(requestId)
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] })
  return {
    hold: () => {
      held.length = 0
      holds = true
    },
    release: async () => {
      holds = false
      await Promise.all(held.splice(0).map(letGo))
    },
  }
}

for (const [name, viewport] of Object.entries(screens))
  test.describe(`layout, ${name}`, () => {
    test.use({ viewport })

    // The longer words where there is less room.
    const language = name === 'phone' ? 'tr' : 'en'
    test(`nothing shifts while a page (${language}) loads, hydrates and gets its fonts late`, async ({
      page,
      context,
    }) => {
      await context.addInitScript(noteShifts)
      const fonts = await holdFonts(page)
      for (const { path } of pagesIn(language))
        await test.step(path, async () => {
          fonts.hold()
          // The load event waits for the fonts.
          await page.goto(path, { waitUntil: 'commit' })
          await hydrated(page)
          const before = await layoutShift(page)
          expect(before.sum, JSON.stringify(before.shifts)).toBeLessThan(maxShift.ofPages)
          // An article of many lines wraps differently with any other font.
          if (path.includes('/guides/')) return
          expect(await loadedFonts(page), 'before they come').toBe(0)
          await painted(page)
          await fonts.release()
          await fontsShown(page)
          await page.evaluate(async () => void (await document.fonts.ready))
          expect(await loadedFonts(page)).toBeGreaterThan(0)
          const { sum, shifts } = await layoutShift(page)
          expect(sum, JSON.stringify(shifts)).toBeLessThan(maxShift.ofFonts)
        })
    })
  })
