/**
 * `npm run test:browsers`: every page of the built site comes up in Firefox ESR without an error, and the leak test of
 * /privacy-check tells what that engine reports as stopped. On Debian: firefox-esr.
 * `-- /tools/` takes only the pages whose path holds that.
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { serve } from '../../build/serve.js'
import { startFirefox } from './drivers.js'

/** Every address of the sitemap, as a path. */
const paths = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)]
  .map(([, path = '']) => path)
  .filter((path) => !path.startsWith('/tr') && path.includes(process.argv[2] ?? ''))

/** What a page says of itself once it answers to the visitor, or after ten seconds. */
const report = `
  const done = arguments[arguments.length - 1]
  const started = Date.now()
  const look = () => {
    const ready = document.documentElement.dataset.ready === 'true'
    if (!ready && Date.now() - started < 10000) return setTimeout(look, 50)
    done({ ready, heading: document.querySelector('h1')?.textContent ?? '', crashed: document.querySelector('main [role=alert]')?.textContent ?? '' })
  }
  look()`

/** Presses "Try to leak" and waits for the end of it. */
const leak = `
  const done = arguments[arguments.length - 1]
  const button = [...document.querySelectorAll('main button')].find((each) => each.textContent.includes('Try to leak'))
  button.click()
  const look = () => {
    const items = [...document.querySelectorAll('ul[aria-label="How each attempt ended"] li')].map((each) => each.innerText.replace(/\\s+/g, ' '))
    const ended = [...document.querySelectorAll('main button')].some((each) => each.textContent.includes('Try again'))
    if (ended) done(items)
    else setTimeout(look, 200)
  }
  look()`

let failed = 0
const { url, close } = await serve({ dist: 'dist', port: 0 })
{
  const name = 'Firefox ESR'
  const driver = await startFirefox()
  let up = 0
  for (const path of paths) {
    await driver.open(url + (path || '/'))
    const state = /** @type {{ ready: boolean, heading: string, crashed: string }} */ (
      await driver.run(report)
    )
    if (state.ready && state.heading !== '' && state.crashed === '') up += 1
    else {
      failed += 1
      console.log(`- ${name}: ${path || '/'} ${JSON.stringify(state)}`)
    }
  }
  await driver.open(`${url}/privacy-check`)
  await driver.run(report)
  const findings = /** @type {string[]} */ (await driver.run(leak))
  const open = findings.filter((each) => each.endsWith('Not stopped'))
  failed += open.length
  console.log(
    `${name}: ${up} of ${paths.length} pages come up; ${findings.length - open.length} of ${findings.length} attempts to leak are stopped.`,
  )
  for (const each of open) console.log(`- ${each}`)
  await driver.close()
}
await close()
if (failed > 0 || paths.length === 0) process.exitCode = 1
