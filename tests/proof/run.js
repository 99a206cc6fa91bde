/**
 * `npm run proof`: measures the rows of docs/proof.md, writes its table and a file for each row in docs/proof. `--
 * ways-out monkey` measures these rows only. Run `npm run build` first. All rows take about an hour.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { findBrowser } from '../../build/commands/support/find-browser.js'
import { serve } from '../../build/server/serve.js'
import { detailsOf, readDetails } from './details.js'
import { rows } from './rows.js'
import { lineOf, withTable } from './table.js'

/**
 * @import { Integrity } from '../../build/checks/verify-site.js'
 * @import { Measured } from './details.js'
 * @import { Row } from './rows.js'
 */

const table = 'docs/proof.md'
/** @param {string} name */
const fileOf = (name) => `docs/proof/${name}.md`

/** @param {string} name of a row */
const read = (name) =>
  existsSync(fileOf(name)) ? readDetails(readFileSync(fileOf(name), 'utf8')) : undefined

/** @param {Row} row @param {Measured} measured */
function write(row, measured) {
  // Before writing the file: if the summary fails, nothing is changed.
  lineOf(row, measured)
  writeFileSync(fileOf(row.name), detailsOf(row, measured, read(row.name)?.notes ?? ''))
  const lines = rows.map((each) => lineOf(each, read(each.name)))
  writeFileSync(table, withTable(readFileSync(table, 'utf8'), lines))
}

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
    const measured = { figures: row.figure(printed), when, failed: status !== 0 }
    console.log(`${row.name}: ${measured.failed ? 'FAILED: ' : ''}${measured.figures.join('; ')}`)
    // Written after each row, so that an aborted run keeps its measurements.
    write(row, measured)
  } catch (error) {
    console.error(
      `${row.name}: ${error instanceof Error ? error.message : error}; it printed:\n${printed.slice(-2000)}`,
    )
    process.exitCode = 1
  }
  if (status !== 0) process.exitCode = 1
}
await close()
