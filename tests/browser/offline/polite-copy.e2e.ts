import type { Page } from '@playwright/test'
import { messages as unsavedEnglish } from '../../../src/app/page/messages.en.ts'
import { messages as unsavedTurkish } from '../../../src/app/page/messages.tr.ts'
import { messages as seal } from '../../../src/app/shell/seal/messages.en.ts'
import { wholeSite } from '../../../src/features/offline-copy/messages.en.ts'
import { wholeSite as wholeSiteTurkish } from '../../../src/features/offline-copy/messages.tr.ts'
import { visitForFirstUse } from '../host.ts'
import { dist, toolPages } from '../site.ts'
import { expect, hydrated, listening, movePointer, use, visit } from '../test.ts'
import { ask, copyFor, listOf, storedFiles } from './copy-state.ts'
import { test } from './own-host.ts'

/** What a device reports of its line; desktop browsers report nothing. */
type Line = { readonly type?: string; readonly saveData?: boolean }

test.describe.configure({ timeout: 240_000 })

const build = listOf(dist)
const bytesOf = new Map(Object.keys(build.files).map((path, place) => [path, build.bytes[place] ?? 0]))
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, each) => all + each, 0)
const most = 300_000

/** As an init script: the line of the device, which changes with `setLine`. */
function reportLine(line: Line): void {
  const connection = new EventTarget()
  Object.assign(connection, line)
  Object.defineProperty(navigator, 'connection', { value: connection })
}
const setLine = (page: Page, line: Line) =>
  page.evaluate((next) => {
    const { connection } = navigator as unknown as { connection: EventTarget }
    Object.assign(connection, next)
    connection.dispatchEvent(new Event('change'))
  }, line)

const isSaved = (page: Page) =>
  page.waitForFunction(() => ['saved', 'part'].includes(document.documentElement.dataset.offline ?? ''))
const offer = (page: Page) =>
  page.getByRole('button', { name: /^Make the whole site work offline · [\d.]+ MB$/ })

test('nothing is stored before a page is used; then that tool and the shell, in 300 kB', async ({
  browser,
  own,
}) => {
  const tools = toolPages.filter(({ language }) => language === 'en')
  expect(tools.length).toBeGreaterThan(10)
  for (const { path } of tools)
    await test.step(path, async () => {
      const context = await browser.newContext({ baseURL: own.url, serviceWorkers: 'allow' })
      await context.addInitScript(movePointer)
      const page = await context.newPage()
      own.forget()
      await visit(page, path)
      await listening(page)
      await page.waitForLoadState('networkidle')
      expect(own.requested()).not.toContain('GET /sw.js')
      expect(await page.evaluate(() => caches.keys())).toEqual([])
      own.forget()
      await use(page)
      await isSaved(page)
      // Asked again, to wait for what the page itself has asked.
      await ask(page, { kind: 'save-page', page: path, loaded: [] })
      const stored = await storedFiles(page)
      expect.soft(sum(stored.map((file) => bytesOf.get(file) ?? 0)), 'stored').toBeLessThanOrEqual(most)
      const sent = sum(own.sent().values())
      expect.soft(sent, 'sent').toBeLessThanOrEqual(most)
      test.info().annotations.push({ type: path, description: `${stored.length} files, sent ${sent} bytes` })
      expect(stored).toContain(path)
      expect((await copyFor(page, path)).missingFiles).toBeGreaterThan(100)
      await context.close()
    })
})

for (const [language, tool, other, t, home] of [
  ['en', '/tools/word-counter', '/tools/pomodoro', unsavedEnglish.unsaved, '/'],
  ['tr', '/tr/tools/word-counter', '/tr/about', unsavedTurkish.unsaved, '/tr'],
] as const)
  test.describe(`after one tool was used (${language})`, () => {
    test.use({ expectedErrors: /status of 503|ERR_FAILED|dynamically imported|preload CSS/ })

    test('it works without a network, and another page says that it is not there', async ({
      page,
      own,
      host,
    }) => {
      await visitForFirstUse(page, tool)
      await isSaved(page)
      await host.goAway()
      own.close()
      await page.reload()
      await hydrated(page)
      await page.getByRole('textbox').first().fill('one two three')
      await expect(
        page.getByRole('main').getByText('3', { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible()

      const response = await page.goto(other)
      expect(response?.status()).toBe(503)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
      await expect(page.getByRole('link', { name: t.retry })).toBeVisible()
      await page.getByRole('link', { name: t.home, exact: true }).click()
      await expect(page).toHaveURL(home)
      await hydrated(page)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    })
  })

test('on Wi-Fi the rest follows when nobody is at work, and stops when somebody is', async ({
  page,
  own,
}) => {
  await page.addInitScript(reportLine, { type: 'wifi' })
  await page.clock.install()
  const [large] = Object.keys(build.files).filter((path) => /strength\.worker-/.test(path))
  if (large === undefined) throw new Error('The build has no such file')
  const held = own.hold(new RegExp(large))
  await visitForFirstUse(page, '/tools/word-counter')
  await isSaved(page)
  await page.clock.fastForward(10_000)
  await held.requested
  const before = await copyFor(page, '/tools/word-counter')
  // However long the checks take: after five quiet seconds the page would go on.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.keyboard.press('Shift')
  await expect.poll(async () => (await storedFiles(page)).length).toBeGreaterThan(0)
  own.forget()
  held.letGo()
  expect((await copyFor(page, '/tools/word-counter')).missingFiles).toBe(before.missingFiles)
  expect(own.requested(), 'while the visitor is at work').toEqual([])
  await page.clock.resume()
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(10_000)
        return (await copyFor(page, '/')).missingFiles
      },
      { timeout: 90_000 },
    )
    .toBe(0)
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'saved')
})

test('a hidden page stores nothing more, and goes on when it is seen', async ({ page, own }) => {
  // Nothing more is stored until the page is hidden.
  await page.addInitScript(reportLine, { type: 'cellular' })
  await page.clock.install()
  await visitForFirstUse(page, '/tools/word-counter')
  await isSaved(page)
  await ask(page, { kind: 'save-page', page: '/tools/word-counter', loaded: [] })
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: next })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  await setLine(page, { type: 'wifi' })
  own.forget()
  await page.clock.fastForward(600_000)
  expect(own.requested()).toEqual([])
  await show('visible')
  await page.clock.fastForward(10_000)
  await expect.poll(() => own.requested().length).toBeGreaterThan(0)
})

for (const [what, line] of [
  ['with Save-Data', { type: 'wifi', saveData: true }],
  ['on a mobile line', { type: 'cellular' }],
  ['on an unknown line', {}],
] as const)
  test(`${what} nothing follows unasked`, async ({ page, own }) => {
    await page.addInitScript(reportLine, line)
    await page.clock.install()
    await visitForFirstUse(page, '/tools/word-counter')
    await isSaved(page)
    await ask(page, { kind: 'save-page', page: '/tools/word-counter', loaded: [] })
    own.forget()
    await page.clock.fastForward(600_000)
    expect(own.requested()).toEqual([])
    // The same page on another line.
    await setLine(page, { type: 'wifi', saveData: false })
    await page.clock.fastForward(10_000)
    await expect.poll(() => own.requested().length).toBeGreaterThan(0)
  })

test('a line that changes while the conditions are being read is not missed', async ({ page, own }) => {
  await page.addInitScript(reportLine, { type: 'cellular' })
  // The battery is read last, and answers only once the line has changed.
  await page.addInitScript(() => {
    const { connection } = navigator as unknown as { connection: EventTarget }
    const changed = new Promise((resolve) => connection.addEventListener('change', resolve))
    const getBattery = async () => {
      document.documentElement.dataset.battery = 'asked'
      await changed
      return { level: 1, charging: true }
    }
    Object.defineProperty(navigator, 'getBattery', { value: getBattery })
  })
  await page.clock.install()
  await visitForFirstUse(page, '/tools/word-counter')
  await isSaved(page)
  await expect(page.locator('html')).toHaveAttribute('data-battery', 'asked')
  own.forget()
  await page.clock.fastForward(10_000)
  expect(own.requested()).toEqual([])
  await setLine(page, { type: 'wifi' })
  await expect.poll(() => own.requested().length).toBeGreaterThan(0)
})

test('the seal says what works offline, and offers the rest', async ({ page }) => {
  await visitForFirstUse(page, '/tools/motivation-quotes')
  await isSaved(page)
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'saved')
  await page.getByRole('main').locator('[data-seal]').click()
  const sheet = page.getByRole('dialog', { name: seal.title })
  await expect(sheet.getByText(seal.lead.tool)).toBeVisible()
  await expect(sheet.getByText(seal.proof.lock.wait)).toBeVisible()
  await offer(page).click()
  await expect(sheet.getByText(seal.lead.saved)).toBeVisible({ timeout: 90_000 })
  await expect(offer(page)).toHaveCount(0)
  await expect(sheet.getByRole('checkbox', { name: seal.proof.lock.label })).toBeVisible()
  expect((await copyFor(page, '/')).missingFiles).toBe(0)
})

test('saving the whole site can be stopped, fails with a reason, and goes on', async ({
  page,
  own,
  host,
}) => {
  await visitForFirstUse(page, '/your-data')
  const held = own.hold(/^\/workers\//)
  await offer(page).click()
  await held.requested
  const saving = page.getByRole('progressbar', { name: /^Saving the whole site: / })
  await expect(saving).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(saving).toHaveCount(0)
  await expect(offer(page)).toBeVisible()
  held.letGo()

  await host.goAway()
  await offer(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(wholeSite.failed.network)
  await host.serve(dist)
  await offer(page).click()
  await expect(page.getByText(/files, so that every tool works offline/)).toBeVisible({
    timeout: 90_000,
  })
})

test('the offer is there in Turkish, with the size as it is written there', async ({ page }) => {
  await visitForFirstUse(page, '/tr/your-data')
  const name = page.getByRole('button', { name: /çevrimdışı kaydet · \d,\d MB$/ })
  await expect(name).toBeVisible()
  expect(wholeSiteTurkish.offer('')).toContain('çevrimdışı kaydet')
})
