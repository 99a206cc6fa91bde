import { expect } from '@playwright/test'
import { visitForOffline } from '../host.ts'
import { painted } from '../test.ts'
import { controlledAttempts } from './attempts/controlled.ts'
import { pageAttempts } from './attempts/page.ts'
import { workerAttempts } from './attempts/worker.ts'
import { openSink } from './sink.ts'
import { launchAsVisitor } from './visitor-browser.ts'
import { test } from './worlds.ts'

/*
 * The browser with a visitor's settings: with a service worker, and with the back-forward cache and the background
 * networking that test drivers switch off. That the attempts arrive without headers: privacy.e2e.ts, for a background fetch
 * further-ways.e2e.ts.
 */
test('nothing leaves a page that a service worker answers for, nor the service worker itself', async ({
  worlds,
}) => {
  const browser = await launchAsVisitor()
  const context = await browser.newContext()
  const sinks = { sealed: await openSink(), open: await openSink() }
  const page = await context.newPage()
  await visitForOffline(page, `${worlds.sealed}/about`)
  for (const attempt of Object.values({ ...pageAttempts, ...controlledAttempts })) {
    await page
      .evaluate(attempt as (to: string) => unknown, `http://localhost:${sinks.sealed.port}`)
      .catch(() => {})
    await painted(page)
  }
  const [worker] = context.serviceWorkers()
  expect(worker?.url()).toMatch(/\/sw\.js$/)
  for (const attempt of Object.values(workerAttempts))
    await worker
      ?.evaluate(attempt as (to: string) => unknown, `http://localhost:${sinks.sealed.port}`)
      .catch(() => {})
  expect(await worker?.evaluate(() => 'is there')).toBe('is there')

  // After all of them, and without headers: by then the browser has sent what it will send.
  const open = await context.newPage()
  await open.goto(worlds.open)
  const fetchAway = pageAttempts.fetch as (to: string) => unknown
  await open.evaluate(fetchAway, `http://localhost:${sinks.open.port}`).catch(() => {})
  await expect.poll(sinks.open.arrivals, 'a request without headers').toBeGreaterThan(0)
  expect(sinks.sealed.arrivals()).toBe(0)
  await browser.close()
  for (const sink of Object.values(sinks)) await sink.close()
})
