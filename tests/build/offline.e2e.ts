import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { messages as texts } from '../../src/app/catalog/messages.en.ts'
import type { OfflineBuild } from '../../src/app/offline/offline-build.ts'
import { visitForOffline } from '../browser/host.ts'
import { use } from '../browser/test.ts'
import { type Change, Deployments } from './deployments.ts'

const build = (): OfflineBuild =>
  JSON.parse(/^const OFFLINE_BUILD = (.*);\n/.exec(readFileSync('dist/sw.js', 'utf8'))?.[1] ?? '')

const site = new Deployments()
test.beforeEach(() => site.deploy())
test.afterEach(() => site.remove())

/** Adds the name of a build to the home page. */
const named =
  (name: string): Change =>
  async (folder) => {
    const home = join(folder, 'index.html')
    const html = readFileSync(home, 'utf8').replace('<html lang="en"', `<html lang="en" data-build="${name}"`)
    await writeFile(home, html)
  }
const buildName = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? 'first')

async function openControlled(page: Page): Promise<void> {
  await visitForOffline(page, `${site.url}/`)
}

/** Triggers an update check and waits until the new worker has cached all files or has failed. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const found = new Promise<ServiceWorker | null>((resolve) => {
      registration.addEventListener('updatefound', () => resolve(registration.installing))
    })
    // The browser may have looked for it by itself before.
    const known = registration.update().then(() => registration.installing ?? registration.waiting ?? found)
    const worker = await Promise.race([found, known])
    while (worker?.state === 'installing')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
    return worker?.state
  })

/**
 * Accepts the new build with the notice's button; the page reloads by itself. Where the browser takes too long it comes
 * from the network, and has a service worker again after its first use.
 */
async function accept(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: texts.update.accept }).click()
  await expect(page.locator('html')).toHaveAttribute('data-build', name)
  await use(page)
}

/** The service worker's response, bypassing the HTTP cache, which stores files for a year. */
const status = (page: Page, path: string) =>
  page.evaluate(async (url) => (await fetch(url, { cache: 'no-store' })).status, path)

test('a new build waits until it is accepted, and other tabs keep theirs', async ({ page, context }) => {
  const onlyFirst: Change = (folder) => writeFile(join(folder, 'assets/only-first.js'), '1')
  await site.deploy(onlyFirst)
  await openControlled(page)
  const other = await context.newPage()
  await other.goto(site.url)
  await other.evaluate(() => {
    document.title = 'unsaved work'
  })

  await site.deploy(named('second'))
  expect(await update(page)).toBe('installed')
  await page.reload()
  expect(await buildName(page)).toBe('first')

  await accept(page, 'second')
  expect(await other.title()).toBe('unsaved work')
  expect(await status(other, '/assets/only-first.js')).toBe(200)

  await site.deploy(named('third'))
  expect(await update(page)).toBe('installed')
  await accept(page, 'third')
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.any(String), expect.any(String)])
  expect(await status(page, '/assets/only-first.js')).toBe(404)
})

test('unchanged files are not downloaded again', async ({ page }) => {
  await openControlled(page)
  const unchanged = Object.keys(build().files).filter((path) => path.startsWith('/assets/'))
  await site.deploy(named('second'), async (folder) => {
    await Promise.all(unchanged.map((path) => rm(join(folder, path))))
  })
  expect(await update(page)).toBe('installed')
})

test('a build with a missing file or one of another build is refused as a whole', async ({ page }) => {
  await openControlled(page)
  const added: Change = (folder) => writeFile(join(folder, 'assets/added.js'), '1')
  await site.deploy(added, (folder) => rm(join(folder, 'assets/added.js')))
  expect(await update(page)).toBe('redundant')
  await site.deploy(added, (folder) => writeFile(join(folder, 'assets/added.js'), '2'))
  expect(await update(page)).toBe('redundant')
  await page.reload()
  expect(await buildName(page)).toBe('first')
})
