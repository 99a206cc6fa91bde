import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { OfflineBuild } from '../../../src/app/offline/offline-build.ts'
import { batchOn, pickedFile } from '../../../src/features/image-batch/testing/batch-page.ts'
import { pngFile } from '../../../src/lib/image/testing/png-file.ts'
import { messages as t } from '../../../src/pages/privacy-check/messages.en.ts'
import { Host, visitForOffline } from '../host.ts'
import type { Attempt } from '../privacy/attempts/attempt.ts'
import { controlledAttempts } from '../privacy/attempts/controlled.ts'
import { leavingAttempts } from '../privacy/attempts/leaving.ts'
import { pageAttempts } from '../privacy/attempts/page.ts'
import { dist } from '../site.ts'
import { hydrated, painted, visit } from '../test.ts'
import { type OwnHost, openOwnHost } from './own-host.ts'
import { turnLock } from './turn-lock.ts'

/*
 * Requests to the site's own host while the offline lock is on. The attempts violate the policy on purpose, so these visits
 * are not clean. That every attempt arrives where nothing stops it is tested in tests/browser/privacy/privacy.e2e.ts.
 */
base.describe.configure({ timeout: 240_000 })

const test = base.extend<{ own: OwnHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of a fixture from its text
  own: async ({}, use) => {
    const host = new Host()
    await host.serve(dist)
    const own = await openOwnHost(host.url)
    await use(own)
    own.close()
    await host.goAway()
  },
})

/**
 * Turns the lock on and returns the page, which is under it. The page is not closed: Chromium may take minutes to close
 * a page whose last load has not ended, and the reload's may not have.
 */
async function lock(context: BrowserContext, own: OwnHost): Promise<Page> {
  const page = await context.newPage()
  await visitForOffline(page, `${own.url}/privacy-check`)
  await turnLock(page)
  await expect(page.getByRole('checkbox', { name: t.lock.label })).toBeChecked()
  own.forget()
  return page
}

const { files }: OfflineBuild = JSON.parse(
  /^const OFFLINE_BUILD = (.*);\n/.exec(readFileSync(join(dist, 'sw.js'), 'utf8'))?.[1] ?? '{}',
)
/** A service worker that ignores the lock and serves pages of its own. */
const dishonestWorker = `
oninstall = () => skipWaiting()
onactivate = (event) => event.waitUntil(clients.claim())
onfetch = (event) => {
  if (event.request.mode !== 'navigate') return
  const headers = { 'Content-Type': 'text/html' }
  event.respondWith(new Response('<title>Another build</title>', { headers }))
}`

/** The browser's own update check, and the documented exception: a published file, without parameters. */
const isNamedOnPage = (requested: string) =>
  requested === 'GET /sw.js' ||
  (requested.startsWith('GET ') && Object.hasOwn(files, requested.slice('GET '.length)))

async function openLocked(context: BrowserContext, own: OwnHost): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${own.url}/404`)
  return page
}

/** Makes the attempts that a page survives in one page, and each of the others in a page of its own. */
async function tryAll(context: BrowserContext, own: OwnHost): Promise<void> {
  const make = (page: Page, attempt: Attempt) => page.evaluate(attempt as (to: string) => unknown, own.url)
  const page = await openLocked(context, own)
  for (const attempt of Object.values({ ...pageAttempts, ...controlledAttempts })) {
    await make(page, attempt).catch(() => {})
    await painted(page)
  }
  for (const attempt of Object.values(leavingAttempts)) {
    const left = await openLocked(context, own)
    // Not closed: Chromium may take minutes to close a page that is navigating.
    await make(left, attempt).catch(() => {})
  }
  // A request that must arrive, after all others: by then the browser has sent what it will send.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(own.requested).toContain('GET /sw.js')
}

test('through the offline lock nothing reaches the own host but what the page names', async ({
  context,
  own,
}) => {
  await lock(context, own)
  await tryAll(context, own)
  // A download with text in its address: no rule of a page covers it.
  expect(own.requested().filter((requested) => !isNamedOnPage(requested))).toEqual(['GET /?download'])
})

test('without the lock the ways around the service worker reach the own host', async ({ context, own }) => {
  const page = await context.newPage()
  await visitForOffline(page, `${own.url}/privacy-check`)
  own.forget()
  await tryAll(context, own)
  // The browser delays some of them.
  // Not the background fetch, which the browser may delay for minutes.
  for (const way of ['UPGRADE /', 'GET /?inside', 'GET /?small', 'GET /?small-image'])
    await expect.poll(own.requested, { message: way }).toContain(way)
})

test('tools do their whole work under the offline lock', async ({ context, own }) => {
  const page = await lock(context, own)
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
  })
  // Its WebAssembly comes from the offline copy, as the page may connect to nothing.
  await visit(page, `${own.url}/tools/image-compressor`)
  const tool = batchOn(page, /^Click to upload images/)
  await tool.pick(
    pickedFile('one.png', pngFile({ width: 300, height: 200, row: () => new Array(900).fill(90) })),
  )
  await tool.settled()
  const { bytes } = await tool.save('Download')
  expect(bytes.length).toBeGreaterThan(100)
  await page.getByRole('banner').getByRole('link', { name: 'Toolnook' }).click()
  await expect(page).toHaveURL(`${own.url}/`)
  await page.evaluate(() => location.reload())
  await hydrated(page)
  expect(faults).toEqual([])
  expect(own.requested().filter((requested) => requested !== 'GET /sw.js')).toEqual([])
})

test('the page says that a new build of the host comes through the offline lock, and browsers install it', async ({
  context,
  own,
}) => {
  const page = await lock(context, own)
  await visit(page, `${own.url}/privacy-check`)
  await page.getByText(t.lock.limits.title, { exact: true }).click()
  for (const [item] of [t.lock.limits.items]) await expect(page.getByText(item ?? 'missing')).toBeVisible()
  own.replace('/sw.js', { 'Content-Type': 'text/javascript' }, dishonestWorker)
  // The browser checks by itself; here the test triggers it.
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const before = registration.active
    await registration.update()
    const { installing, waiting, active } = registration
    const next = installing ?? waiting ?? (active === before ? null : active)
    while (next?.state === 'installing')
      await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }))
    return next?.state
  })
  // A build that heeds the lock makes itself redundant: tests/faults/locked-copy.e2e.ts.
  expect(['installed', 'activating', 'activated']).toContain(state)
})
