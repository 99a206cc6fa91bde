import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { filesUnder } from '../../../build/steps/output/files.ts'
import { dist } from '../site.ts'
import { painted } from '../test.ts'
import { leavingAttempts } from './attempts/leaving.ts'
import { lookUpAttempts } from './attempts/look-up.ts'
import { pageAttempts } from './attempts/page.ts'
import { workerAttempts } from './attempts/worker.ts'
import { openSink, type Sink } from './sink.ts'
import { launchLasting } from './visitor-browser.ts'
import { attemptInWorker, openProbe, startBuiltWorker, test } from './worlds.ts'

/*
 * Nothing leaves the device. Every attempt is made in the site, where nothing may arrive, and in the same pages
 * without headers, where it must arrive, or the attempt would prove nothing.
 */
// The policy must hold without a service worker.
test.use({ serviceWorkers: 'block' })

const worldNames = ['sealed', 'open'] as const
type World = (typeof worldNames)[number]

/** Makes the named attempt in a world. It may throw or close its page. */
type Make = (world: World, name: string, to: string) => Promise<unknown>

/** For the table of `npm run proof`. */
function note(figure: string): void {
  const { annotations, title } = test.info()
  annotations.push({ type: 'figure', description: `${title}: ${figure}` })
}

/**
 * Returns the attempts of the sealed world that arrived. Each is made there first and then in the
 * open one, where it must arrive: by then the browser has sent what it will send.
 */
async function leaksAmong(names: readonly string[], make: Make): Promise<readonly string[]> {
  const openSinks = () => Promise.all(names.map(async (name) => [name, await openSink()] as const))
  const sinks = { sealed: await openSinks(), open: await openSinks() }
  const addressOf = (sink: Sink) => `http://localhost:${sink.port}`
  for (const [name, sink] of sinks.sealed) await make('sealed', name, addressOf(sink)).catch(() => {})
  for (const [name, sink] of sinks.open) {
    await make('open', name, addressOf(sink)).catch(() => {})
    await expect.poll(sink.arrivals, `without headers, by way of: ${name}`).toBeGreaterThan(0)
  }
  const leaks = sinks.sealed.filter(([, sink]) => sink.arrivals() > 0).map(([name]) => name)
  for (const [, sink] of [...sinks.sealed, ...sinks.open]) await sink.close()
  note(`${leaks.length} of ${names.length} ways arrive`)
  return leaks
}

/**
 * A page of each world, opened at its first use: a background page renders nothing for seconds, and
 * requests nothing that it would render.
 */
function pagesOf(context: BrowserContext, open: (page: Page, world: World) => Promise<unknown>) {
  const pages = new Map<World, Promise<Page>>()
  const openIn = async (world: World) => {
    const page = await context.newPage()
    await open(page, world)
    return page
  }
  return (world: World): Promise<Page> => {
    const page = pages.get(world) ?? openIn(world)
    pages.set(world, page)
    return page
  }
}

test('the browser under test supports the rule that stops leaving', async ({ browser }) => {
  const [version] = browser.version().split('.').map(Number)
  expect(version, 'Connection-Allowlist needs Chromium 152 or newer').toBeGreaterThanOrEqual(152)
})

test('nothing leaves a page, in any way', async ({ context, worlds }) => {
  const names = Object.keys(pageAttempts)
  expect(names.length).toBeGreaterThan(35)
  const pageOf = pagesOf(context, async (page, world) => {
    await page.goto(worlds[world])
    await page.evaluate(() => Object.assign(window, { same: true }))
  })
  const leaks = await leaksAmong(names, async (world, name, to) => {
    const page = await pageOf(world)
    await page.evaluate(pageAttempts[name] ?? (() => {}), to).catch(() => {})
    // Files of styles are requested when the styles apply.
    await painted(page)
    expect.soft(await page.evaluate(() => 'same' in window), `still the same page after: ${name}`).toBe(true)
  })
  expect(leaks).toEqual([])
})

test('nothing leaves a page that is left', async ({ context, worlds }) => {
  const names = Object.keys(leavingAttempts)
  expect(names.length).toBeGreaterThan(8)
  const leaks = await leaksAmong(names, async (world, name, to) => {
    const page = await context.newPage()
    await page.goto(worlds[world])
    await page.evaluate(leavingAttempts[name] ?? (() => {}), to)
  })
  expect(leaks).toEqual([])
})

test('nothing leaves a worker, in any way', async ({ context, worlds }) => {
  const names = Object.keys(workerAttempts)
  expect(names.length).toBeGreaterThan(8)
  const pageOf = pagesOf(context, (page, world) => openProbe(page, worlds[world]))
  const leaks = await leaksAmong(names, async (world, name, to) =>
    attemptInWorker(await pageOf(world), name, to),
  )
  expect(leaks).toEqual([])
})

test('a worker cannot reach its own site either', async ({ page, worlds }) => {
  await openProbe(page, worlds.sealed)
  for (const name of ['fetch', 'cache', 'script'])
    expect(await attemptInWorker(page, name, worlds.sealed), name).toMatch(/Error$/)
  await openProbe(page, worlds.open)
  expect(await attemptInWorker(page, 'fetch', worlds.open), 'the same without headers').toBe('done')
})

test('nothing leaves any worker of the site, in any way', async ({ context, worlds }) => {
  const files = (await filesUnder(join(dist, 'workers'))).filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(3)
  const sinks = { sealed: await openSink(), open: await openSink() }
  const pageOf = pagesOf(context, (page, world) => openProbe(page, worlds[world]))
  for (const world of worldNames)
    for (const file of files) {
      const page = await pageOf(world)
      const worker = await startBuiltWorker(page, `/workers/${file}`)
      const before = sinks[world].arrivals()
      // One after the other, until each has thrown, was refused or went through.
      for (const attempt of Object.values(workerAttempts))
        await worker.evaluate(attempt, `http://localhost:${sinks[world].port}`).catch(() => {})
      expect(await worker.evaluate(() => 'is there'), file).toBe('is there')
      if (world === 'open')
        await expect.poll(sinks.open.arrivals, `${file} without headers`).toBeGreaterThan(before)
    }
  note(
    `${Object.keys(workerAttempts).length} ways in each of ${files.length} workers, ${sinks.sealed.arrivals()} arrivals`,
  )
  expect(sinks.sealed.arrivals()).toBe(0)
  for (const sink of Object.values(sinks)) await sink.close()
})

test('no name is looked up for a page', async ({ worlds }, testInfo) => {
  const file = testInfo.outputPath('net-log.json')
  const nameOf = (world: string, attempt: string) => `${attempt.replaceAll(' ', '-')}.${world}.test`
  const context = await launchLasting([`--log-net-log=${file}`, '--net-log-capture-mode=Everything'])
  for (const world of worldNames)
    for (const [name, attempt] of Object.entries(lookUpAttempts)) {
      const page = await context.newPage()
      await page.goto(worlds[world])
      await page.evaluate(attempt as (host: string) => unknown, nameOf(world, name)).catch(() => {})
      // A lookup of the browser's own, afterwards: by then it has made all others.
      await page.goto(`http://after.${nameOf(world, name)}/`).catch(() => {})
    }
  // Closing flushes the log.
  await context.close()
  const log = readFileSync(file, 'utf8')
  const isLookedUp = (world: string, name: string) =>
    new RegExp(`"host":"(?:\\w+://)?${nameOf(world, name).replaceAll('.', '\\.')}[:"]`).test(log)
  const names = Object.keys(lookUpAttempts)
  note(`${names.filter((name) => isLookedUp('sealed', name)).length} of ${names.length} ways are looked up`)
  for (const name of names) {
    expect(isLookedUp('open', name), `${name} without headers`).toBe(true)
    expect(isLookedUp('sealed', name), name).toBe(false)
  }
})
