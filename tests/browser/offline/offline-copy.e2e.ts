import type { Page } from '@playwright/test'
import { messages as t } from '../../../src/pages/privacy-check/messages.en.ts'
import { messages as turkish } from '../../../src/pages/privacy-check/messages.tr.ts'
import { test as hosted, visitForOffline } from '../host.ts'
import { expect, test, use, visit } from '../test.ts'
import { test as ownHostTest } from './own-host.ts'

const checkButton = (page: Page) => page.getByRole('button', { name: t.copy.button })
const answer = (page: Page) => page.getByRole('main').getByRole('alert')
/** Runs in the page: whether an offline copy is active. */
const isKept = async () => {
  for (const name of await caches.keys())
    if (await (await caches.open(name)).match('/.activated-at')) return true
  return false
}
const expectPossible = async (page: Page, possible: 'notReady' | 'none') => {
  await expect(page.getByText(t.plane[possible])).toBeVisible()
  await expect(page.getByText(possible === 'none' ? t.lock.none : t.lock.wait)).toBeVisible()
}

ownHostTest(
  'the check of the offline copy says why there is none, and suggests to wait only where that helps',
  async ({ page, own }) => {
    // Requested by the service worker alone, to cache it.
    const file = own.hold(/^\/404$/)
    await visit(page, '/privacy-check')
    await use(page)
    await file.requested
    await checkButton(page).click()
    await expect(answer(page)).toHaveText(t.copy.coming)
    file.letGo()
    await expect(page.getByText(t.plane.partly)).toBeVisible()
    await checkButton(page).click()
    await expect(
      page.getByText(/^All \d{2,} files saved on this device match build [0-9a-f]+ as published/),
    ).toBeVisible()

    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await checkButton(page).click()
    await expect(answer(page)).toHaveText(t.copy.none)
    for (const { none } of [t.copy, turkish.copy]) expect(none).not.toMatch(/wait|bekle/i)

    // The service worker is still installed and caches the site again, as the message says.
    await page.reload()
    await use(page)
    await expect.poll(() => page.evaluate(isKept)).toBe(true)
    await checkButton(page).click()
    await expect(
      page.getByText(/^All \d{2,} files saved on this device match build [0-9a-f]+ as published/),
    ).toBeVisible()
  },
)

for (const [missing, paths, isListening] of [
  ['the part of the page that registers the service worker', /^\/assets\/LateNotices-/, false],
  ['the script of the service worker', /^\/sw\.js$/, true],
] as const)
  ownHostTest(`the offline copy is on its way while ${missing} is still coming`, async ({ page, own }) => {
    const held = own.hold(paths)
    await visit(page, '/privacy-check')
    if (isListening) await use(page)
    await held.requested
    await checkButton(page).click()
    await expect(answer(page)).toHaveText(t.copy.coming)
    await expectPossible(page, 'notReady')
  })

hosted('a page that was loaded without its offline copy says so', async ({ page }) => {
  await visitForOffline(page, '/privacy-check')
  await expect(page.getByText(t.plane.ready)).toBeVisible()
  // Like a hard reload, which bypasses the service worker.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.reload', { ignoreCache: true })
  await expect(page.getByText(t.plane.bypassed)).toBeVisible()
  await expect(page.getByText(t.lock.bypassed)).toBeVisible()
  await page.reload()
  await expect(page.getByText(t.plane.ready)).toBeVisible()
})

ownHostTest(
  'no offline copy is on its way any more once a file of it could not be had',
  async ({ page, own }) => {
    const file = own.hold(/^\/404$/)
    own.replace('/404', { 'Content-Type': 'text/html' }, 'of another build')
    await visit(page, '/privacy-check')
    await use(page)
    await file.requested
    await page.evaluate(async () => {
      const worker = (await navigator.serviceWorker.getRegistration())?.installing
      worker?.addEventListener('statechange', () => {
        document.documentElement.dataset.worker = worker.state
      })
    })
    file.letGo()
    await page.locator('html[data-worker="redundant"]').waitFor({ state: 'attached' })
    await checkButton(page).click()
    await expect(answer(page)).toHaveText(t.copy.none)
    await expectPossible(page, 'none')
  },
)

test('no offline copy is announced where the browser registers no service worker', async ({ page }) => {
  await page.addInitScript(() => {
    const register = () => {
      document.documentElement.dataset.refused = 'true'
      return Promise.reject(new DOMException('no', 'SecurityError'))
    }
    Object.defineProperty(navigator.serviceWorker, 'register', { value: register })
  })
  await visit(page, '/privacy-check')
  await use(page)
  await page.locator('html[data-refused]').waitFor({ state: 'attached' })
  await checkButton(page).click()
  await expect(answer(page)).toHaveText(t.copy.none)
  await expectPossible(page, 'none')
})

test.describe('a page that lost the part which registers the service worker', () => {
  test.use({ expectedErrors: /^Failed to load resource: net::ERR_FAILED|LateNotices-/ })

  test('says that no offline copy will come', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('vite:preloadError', () => {
        document.documentElement.dataset.lost = 'true'
      })
    })
    await page.route('**/assets/LateNotices-*.js', (route) => route.abort())
    await visit(page, '/privacy-check')
    await page.locator('html[data-lost]').waitFor({ state: 'attached' })
    await checkButton(page).click()
    await expect(answer(page)).toHaveText(t.copy.none)
    await expectPossible(page, 'none')
  })
})
