/**
 * `npm run test:corpus <folder>`: opens every file of a folder, including damaged ones, in the image tools of the built
 * site (dist/) and counts hangs, uncaught errors, silent failures and wrong pictures: every result is compared with its
 * source. All counts must be 0.
 */
import { readdirSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join, relative } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../build/commands/support/find-browser.js'
import { serve } from '../../build/server/serve.js'
import { faultOf, openComparisonPage } from './compare-pictures.js'
import { comparisonFaults } from './planted-faults.js'
import { visits } from './visits.js'

/** @typedef {import('./pages.js').Visit} Visit */

/** Timeout for one file in one tool, in milliseconds, after which it counts as a hang. */
const timeoutMs = 60_000
/** Number of files that are picked together, with a new page for each lot. */
const lotSize = 20

const folder = process.argv[2]
if (folder === undefined) {
  console.error('Say which folder: npm run test:corpus <folder>')
  process.exit(2)
}
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => join(folder, name))
  .filter((path) => statSync(path).isFile())
  .toSorted()

const startedAt = performance.now()
// In this process, so that an aborted run leaves no server behind.
const { url: origin, close } = await serve({ dist: 'dist', port: 0 })
const executablePath = process.env.CHROMIUM_PATH ?? findBrowser()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})

/** @type {{ hangs: string[], errors: string[], silent: string[], wrong: string[] }} */
const faults = { hangs: [], errors: [], silent: [], wrong: [] }
let compared = 0
/** Prints faults at once, so that an aborted run has reported them. @param {keyof typeof faults} kind @param {string} what */
function found(kind, what) {
  faults[kind].push(what)
  console.log(`  ${kind}: ${what}`)
}

/** Lots of files with distinct names, at most `lotSize` each. @param {readonly string[]} all */
function lotsOf(all) {
  /** @type {string[][]} */
  const lots = []
  for (const path of all) {
    const last = lots.at(-1)
    const fits = last && last.length < lotSize && !last.some((each) => basename(each) === basename(path))
    if (fits) last.push(path)
    else lots.push([path])
  }
  return lots
}

/** Returns whether every file was answered for. @param {Visit} visit @param {readonly string[]} lot @returns {Promise<boolean>} */
async function feed(visit, lot) {
  const outcome = await visitWith(visit, lot)
  if (outcome.kind === 'answered') {
    await check(visit, lot, outcome.handed)
    return true
  }
  if (lot.length > 1) {
    // Bisect to find the file, and to get the results of the others.
    const half = Math.ceil(lot.length / 2)
    const first = await feed(visit, lot.slice(0, half))
    const second = await feed(visit, lot.slice(half))
    // Otherwise the fault shows only with all of them.
    if (!first || !second) return false
  }
  found(outcome.kind, `${visit.name}: ${outcome.detail} (${lot.map(shortName).join(', ')})`)
  return false
}

/** @param {Visit} visit @param {readonly string[]} lot */
async function visitWith(visit, lot) {
  const page = await browser.newPage()
  const about = (/** @type {string} */ what) => `${visit.name}: ${what} (${lot.map(shortName).join(', ')})`
  page.on('pageerror', (error) => found('errors', about(error.message)))
  page.on('crash', () => found('errors', about('the page crashed')))
  page.on('console', (message) => {
    if (message.type() === 'error') found('errors', about(message.text()))
  })
  try {
    await page.goto(`${origin}${visit.path}`)
    // At the first intent the page hydrates.
    await page.mouse.move(0, 0)
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
    return await visit.run(page, lot, timeoutMs * Math.max(1, lot.length / 4))
  } finally {
    await page.close()
  }
}

/** Compares results with their sources. @param {Visit} visit @param {readonly string[]} lot @param {readonly import('./pages.js').Handed[]} handed */
async function check(visit, lot, handed) {
  const comparison = await openComparisonPage(browser)
  try {
    for (const { name, results } of handed) {
      const source = lot.find((each) => basename(each) === name)
      let fault = /** @type {string | null} */ ('the result was not saved')
      for (const result of source ? results : []) {
        fault = await faultOf(comparison, source ?? '', result)
        if (fault === null) break
      }
      compared += 1
      if (fault) found('wrong', `${visit.name}: ${source ? shortName(source) : name}: ${fault}`)
    }
  } finally {
    await comparison.close()
  }
}

/** @param {string} path */
const shortName = (path) => relative(folder ?? '', path)

try {
  const comparison = await openComparisonPage(browser)
  for (const fault of await comparisonFaults(comparison)) found('errors', `the comparison is blind: ${fault}`)
  await comparison.close()
  const tasks = visits.flatMap((visit) => lotsOf(files).map((lot) => ({ visit, lot })))
  const work = async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const startedAt = performance.now()
      await feed(task.visit, task.lot)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
      console.log(`${task.visit.name}: ${task.lot.length} files in ${seconds} s, ${tasks.length} lots left`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
} finally {
  await browser.close()
  await close()
}
console.log(`${files.length} files in ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`)
console.log(`compared: ${compared}`)
for (const [kind, list] of Object.entries(faults)) console.log(`${kind}: ${list.length}`)
process.exitCode = Object.values(faults).some((list) => list.length > 0) ? 1 : 0
