/**
 * `npm run proof`: measures what docs/proof.md says and writes its table. `-- ways-out monkey` measures these rows
 * alone; the others stay as they are. Run `npm run build` first. The whole takes about an hour.
 */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { findBrowser } from '../../build/commands/support/find-browser.js'
import { serve } from '../../build/server/serve.js'
import { rows } from './rows.js'
import { lineOf, withTable } from './table.js'

/** @import { Integrity } from '../../build/checks/verify-site.js' */

const file = 'docs/proof.md'

/** @param {readonly string[]} command @param {NodeJS.ProcessEnv} env @returns {Promise<{ printed: string, status: number }>} */
const run = (command, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      printed += text
    })
    child.on('error', reject)
    child.on('close', (status) => resolve({ printed, status: status ?? 1 }))
  })

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !rows.some((row) => row.name === name))
if (unknown.length > 0) {
  console.error(`No row is named ${unknown.join(', ')}: ${rows.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const browser = findBrowser()
const env = { ...process.env, ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }) }
/** @type {Integrity} */
const { build } = JSON.parse(readFileSync('dist/integrity.json', 'utf8'))
const { url, close } = await serve({ dist: 'dist', port: 0 })
for (const row of rows.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const { printed, status } = await run(
    row.command.map((word) => (word === '<site>' ? url : word)),
    env,
  )
  const when = `${new Date().toISOString().slice(0, 10)}, build ${build.slice(0, 8)}`
  try {
    const figure = `${status === 0 ? '' : 'FAILED: '}${row.figure(printed)}`
    console.log(`${row.name}: ${figure}`)
    const line = lineOf(row, { figure, when })
    // Written after each: a stopped run keeps what it measured.
    writeFileSync(file, withTable(readFileSync(file, 'utf8'), rows, new Map([[row.name, line]])))
  } catch (error) {
    console.error(
      `${row.name}: ${error instanceof Error ? error.message : error}; it printed:\n${printed.slice(-2000)}`,
    )
    process.exitCode = 1
  }
  if (status !== 0) process.exitCode = 1
}
await close()
