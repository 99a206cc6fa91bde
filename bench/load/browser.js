import process from 'node:process'
import { chromium } from '@playwright/test'

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** What is measured is on this machine. Other programs' pages ask for files elsewhere, which must not count as slow. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

/** @param {readonly string[]} more flags */
export const launchBrowser = (more = []) =>
  chromium.launch({ executablePath: chromiumPath, args: [...flags, ...more] })

/** A phone's. */
export const viewport = { width: 390, height: 844 }

/** Moves a pointer, at which a page of ours hydrates. @param {import('@playwright/test').Page} page */
export async function intend(page) {
  await page.mouse.move(5, 5)
  await page.mouse.move(6, 6)
}

/** @param {import('@playwright/test').Page} page a page of ours */
export async function hydrate(page) {
  await intend(page)
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
}
