import { type BrowserContext, expect, type Page } from '@playwright/test'
import { pageAttempts, workerAttempts } from './attempts.ts'
import { openSink } from './sink.ts'
import { attemptInWorker, test } from './worlds.ts'

/*
 * Nothing leaves the device. Every attempt is made in the site, where nothing may arrive, and in the same pages
 * without headers, where it must: else the attempt would prove nothing.
 */
test.describe.configure({ timeout: 60_000 })
// A service worker would answer for the page; the policy must hold without one.
test.use({ serviceWorkers: 'block' })

/**
 * Counts what arrives out of the sealed world. Waits until the same attempt, made later in the open one, has
 * arrived: by then the browser has sent what it was going to send.
 */
async function arrivalsOf(
  context: BrowserContext,
  make: (world: 'sealed' | 'open', page: Page, to: string) => Promise<unknown>,
): Promise<number> {
  const sinks = { sealed: await openSink(), open: await openSink() }
  for (const world of ['sealed', 'open'] as const)
    await make(world, await context.newPage(), `http://localhost:${sinks[world].port}`)
  await expect.poll(sinks.open.arrivals, 'the same attempt without headers').toBeGreaterThan(0)
  const arrivals = sinks.sealed.arrivals()
  for (const sink of Object.values(sinks)) await sink.close()
  return arrivals
}

for (const [name, attempt] of Object.entries(pageAttempts))
  test(`nothing leaves a page by way of: ${name}`, async ({ context, worlds }) => {
    const arrivals = await arrivalsOf(context, async (world, page, to) => {
      await page.goto(worlds[world])
      // The attempt may throw, and may take the page with it.
      await page.evaluate(attempt, to).catch(() => {})
    })
    expect(arrivals).toBe(0)
  })

for (const name of Object.keys(workerAttempts))
  test(`nothing leaves a worker by way of: ${name}`, async ({ context, worlds }) => {
    const arrivals = await arrivalsOf(context, async (world, page, to) => {
      await page.goto(`${worlds[world]}/probe`)
      await attemptInWorker(page, name, to)
    })
    expect(arrivals).toBe(0)
  })

test('a worker cannot reach its own site either', async ({ page, worlds }) => {
  for (const name of ['fetch', 'cache', 'script']) {
    await page.goto(`${worlds.sealed}/probe`)
    expect(await attemptInWorker(page, name, worlds.sealed), name).toMatch(/Error$/)
  }
  await page.goto(`${worlds.open}/probe`)
  expect(await attemptInWorker(page, 'fetch', worlds.open), 'the same without headers').toBe('done')
})
