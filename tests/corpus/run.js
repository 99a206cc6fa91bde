/**
 * `npm run test:corpus <folder>`: opens every file of a folder, including damaged ones, in the image tools of the built
 * site (dist/) and counts hangs, uncaught errors, silent failures and wrong pictures: every result is compared with its
 * source. All counts must be 0.
 */
import { readdirSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../build/commands/support/find-browser.js'
import { serve } from '../../build/server/serve.js'
import { faultOf, openComparisonPage } from './compare-pictures.js'
import { comparisonFaults } from './planted-faults.js'
import { visits } from './visits.js'

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

/** @param {import('./visits.js').Visit} visit @param {readonly string[]} lot */
async function feed(visit, lot) {
  if (lot.length === 0) return
  const page = await browser.newPage()
  const about = (/** @type {string} */ what) => `${visit.name}: ${what} (${lot.map(shortName).join(', ')})`
  page.on('pageerror', (error) => found('errors', about(error.message)))
  page.on('crash', () => found('errors', about('the page crashed')))
  page.on('console', (message) => {
    if (message.type() === 'error') found('errors', about(message.text()))
  })
  try {
    await page.goto(`${origin}${visit.path}`)
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
    await visit.prepare(page)
    await page.locator('input[type="file"]').setInputFiles([...lot])
    const outcome = await visit.outcome(page, lot.length, timeoutMs * Math.max(1, lot.length / 4))
    if (outcome.kind === 'answered' && outcome.results) return await check(page, visit, lot)
    // Every file was refused by name, so there is nothing to compare.
    if (outcome.kind === 'answered' && outcome.allNamed) return
    // Continue without the files that the page names, as a visitor would.
    const others = await unnamed(page, lot)
    if (outcome.kind === 'answered' && others.length < lot.length) return await feed(visit, others)
    // Bisect to find the file, and to get the results of the others.
    const half = Math.ceil(lot.length / 2)
    if (lot.length > 1) for (const part of [lot.slice(0, half), lot.slice(half)]) await feed(visit, part)
    else if (outcome.kind !== 'answered') found(outcome.kind, about(outcome.detail))
  } finally {
    await page.close()
  }
}

/** The files that are not named in any message. @param {import('@playwright/test').Page} page @param {readonly string[]} lot */
async function unnamed(page, lot) {
  const messages = await page.locator('[role="alert"] li').allTextContents()
  return lot.filter((path) => !messages.some((message) => message.includes(basename(path))))
}

/** Compares the results on a page with their sources. @param {import('@playwright/test').Page} page @param {import('./visits.js').Visit} visit @param {readonly string[]} lot */
async function check(page, visit, lot) {
  const comparison = await openComparisonPage(browser)
  try {
    for (const { name, results } of await visit.results(page, lot)) {
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
  for (const visit of visits) {
    const startedAt = performance.now()
    for (const lot of lotsOf(files)) await feed(visit, lot)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    console.log(`${visit.name}: ${files.length} files in ${seconds} s`)
  }
} finally {
  await browser.close()
  await close()
}
console.log(`compared: ${compared}`)
for (const [kind, list] of Object.entries(faults)) console.log(`${kind}: ${list.length}`)
process.exitCode = Object.values(faults).some((list) => list.length > 0) ? 1 : 0
