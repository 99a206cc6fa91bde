import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { createMeter } from '../photo-to-pdf/meter.js'
import { childWith } from '../photo-to-pdf/processes.js'

/** Opens a new Chromium with the page of the bench, and a meter for it. @param {string} url */
export async function openBench(url) {
  const bench = await openBrowser(url)
  await bench.page.waitForFunction(() => 'bench' in globalThis)
  return bench
}

/** Opens a new Chromium with a page, and a meter for it. @param {string} url */
export async function openBrowser(url) {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: true,
    chromiumSandbox: false,
    args: ['--disable-gpu'],
    // /dev/shm instead of files, so that shared memory is counted as memory.
    ignoreDefaultArgs: ['--disable-dev-shm-usage'],
  })
  const meter = createMeter(childWith(`--user-data-dir=${profile}`))
  const page = context.pages()[0] ?? (await context.newPage())
  page.setDefaultTimeout(0)
  page.on('pageerror', (error) => console.error(error))
  await page.goto(url)
  return {
    page,
    meter,
    version: () => context.browser()?.version() ?? '',
    async close() {
      meter.stop()
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
