import { setTimeout as sleep } from 'node:timers/promises'
import { viewport } from './browser.js'
import { count } from './counted-server.js'

/** A visit is over when nothing was asked for in this time, in milliseconds. */
const rest = 4000

/**
 * What a visit with a key that does nothing takes from the server, with headers.
 * @param {import('@playwright/test').Browser} browser @param {string} server @param {string} path
 * @param {'allow' | 'block'} serviceWorkers
 */
async function visit(browser, server, path, serviceWorkers) {
  const counted = await count(server)
  const context = await browser.newContext({ viewport, serviceWorkers })
  const page = await context.newPage()
  await page.goto(counted.url + path)
  // The offline copy begins with the first use.
  await page.keyboard.press('Shift')
  while (performance.now() - counted.taken().at < rest) await sleep(100)
  const taken = counted.taken()
  await context.close()
  await counted.close()
  return taken
}

/**
 * What a page takes more, with headers, where it may store itself for use without a network.
 * @param {import('@playwright/test').Browser} browser @param {string} server @param {string} path
 */
export async function offlineCost(browser, server, path) {
  const without = await visit(browser, server, path, 'block')
  const all = await visit(browser, server, path, 'allow')
  return { requests: all.requests - without.requests, bytes: all.bytes - without.bytes }
}
