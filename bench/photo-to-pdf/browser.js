import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { createMeter } from './meter.js'
import { childWith, processTree } from './processes.js'

export const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/**
 * Opens a new Chromium with a profile on disk, as visitors have: a private one could not store Blobs on disk.
 * @param {string} folder for the profile and for downloads; both are deleted
 */
export async function openBrowser(folder) {
  const profile = join(folder, 'profile')
  const downloadsPath = join(folder, 'downloads')
  await Promise.all([profile, downloadsPath].map((each) => rm(each, { recursive: true, force: true })))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    downloadsPath,
    headless: true,
    chromiumSandbox: false,
    args: ['--disable-gpu'],
    // /dev/shm instead of files, so that shared memory is counted as memory.
    ignoreDefaultArgs: ['--disable-dev-shm-usage'],
  })
  const root = childWith(`--user-data-dir=${profile}`)
  const meter = createMeter(root)
  const page = context.pages()[0] ?? (await context.newPage())
  page.setDefaultTimeout(0)
  page.on('pageerror', (error) => console.error(error))
  return {
    page,
    meter,
    /** Its processes, renderers and others. */
    processes: () => processTree(root),
    version: () => context.browser()?.version() ?? '',
    async close() {
      meter.stop()
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
