import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { filesUnder } from '../../build/files.ts'
import { lookUpAttempts, pageAttempts, workerAttempts } from './attempts.ts'
import { openSink } from './sink.ts'
import { dist } from './site.ts'
import { attemptInWorker, startBuiltWorker, test } from './worlds.ts'

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

test('nothing leaves any worker of the site, in any way', async ({ context, worlds }) => {
  const files = (await filesUnder(join(dist, 'workers'))).filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(3)
  const sinks = { sealed: await openSink(), open: await openSink() }
  for (const world of ['sealed', 'open'] as const)
    for (const file of files) {
      const page = await context.newPage()
      await page.goto(`${worlds[world]}/probe`)
      const worker = await startBuiltWorker(page, `/workers/${file}`)
      const before = sinks[world].arrivals()
      // One after the other, each to its end: it throws, is refused, or is let through.
      for (const attempt of Object.values(workerAttempts))
        await worker.evaluate(attempt, `http://localhost:${sinks[world].port}`).catch(() => {})
      if (world === 'open')
        await expect.poll(sinks.open.arrivals, `${file} without headers`).toBeGreaterThan(before)
      await page.close()
    }
  expect(sinks.sealed.arrivals()).toBe(0)
  for (const sink of Object.values(sinks)) await sink.close()
})

test('no name is looked up for a page', async ({ worlds }, testInfo) => {
  const { launchOptions } = testInfo.project.use
  const file = testInfo.outputPath('net-log.json')
  const nameOf = (world: string, attempt: string) => `${attempt.replaceAll(' ', '-')}.${world}.test`
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--log-net-log=${file}`, '--net-log-capture-mode=Everything'],
  })
  for (const world of ['sealed', 'open'] as const)
    for (const [name, attempt] of Object.entries(lookUpAttempts)) {
      const page = await browser.newPage()
      await page.goto(worlds[world])
      await page.evaluate(attempt as (host: string) => unknown, nameOf(world, name)).catch(() => {})
      // What the browser looks up for itself, later: by then it has looked up what it was going to.
      await page.goto(`http://after.${nameOf(world, name)}/`).catch(() => {})
    }
  // Closing writes the log to its end.
  await browser.close()
  const log = readFileSync(file, 'utf8')
  const isLookedUp = (world: string, name: string) =>
    new RegExp(`"host":"(?:\\w+://)?${nameOf(world, name).replaceAll('.', '\\.')}[:"]`).test(log)
  for (const name of Object.keys(lookUpAttempts)) {
    expect(isLookedUp('open', name), `${name} without headers`).toBe(true)
    expect(isLookedUp('sealed', name), name).toBe(false)
  }
})
