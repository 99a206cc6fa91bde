/** The attempts of tests/browser/privacy/attempts/ to send something to another origin, in any browser. */
import { createServer } from 'node:http'
import { runnerImport } from 'vite'

/** @typedef {import('./drivers.js').Driver} Driver */

const options = { configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('error') }

/** Attempts that are known to succeed because the engine cannot block them, as /privacy-check says. */
const leaving = ['location', 'meta refresh', 'window.open', 'link click', 'download link']
export const knownOpen = {
  'Firefox ESR': /** @type {readonly string[]} */ (leaving),
  WebKitGTK: /** @type {readonly string[]} */ (leaving),
}

/** How long to wait for a request to arrive, in milliseconds. */
const arrivalTime = 1000

/** A local page without a policy. @returns {Promise<{ url: string, close: () => void }>} */
const servePlainPage = () =>
  new Promise((resolve) => {
    const server = createServer((_, response) => {
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>No rules</title><body>')
    }).listen(0, 'localhost', () => {
      const address = server.address()
      resolve({
        url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
        close: () => {
          server.close()
          server.closeAllConnections()
        },
      })
    })
  })

/**
 * @param {Driver} driver @param {string} page
 * @returns {Promise<{ arrived: string[], tried: number }>}
 */
async function tryAll(driver, page) {
  const { module: onPage } = /** @type {{ module: typeof import('../browser/privacy/attempts/page.ts') }} */ (
    await runnerImport('./tests/browser/privacy/attempts/page.ts', options)
  )
  const { module: offPage } =
    /** @type {{ module: typeof import('../browser/privacy/attempts/leaving.ts') }} */ (
      await runnerImport('./tests/browser/privacy/attempts/leaving.ts', options)
    )
  const { module: sinks } = /** @type {{ module: typeof import('../browser/privacy/sink.ts') }} */ (
    await runnerImport('./tests/browser/privacy/sink.ts', options)
  )
  const arrived = []
  const ways = Object.entries({ ...onPage.pageAttempts, ...offPage.leavingAttempts })
  for (const [way, attempt] of ways) {
    const sink = await sinks.openSink()
    // The unchanged source: the loader replaces import() with its own function.
    const text = String(attempt).replaceAll('__vite_ssr_dynamic_import__', 'import')
    await driver.open(page)
    await driver
      .run(
        `const done = arguments[arguments.length - 1]
         try { Promise.resolve((${text})('http://localhost:${sink.port}')).catch(() => {}) } catch {}
         done(null)`,
      )
      .catch(() => {})
    const end = performance.now() + arrivalTime
    while (sink.arrivals() === 0 && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 50))
    if (sink.arrivals() > 0) arrived.push(way)
    await sink.close()
  }
  return { arrived, tried: ways.length }
}

/** @param {Driver} driver @param {string} url */
export async function tryWays(driver, url) {
  const plain = await servePlainPage()
  const { arrived: arrivedWithoutRules } = await tryAll(driver, plain.url)
  plain.close()
  return { ...(await tryAll(driver, `${url}/about`)), arrivedWithoutRules }
}
