import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { messages as t } from '../../src/pages/privacy-check/messages.en.ts'
import { test as hosted, visitForOffline } from '../browser/host.ts'
import { turnLock } from '../browser/offline/turn-lock.ts'
import { dist, shellTexts } from '../browser/site.ts'
import { expect, hydrated } from '../browser/test.ts'

/** The built site with a changed "About" page, as in a later build. */
function makeNextBuild(): string {
  const next = join(mkdtempSync(join(tmpdir(), 'next-build-')), 'dist')
  cpSync(dist, next, { recursive: true })
  for (const file of ['about.html', 'sw.js'])
    for (const ending of ['br', 'gz']) rmSync(join(next, `${file}.${ending}`), { force: true })
  const about = readFileSync(join(next, 'about.html'), 'utf8').replace('</html>', '<!-- next --></html>')
  writeFileSync(join(next, 'about.html'), about)
  const worker = readFileSync(join(next, 'sw.js'), 'utf8')
    .replace(/"id":"[^"]*"/, '"id":"next"')
    .replace(/"\/about":"[^"]*"/, `"/about":"${createHash('sha256').update(about).digest('base64')}"`)
  writeFileSync(join(next, 'sw.js'), worker)
  return next
}

const test = hosted.extend<{ nextDist: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of a fixture from its text
  nextDist: async ({}, use) => {
    const next = makeNextBuild()
    await use(next)
    rmSync(join(next, '..'), { recursive: true })
  },
})

// The console names the requests that the lock stops.
test.use({
  expectedErrors:
    /Failed to (load|fetch)|ERR_FAILED|next|status of|connect-src|policy violation|Content Security Policy/,
})

const reachesNetwork = (page: Page) =>
  page.evaluate(() =>
    fetch('/robots.txt').then(
      ({ ok }) => ok,
      () => false,
    ),
  )
/** Triggers an update check and returns the outcome. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const found = registration.installing ?? registration.waiting
    if (!found) return 'none'
    while (found.state === 'installing')
      await new Promise((resolve) => found.addEventListener('statechange', resolve, { once: true }))
    return found.state
  })

test('a new build that respects the offline lock neither installs through it nor opens it', async ({
  page,
  host,
  nextDist,
}) => {
  const offer = page.getByText(shellTexts.en.update.ready.title)
  await visitForOffline(page, '/privacy-check')
  await turnLock(page)
  await expect.poll(() => reachesNetwork(page)).toBe(false)
  await host.serve(nextDist)
  expect(await lookForUpdate(page), 'no file of it is fetched').toBe('redundant')
  await expect(offer).toHaveCount(0)

  await turnLock(page)
  await expect.poll(() => reachesNetwork(page)).toBe(true)
  expect(await lookForUpdate(page)).toBe('installed')
  await expect(offer).toBeVisible()

  // Locked while the new build waits: it was not notified of the lock, and only this page would ask it.
  await turnLock(page)
  await expect.poll(() => reachesNetwork(page)).toBe(false)
  await page.goto('/guides')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { before: true }))
  await page.getByRole('button', { name: shellTexts.en.update.accept }).click()
  await page.waitForFunction(() => !('before' in window))
  await hydrated(page)
  const about = await page.goto('/about')
  expect(await about?.text()).toContain('<!-- next -->')
  expect(await reachesNetwork(page)).toBe(false)
})

test('the offline copy is compared with the published list, and a changed file is named', async ({
  page,
}) => {
  await visitForOffline(page, '/privacy-check')
  const button = page.getByRole('button', { name: t.copy.button })
  await button.click()
  await expect(
    page.getByText(/^All \d{2,} files saved on this device match build [0-9a-f]+ as published/),
  ).toBeVisible()
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      if (name.startsWith('toolnook-')) await (await caches.open(name)).put('/about', new Response('changed'))
  })
  await button.click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('1 of')
  await expect(alert.getByRole('listitem')).toHaveText(['/about'])
})
