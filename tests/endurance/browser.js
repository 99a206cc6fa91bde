/** The browser of the endurance runs, and the faults that they all detect. */
import { chromium } from '@playwright/test'
import { findBrowser } from '../../build/commands/support/find-browser.js'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */

/** @returns {Promise<Browser>} */
export function launch() {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
}

/**
 * Opens a page in a new context, with a list of faults that fills up: uncaught errors, policy violations, requests to
 * other origins, crashes.
 * @param {Browser} browser @param {string} origin
 */
export async function openPage(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  /** @type {string[]} */
  const faults = []
  context.on('weberror', (error) => {
    const { message, stack } = error.error()
    faults.push(`uncaught ${message || '(without words)'} ${stack ?? ''}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) faults.push(`request to ${request.url()}`)
  })
  context.on('console', (message) => {
    if (message.text().startsWith('policy violation')) faults.push(message.text())
  })
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy violation: ${effectiveDirective} refused ${blockedURI}`),
    ),
  )
  const page = await context.newPage()
  page.on('crash', () => faults.push('the page crashed'))
  // A beforeunload dialog would block the run.
  page.on('dialog', (dialog) => dialog.accept().catch(() => {}))
  return { page, faults, close: () => context.close() }
}

/** @param {Page} page @param {string} url */
export async function visit(page, url) {
  await page.goto(url)
  // At the first intent the page hydrates.
  await page.mouse.move(0, 0)
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
}
