/**
 * `npm run check`, to be run before every commit: format and lint, types, layers, and the unit tests that changes since
 * the last commit can affect. `npm run check -- main` compares with main. All run in parallel.
 */
import { spawn } from 'node:child_process'
import process from 'node:process'
import { checkNode, FixableError, installPackages } from './support/install.js'
import { steps } from './support/test-steps.js'

const everyTime = ['lint', 'types', 'layers']

/** @param {readonly string[]} parameters the arguments after `npm run check --` */
export function readSince(parameters) {
  const [since, ...rest] = parameters
  if (rest.length > 0 || since?.startsWith('-'))
    throw new FixableError(`Unknown option ${parameters.join(' ')}: there is only the name of a commit.`)
  return since
}

/** @param {string | undefined} since a commit; without one, the last */
export const checkCommands = (since) => [
  ...steps
    .filter(({ name }) => everyTime.includes(name))
    .flatMap(({ title, commands = [] }) => commands.map((command) => ({ title, command }))),
  {
    title: 'Unit tests of what changed',
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--passWithNoTests',
      since === undefined ? '--changed' : `--changed=${since}`,
    ],
  },
]

/**
 * @param {{ title: string, command: readonly string[] }} check
 * @returns {Promise<boolean>} whether it passed
 */
const run = ({ title, command }) =>
  new Promise((resolve) => {
    const before = performance.now()
    let output = ''
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ part) => (output += part))
    child.on('close', (status) => {
      const seconds = ((performance.now() - before) / 1000).toFixed(1).padStart(6)
      console.log(`${seconds} s  ${status === 0 ? 'passed' : 'failed'}  ${title}`)
      if (status !== 0) console.log(output)
      resolve(status === 0)
    })
  })

async function main() {
  checkNode()
  const since = readSince(process.argv.slice(2))
  installPackages()
  const results = await Promise.all(checkCommands(since).map(run))
  if (results.includes(false)) process.exitCode = 1
}

if (import.meta.filename === process.argv[1])
  await main().catch((/** @type {unknown} */ error) => {
    console.error(error instanceof FixableError ? error.message : error)
    process.exitCode = 1
  })
