import type { Page } from '@playwright/test'
import { arrived, expect, expectCopied, hydrated, test } from '../../../../tests/browser/test.ts'
import { messages as english } from '../messages.en.ts'
import { messages as turkish } from '../messages.tr.ts'

// Nobody has touched the page yet.
test.use({ pointerMoves: false })

const path = '/tools/password-generator'
const settingsKey = 'toolnook:password-generator:settings'

const code = (page: Page, t = english) => page.getByRole('region', { name: t.generated }).locator('li code')
const isReady = (page: Page) => page.evaluate(() => document.documentElement.dataset.ready)
const open = async (page: Page, address = path) => {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}
/** The kinds by which the characters are coloured, and each character's own. */
const kinds = (page: Page, t = english) =>
  code(page, t).evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('[data-kind]')].map(({ dataset, textContent }) => {
      const kind = /\p{L}/u.test(textContent ?? '')
        ? 'letter'
        : /\d/.test(textContent ?? '')
          ? 'digit'
          : 'symbol'
      return [dataset.kind, kind]
    }),
  )
/** How far things have moved since the page opened. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number }
        new PerformanceObserver((list) =>
          resolve((list.getEntries() as Shift[]).reduce((sum, { value }) => sum + value, 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        // Without any shift nothing is observed.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

for (const [address, t, form] of [
  [path, english, /^\S{16}$/],
  [`/tr${path}`, turkish, /^\S{16}$/],
  [`${path}/four-digit-pin`, english, /^\d{4}$/],
] as const)
  test(`${address}: a password is there before React, which takes it over`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, address)
    expect(await isReady(page)).toBeUndefined()
    await expect(code(page, t)).toHaveText(form)
    const password = (await code(page, t).textContent()) ?? ''
    for (const [shown, kind] of await kinds(page, t)) expect(shown).toBe(kind)
    // With its strength and the time to guess it.
    await expect(page.getByText(t.emptyHint)).toBeHidden()
    const result = page.getByRole('region', { name: t.generated })
    await expect(result.getByText(t.attack)).toBeVisible()
    await expect(result.getByText(t.thisOne)).toBeVisible()
    const said = await result.textContent()
    const copy = page.getByRole('button', { name: t.copyNumber(1), exact: true })
    await expect(copy).toBeEnabled()

    const shown = await code(page, t).elementHandle()
    await page.mouse.move(200, 300)
    await arrived(page)
    await page.waitForLoadState('networkidle')
    expect(await shown?.evaluate((element) => element.isConnected && element.textContent)).toBe(password)
    await expect(code(page, t)).toHaveCount(1)
    expect(await result.textContent()).toBe(said)
    expect(await shift(page)).toBeLessThan(0.01)

    await copy.click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(password)
    await page.getByRole('button', { name: t.generate, exact: true }).click()
    await expect(code(page, t)).toHaveText(form)
  })

test('is another one each time, and stands in the text of the page alone', async ({ page }) => {
  const seen = new Set<string>()
  for (let visit = 0; visit < 4; visit += 1) {
    await open(page)
    const password = (await code(page).textContent()) ?? ''
    expect(password).toMatch(/^\S{16}$/)
    seen.add(password)
    const found = await page.evaluate((secret) => {
      const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map(({ value }) => value),
      )
      const globals = Object.getOwnPropertyNames(window).flatMap((name) => {
        const value: unknown = Reflect.get(window, name)
        return typeof value === 'string' ? value : []
      })
      const stored = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage))
      return [...attributes, ...globals, ...stored, JSON.stringify(history.state), location.href].filter(
        (text) => text?.includes(secret),
      )
    }, password)
    expect(found).toEqual([])
  }
  expect(seen.size).toBe(4)
})

test('is copied and saved by a press before React is there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  const password = (await code(page).textContent()) ?? ''
  await page.getByRole('button', { name: english.copyNumber(1), exact: true }).click()
  await expectCopied(page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password)
  await expect(page.locator('summary').filter({ hasText: english.recent })).toContainText(
    english.recentState(1),
  )
  await expect(code(page)).toHaveText(password)
})

test('is not made with other settings than the visitor’s', async ({ page }) => {
  await open(page)
  await page.mouse.move(200, 300)
  await hydrated(page)
  await page.getByLabel('Length: 16').fill('24')
  expect(await page.evaluate((key) => localStorage.getItem(key), settingsKey)).toContain('24')
  // Each text that the place of the password has, as React finds it and later.
  await page.addInitScript(() => {
    const texts: string[] = []
    Object.assign(globalThis, { texts })
    const note = () => {
      const text = document.querySelector('[data-result] ol code')?.textContent?.trim()
      if (text) texts.push(text)
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  })
  for (const [address, form] of [
    [path, /^\S{24}$/],
    [`${path}#v1&kind=digits&pin-length=6`, /^\d{6}$/],
  ] as const) {
    // The page itself, not another place on it.
    await page.goto('/about')
    await page.goto(address)
    await hydrated(page)
    await expect(code(page)).toHaveText(form)
    const texts = await page.evaluate(() => (globalThis as unknown as { texts: string[] }).texts)
    expect(texts.length).toBeGreaterThan(0)
    if (address === path) for (const text of texts) expect(text).toMatch(form)
    else
      expect(texts[0], 'of their own settings, until those of the link are read').toMatch(/^\S{24}$|^\d{6}$/)
  }
})

test.describe('without the early script', () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_FAILED|early\.password-generator-/ })

  test('React makes the first password, at the first intent', async ({ page }) => {
    await page.route(/\/early\.[^/]+\.js$/, (route) => route.abort())
    await open(page)
    await expect(page.getByText(english.emptyHint)).toBeVisible()
    await expect(page.getByRole('button', { name: english.copyNumber(1), exact: true })).toBeDisabled()
    await page.mouse.move(200, 300)
    await hydrated(page)
    await expect(code(page)).toHaveText(/^\S{16}$/)
    await expect(page.getByText(english.emptyHint)).toBeHidden()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says where a password will be, and claims nothing of one', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(english.emptyHint)).toBeVisible()
    await expect(page.getByText(english.attack)).toBeHidden()
    await expect(page.getByText('103.1 bits').first()).toBeHidden()
  })
})
