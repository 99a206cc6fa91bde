/**
 * `npm run test:browsers`: the built site in Firefox ESR and WebKitGTK. Every page must load, every tool must do its
 * main job, the leak test of /privacy-check must report its findings, and of all attempts to send something out only
 * those may arrive that the site says the engine does not block. On Debian: firefox-esr, webkit2gtk-driver and xvfb.
 * `-- firefox` or `-- webkit` runs one browser; a further word (pages, jobs, leak, ways) one part.
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { serve } from '../../build/server/serve.js'
import { jobNames, jobScript } from '../jobs/main-job.js'
import { startFirefox, startWebKit } from './drivers.js'
import { knownOpen, tryWays } from './ways-out.js'

/** @typedef {import('./drivers.js').Driver} Driver */
/** @typedef {{ name: keyof typeof knownOpen, start: () => Promise<Driver> }} Engine */

/** @type {Readonly<Record<string, Engine>>} */
const engines = {
  firefox: { name: 'Firefox ESR', start: startFirefox },
  webkit: { name: 'WebKitGTK', start: startWebKit },
}

/** Every English page of the sitemap, as a path. */
const paths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)]
  .map(([, path = '']) => path)
  .filter((path) => !/^\/tr(\/|$)/.test(path))

/** The state of a page once it is hydrated, or after half a minute. */
const report = `
  const done = arguments[arguments.length - 1]
  const end = performance.now() + 30000
  dispatchEvent(new PointerEvent('pointermove'))
  const look = () => {
    const ready = document.documentElement.dataset.ready === 'true'
    if (!ready && performance.now() < end) return setTimeout(look, 50)
    done({ ready, heading: document.querySelector('h1')?.textContent ?? '', crashed: document.querySelector('main [role=alert]')?.textContent ?? '' })
  }
  look()`

/** Presses "Run the leak test" and waits until it has finished. */
const leak = `
  const done = arguments[arguments.length - 1]
  const button = [...document.querySelectorAll('main button')].find((each) => each.textContent.includes('Run the leak test'))
  button.click()
  const look = () => {
    const items = [...document.querySelectorAll('ul[aria-label="How each attempt ended"] li')].map((each) => each.innerText.replace(/\\s+/g, ' '))
    const ended = [...document.querySelectorAll('main button')].some((each) => each.textContent.includes('Try again'))
    if (ended) done(items)
    else setTimeout(look, 200)
  }
  look()`

/** @param {string} tool */
const jobOf = (tool) => `
  const done = arguments[arguments.length - 1];
  ${jobScript({ tool, timeoutMs: 45_000 })}.then(done, (error) => done({ kind: 'stuck', at: String(error), shows: '' }))`

/** Each part returns its failures. */
const parts = {
  /** @param {Driver} driver @param {string} url @returns {Promise<string[]>} */
  async pages(driver, url) {
    const faults = []
    for (const path of paths) {
      await driver.open(url + (path || '/'))
      const state = /** @type {{ ready: boolean, heading: string, crashed: string }} */ (
        await driver.run(report)
      )
      if (!state.ready || state.heading === '' || state.crashed !== '')
        faults.push(`${path || '/'} ${JSON.stringify(state)}`)
    }
    console.log(`  ${paths.length - faults.length} of ${paths.length} pages come up`)
    return faults
  },
  /** @param {Driver} driver @param {string} url @returns {Promise<string[]>} */
  async jobs(driver, url) {
    const faults = []
    for (const tool of jobNames) {
      await driver.open(`${url}/tools/${tool}`)
      await driver.run(report)
      const outcome = /** @type {import('../jobs/main-job.js').Outcome} */ (await driver.run(jobOf(tool)))
      if (outcome.kind !== 'done') faults.push(`${tool}: ${JSON.stringify(outcome)}`)
    }
    console.log(`  ${jobNames.length - faults.length} of ${jobNames.length} tools do their main job`)
    return faults
  },
  /** @param {Driver} driver @param {string} url @returns {Promise<string[]>} */
  async leak(driver, url) {
    await driver.open(`${url}/privacy-check`)
    await driver.run(report)
    const findings = /** @type {string[]} */ (await driver.run(leak))
    const open = findings.filter((each) => each.endsWith('Not stopped'))
    const unreported = findings.filter((each) => each.includes('doesn’t name the rule'))
    console.log(
      `  ${findings.length - open.length} of ${findings.length} attempts of the visitor's leak test are stopped, ` +
        `${unreported.length} of them without a report: ${unreported.join('; ') || 'none'}`,
    )
    return open
  },
  /** @param {Driver} driver @param {string} url @param {Engine} engine @returns {Promise<string[]>} */
  async ways(driver, url, { name }) {
    const { arrived, arrivedWithoutRules, tried } = await tryWays(driver, url)
    console.log(
      `  ${arrived.length} of ${tried} ways out arrive: ${arrived.join(', ') || 'none'}; without the site's rules ${arrivedWithoutRules.length}`,
    )
    const faults = arrived.filter((way) => !knownOpen[name].includes(way)).map((way) => `${way} arrives`)
    if (arrivedWithoutRules.length < tried / 2)
      faults.push('without rules too little arrives: the test sees nothing')
    return faults
  },
}

const [chosen, part] = process.argv.slice(2)
const wanted = Object.entries(engines).filter(([key]) => chosen === undefined || key === chosen)
let failed = wanted.length === 0 ? 1 : 0
const { url, close } = await serve({ dist: 'dist', port: 0 })
for (const [, engine] of wanted) {
  console.log(engine.name)
  for (const [name, run] of Object.entries(parts)) {
    if (part !== undefined && part !== name) continue
    // A new browser for each part, so that windows and dialogs left open do not affect the next one.
    const driver = await engine.start()
    try {
      const faults = await run(driver, url, engine)
      failed += faults.length
      for (const fault of faults) console.log(`  - ${fault}`)
    } finally {
      await driver.close()
    }
  }
}
await close()
if (failed > 0) process.exitCode = 1
