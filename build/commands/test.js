/** `npm test`: all automated checks, the fastest first. `-- --only lint,unit` runs only these. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import process from 'node:process'
import { checkNode, FixableError } from './support/install.js'
import { readPlaywright, readVitest } from './support/test-counts.js'
import { browserReport, steps, unitReport } from './support/test-steps.js'

/**
 * @typedef {import('./support/test-steps.js').Step} Step
 * @typedef {import('./support/test-counts.js').Counts} Counts
 */

/** @param {readonly string[]} parameters */
function chosenSteps(parameters) {
  const at = parameters.indexOf('--only')
  if (at < 0 && parameters.length > 0)
    throw new FixableError(`Unknown option ${parameters.join(' ')}: there is only --only <step>[,<step>].`)
  if (at < 0) return steps
  const names = (parameters[at + 1] ?? '').split(',')
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0)
    throw new FixableError(
      `No step is named ${unknown.join(', ')}: ${steps.map(({ name }) => name).join(', ')}.`,
    )
  return steps.filter(({ name }) => names.includes(name))
}

const readers = { unit: () => readVitest(unitReport), browser: () => readPlaywright(browserReport) }

/** @param {Step} step @param {string[]} untried gets what cannot be tested on this machine @returns {Counts} */
function run({ name, prepare, commands = [], report }, untried) {
  untried.push(...(prepare?.() ?? []))
  const failed = commands.some(
    ([file = '', ...parameters]) =>
      spawnSync(process.execPath, [file, ...parameters], { stdio: ['ignore', 'inherit', 'inherit'] })
        .status !== 0,
  )
  const counts = report === undefined ? { passed: 0, failed: 0 } : readers[report]()
  if (report !== undefined && counts.passed + counts.failed === 0)
    return { ...counts, failed: fail(name, 'no test ran at all.') }
  if (failed || counts.failed > 0) fail(name, 'see above.')
  return counts
}

/** @param {string} name @param {string} why */
function fail(name, why) {
  console.error(`\nThe step "${name}" failed: ${why}\nTo run it alone: npm test -- --only ${name}`)
  process.exitCode = 1
  return 0
}

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(8)

function main() {
  checkNode()
  const chosen = chosenSteps(process.argv.slice(2))
  mkdirSync('.cache', { recursive: true })
  const total = { passed: 0, failed: 0 }
  /** @type {string[]} */
  const times = []
  /** @type {string[]} */
  const untried = []
  for (const [index, step] of chosen.entries()) {
    console.log(`\n[${index + 1}/${chosen.length}] ${step.title} (${step.name})`)
    const before = performance.now()
    try {
      const counts = run(step, untried)
      total.passed += counts.passed
      total.failed += counts.failed
    } catch (error) {
      if (!(error instanceof FixableError)) throw error
      fail(step.name, error.message)
    }
    times.push(
      `${seconds(performance.now() - before)}  ${process.exitCode ? 'failed' : 'passed'}  ${step.title}`,
    )
    if (process.exitCode) break
  }
  console.log(
    `\n${times.join('\n')}\n\n${total.passed} passed, ${total.failed} failed, ${untried.length} not tried`,
  )
  for (const what of untried) console.log(`NOT TRIED ${what}.`)
}

try {
  main()
} catch (error) {
  console.error(error instanceof FixableError ? error.message : error)
  process.exit(1)
}
