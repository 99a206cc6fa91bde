import type { Page } from '@playwright/test'
import { visitForOffline } from '../host.ts'
import { photoTool } from '../photo-tool.ts'
import { choseTheme } from '../screens.ts'
import { shellTexts } from '../site.ts'
import { expect, hydrated, test, visit } from '../test.ts'

const t = shellTexts.en
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('darkMode'))
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const root = (page: Page) => page.locator('html')

test('light by default; the choice is stored and followed by other tabs', async ({ page, context }) => {
  await visit(page, '/')
  const other = await context.newPage()
  await visit(other, '/tr')
  await expect(root(page)).not.toHaveClass(/dark/)
  expect(await stored(page)).toBeNull()
  const light = await background(page)

  await page.getByRole('button', { name: t.darkMode }).click()
  await expect(root(page)).toHaveClass(/\bdark\b/)
  await expect.poll(() => stored(page)).toBe('true')
  expect(await background(page)).not.toBe(light)
  await expect(root(other)).toHaveClass(/\bdark\b/)
  await expect(other.getByRole('button', { name: shellTexts.tr.lightMode })).toBeVisible()

  await page.reload()
  await hydrated(page)
  await expect(root(page)).toHaveClass(/\bdark\b/)
  await page.getByRole('button', { name: t.lightMode }).click()
  await expect(root(page)).not.toHaveClass(/\bdark\b/)
  await expect.poll(() => stored(page)).toBe('false')
  await expect(root(other)).not.toHaveClass(/\bdark\b/)
  await page.reload()
  await hydrated(page)
  await expect(root(page)).not.toHaveClass(/\bdark\b/)
  expect(await background(page)).toBe(light)
})

test('a stored value other than true or false counts as none', async ({ page }) => {
  await visit(page, '/')
  for (const value of ['"true"', '1', 'TRUE', '', '{', 'null']) {
    await page.evaluate((text) => localStorage.setItem('darkMode', text), value)
    await page.reload()
    await hydrated(page)
    await expect(root(page), value).not.toHaveClass(/\bdark\b/)
  }
})

test.describe('a visitor who chose the dark theme before', () => {
  test.use({ storageState: ({ baseURL }, use) => use(choseTheme('dark', baseURL)) })

  type Seen = { dark?: number; paint?: number; readonly fades: string[] }

  /** Records when the theme's class was set, and the first paint. */
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      const seen: Seen = { fades: [] }
      Object.assign(window, { seen })
      new MutationObserver(() => {
        if (document.documentElement?.classList.contains('dark')) seen.dark ??= performance.now()
      }).observe(document, { attributes: true, childList: true, subtree: true })
      addEventListener('transitionrun', ({ propertyName }) => seen.fades.push(propertyName), true)
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries())
          if (name === 'first-paint') seen.paint = startTime
      }).observe({ type: 'paint', buffered: true })
    }),
  )

  async function expectNoFlash(page: Page): Promise<void> {
    const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
    await expect.poll(async () => (await seen()).paint).toBeGreaterThan(0)
    const { dark = Number.POSITIVE_INFINITY, paint = 0, fades } = await seen()
    expect(dark, 'when the class was set; the first paint must come later').toBeLessThan(paint)
    expect(fades, 'what changed its colour after it was first styled').toEqual([])
  }

  test.describe('without cached files', () => {
    for (const [name, throughput] of [
      ['a slow', 150_000],
      ['a fast', -1],
    ] as const)
      test(`never sees the light one flash on ${name} connection`, async ({ page, context }) => {
        const devtools = await context.newCDPSession(page)
        await devtools.send('Network.enable')
        await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
        await devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: throughput > 0 ? 100 : 0,
          downloadThroughput: throughput,
          uploadThroughput: throughput,
        })
        for (const path of ['/', photoTool, '/tr', '/', photoTool, '/tr'].slice(throughput > 0 ? 3 : 0)) {
          await page.goto(path)
          await expectNoFlash(page)
        }
      })
  })

  test.describe('with cached files', () => {
    test.use({ serviceWorkers: 'allow' })

    test('does not see it either', async ({ page }) => {
      await visitForOffline(page, '/')
      for (const path of ['/', photoTool, '/tr', '/', photoTool, '/tr']) {
        await page.goto(path)
        await expectNoFlash(page)
      }
    })
  })
})
