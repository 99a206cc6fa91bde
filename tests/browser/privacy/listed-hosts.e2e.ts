import { chromium, expect, type Page, test } from '@playwright/test'
import { Host } from '../host.ts'
import { dist, sourcesOfGuides } from '../site.ts'
import { movePointer } from '../test.ts'
import { openSink, type Sink } from './sink.ts'

/*
 * Guides link their sources, so the policy lets a guide navigate to other sites. Their names resolve to one sink here, and no
 * other name resolves, so that nothing leaves this machine even if the policy allows it.
 */
type Leave = (page: Page, address: string) => Promise<unknown>

const ways: Readonly<Record<string, Leave>> = {
  location: (page, address) =>
    page.evaluate((to) => {
      setTimeout(() => {
        location.href = to
      })
    }, address),
  'window.open': (page, address) => page.evaluate((to) => void window.open(to), address),
  'link with its own referrer policy': (page, address) =>
    page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      link.referrerPolicy = 'unsafe-url'
      document.body.append(link)
      link.click()
    }, address),
}

/** Changes of a URL with which a script could transmit data. */
const changed = (address: string): readonly string[] => [
  `${address}${address.includes('?') ? '&' : '?'}leak=secret`,
  `${address}#secret`,
  `${address}/secret`,
  `${new URL(address).origin}/?leak=secret`,
  `${new URL(address).origin}/secret`,
]

async function withBrowser(run: (page: Page, sink: Sink) => Promise<void>) {
  const { launchOptions } = test.info().project.use
  const sink = await openSink()
  const host = new Host()
  await host.serve(dist)
  const hosts = new Set(
    Object.values(sourcesOfGuides).flatMap((urls) => urls.map((url) => new URL(url).host)),
  )
  const rules = [...[...hosts].map((name) => `MAP ${name} 127.0.0.1:${sink.port}`), 'MAP * ~NOTFOUND']
    .concat('EXCLUDE localhost')
    .join(', ')
  const args = [...(launchOptions?.args ?? []), `--host-resolver-rules=${rules}`]
  const browser = await chromium.launch({ ...launchOptions, args })
  await run(await browser.newPage({ baseURL: host.url, serviceWorkers: 'block' }), sink)
  await browser.close()
  await host.goAway()
  await sink.close()
}

const stopped = (page: Page) => page.waitForURL(({ protocol }) => protocol === 'chrome-error:')

/** Tries to leave a page in a way, and waits until the browser shows its error instead. */
async function leave(page: Page, path: string, way: string, to: string): Promise<void> {
  await page.goto(path)
  const opened = way === 'window.open' ? page.waitForEvent('popup') : page
  await ways[way]?.(page, to)
  const left = await opened
  await stopped(left)
  if (left !== page) await left.close()
}

test('a guide leads to the exact addresses of its sources and to nothing else of their sites', async () => {
  await withBrowser(async (page, sink) => {
    for (const [id, [address = '']] of Object.entries(sourcesOfGuides))
      for (const [at, to] of changed(address).entries())
        await leave(page, `/guides/${id}`, Object.keys(ways)[at % 3] ?? '', to)
    expect(sink.arrivals()).toBe(0)
    const [[id = '', [address = ''] = []] = []] = Object.entries(sourcesOfGuides)
    // What answers there speaks no TLS.
    await leave(page, `/guides/${id}`, 'location', address).catch(() => {})
    await expect.poll(sink.arrivals, 'the address itself').toBeGreaterThan(0)
  })
})

test('a guide that is shown without being loaded is loaded before it leads to a source', async () => {
  await withBrowser(async (page, sink) => {
    const [[id = '', [address = ''] = []] = []] = Object.entries(sourcesOfGuides)
    await page.addInitScript(movePointer)
    await page.goto('/guides')
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
    await page.evaluate(() => Object.assign(window, { first: true }))
    await page.getByRole('main').locator(`a[href="/guides/${id}"]`).first().click()
    const link = page.getByRole('main').locator('li[id^="source-"] a').first()
    await expect(link).toHaveAttribute('href', /^#open-/)
    expect(await page.evaluate(() => 'first' in window), 'no document was loaded').toBe(true)
    await link.click()
    await expect.poll(sink.arrivals, address).toBeGreaterThan(0)
  })
})

test('a page that is no guide leads to no other site, not even to the source of a guide', async () => {
  await withBrowser(async (page, sink) => {
    const [url = ''] = sourcesOfGuides['password-security'] ?? []
    for (const path of ['/', '/guides', '/tools/password-generator', '/privacy-check'])
      for (const way of Object.keys(ways)) await leave(page, path, way, url)
    expect(sink.arrivals()).toBe(0)
  })
})
