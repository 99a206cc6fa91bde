import type { Page } from '@playwright/test'
import { messages as shell } from '../../../src/app/page/messages.en.ts'
import { messages as check } from '../../../src/pages/privacy-check/messages.en.ts'
import { messages as data } from '../../../src/pages/your-data/messages.en.ts'
import { pagesIn, shellTexts } from '../site.ts'
import { expect, holdBack, hydrated, listening, test } from '../test.ts'

test.use({ pointerMoves: false })

const code = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
  )
const menu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: shellTexts.en.tools, exact: true })
const isReady = (page: Page) => page.evaluate(() => document.documentElement.dataset.ready)

test('a page that nobody touches loads no code', async ({ browser, baseURL }) => {
  test.setTimeout(300_000)
  for (const { path } of pagesIn('en')) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const loaded = (await code(page)).filter((name) => !/\/early\./.test(name))
    expect.soft(loaded, path).toEqual([])
    expect.soft(await isReady(page), path).toBeUndefined()
    await context.close()
  }
})

const intents: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the pointer moves': (page) => page.mouse.move(200, 300),
  'a key is pressed': (page) => page.keyboard.press('Tab'),
  'the page scrolls': (page) => page.mouse.wheel(0, 300),
  'a control is focused, as by a screen reader': (page) => menu(page).focus(),
  'a file is picked': (page) =>
    page
      .locator('main input[type=file]')
      .first()
      .setInputFiles([{ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('') }]),
}
for (const [what, act] of Object.entries(intents))
  test(`a page hydrates when ${what}`, async ({ page }) => {
    await page.goto('/tools/image-compressor')
    await page.waitForLoadState('networkidle')
    expect(await isReady(page)).toBeUndefined()
    await act(page)
    await hydrated(page)
  })

test('a page hydrates in a browser that does not tell scripts when it paints', async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options)
    }
  })
  await page.goto('/tools/image-compressor')
  await page.mouse.move(200, 300)
  await hydrated(page)
})

test('a page hydrates by itself for a visitor who has something stored, but not for the theme alone', async ({
  page,
}) => {
  await page.goto('/tools/bmi-calculator')
  await page.evaluate(() => localStorage.setItem('darkMode', 'true'))
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await isReady(page)).toBeUndefined()
  await page.evaluate(() => localStorage.setItem('toolnook:example', '{}'))
  await page.reload()
  await hydrated(page)
})

const stored: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the theme': (page) => page.evaluate(() => localStorage.setItem('darkMode', 'true')),
  'an offline copy, without which it was loaded': (page) =>
    page.evaluate(async () => (await caches.open('toolnook-example')).put('/', new Response('A page'))),
  'the work of another tab': (page) =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      const folder = await root.getDirectoryHandle('work-in-tabs', { create: true })
      const file = await (await folder.getFileHandle('notes', { create: true })).createWritable()
      await file.write('Words')
      await file.close()
    }),
}
/** Pages that show what is stored, and what they say where nothing is. */
const nothingStored = { '/your-data': data.stored.offlineAwaited, '/privacy-check': check.plane.notReady }
for (const [path, text] of Object.entries(nothingStored))
  for (const [what, store] of Object.entries(stored))
    test(`${path} hydrates by itself where there is ${what}`, async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await isReady(page)).toBeUndefined()
      await expect(page.getByText(text)).toBeVisible()
      await store(page)
      await page.reload()
      await hydrated(page)
    })

test('the privacy check counts its requests before it loads its code, and goes on from there', async ({
  page,
}) => {
  const made = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  const own = page.getByRole('definition').and(page.locator('[data-count=own]'))
  const elsewhere = page.locator('[data-count=elsewhere]')
  await page.goto('/privacy-check')
  await page.waitForLoadState('networkidle')
  expect(await isReady(page)).toBeUndefined()
  // A font may come late, and counts as the others do.
  await expect.poll(async () => Number(await own.textContent()) - (await made())).toBe(0)
  const before = await made()
  expect(before).toBeGreaterThan(3)
  await expect(elsewhere).toHaveText('0')
  await page.mouse.move(200, 300)
  await hydrated(page)
  await expect.poll(made).toBeGreaterThan(before)
  await listening(page)
  await expect.poll(async () => Number(await own.textContent()) - (await made())).toBe(0)
  await expect(elsewhere).toHaveText('0')
})

test('a page with settings in its address hydrates by itself', async ({ page }) => {
  await page.goto('/tools/bmi-calculator#v1')
  await hydrated(page)
})

test('a button that waits for the page shows a line, and works once the page is there', async ({ page }) => {
  const letCome = await holdBack(page, '**/assets/*.js')
  await page.goto('/')
  const line = () => page.evaluate(() => getComputedStyle(document.documentElement, '::before').content)
  expect(await line()).toBe('none')
  await menu(page).click()
  expect(await line()).toBe('""')
  letCome()
  await hydrated(page)
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await line()).toBe('none')
})

test.describe('without a line', () => {
  test.use({ expectedErrors: /Failed to load|ERR_FAILED|dynamically imported/ })

  test('a page whose code cannot be loaded says so, and keeps what was typed', async ({ page }) => {
    await page.goto('/tools/word-counter')
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('textbox').first().fill('two words')
    await expect(page.getByRole('alert')).toHaveText(shell.startFailed)
    await expect(page.getByRole('textbox').first()).toHaveValue('two words')
  })
})

test('sliders are filled up to their value before the page is used', async ({ page }) => {
  const filled = () =>
    page
      .getByRole('slider')
      .evaluateAll((sliders) =>
        (sliders as HTMLInputElement[]).map(({ style, value, min, max }) => [
          Number.parseFloat(style.getPropertyValue('--filled')),
          ((Number(value) - Number(min)) / (Number(max) - Number(min))) * 100,
        ]),
      )
  for (const path of ['/tools/password-generator', '/tools/qr-generator', '/tools/photo-to-pdf']) {
    await page.goto(path)
    const sliders = await filled()
    expect(await isReady(page)).toBeUndefined()
    expect(sliders.length).toBeGreaterThan(0)
    for (const [shown, expected] of sliders) expect(shown).toBeCloseTo(expected ?? Number.NaN)
  }
})
