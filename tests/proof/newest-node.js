/**
 * Tests the two commands of the README with the newest Node.js: installs it from npm into a temporary folder, clones
 * the last commit, starts the site there until it serves a page, and runs its tests. Runs all steps of `npm test`, or
 * only those of TEST_STEPS=lint,unit; the output names them.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import process from 'node:process'
import { FixableError } from '../../build/commands/support/install.js'
import { steps } from '../../build/commands/support/test-steps.js'
import { summaryOf } from './test-summary.js'

/** @typedef {{ cwd: string, env: NodeJS.ProcessEnv }} Where a folder, and the PATH that has the newest Node.js first */

const startMs = 15 * 60_000
/** On Windows, npm is a script that needs a shell. */
const shell = process.platform === 'win32'

/**
 * The package "node" fetches its program by an install script, which is not run here; the package that the script would
 * fetch is installed directly.
 * @param {string} folder gets it @returns {string} the folder of its program
 */
function installNewest(folder) {
  const version = execFileSync('npm', ['view', 'node', 'version'], { cwd: folder, shell, encoding: 'utf8' })
  const system = process.platform === 'win32' ? 'win' : process.platform
  // As in that script.
  const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${prefix}-${system}-${process.arch}`
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', `${name}@${version.trim()}`], {
    cwd: folder,
    shell,
    stdio: ['ignore', 2, 2],
  })
  const programs = join(folder, 'node_modules', name, 'bin')
  if (!existsSync(programs))
    throw new FixableError(`The package ${name} of npm has no program for this computer.`)
  return programs
}

/** @param {string} command @param {readonly string[]} parameters @param {Where} where */
const read = (command, parameters, { cwd, env }) =>
  execFileSync(command, parameters, { cwd, env, shell, encoding: 'utf8' }).trim()

/** @returns {Promise<number>} a free port */
const freePort = () =>
  new Promise((done, fail) => {
    const server = createServer()
    server.on('error', fail)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => done(port))
    })
  })

/**
 * Runs `npm start` until it serves its home page.
 * @param {Where} where @returns {Promise<string>} a summary of its output
 */
async function startSite({ cwd, env }) {
  const port = await freePort()
  const before = performance.now()
  const child = spawn('npm', ['start'], {
    cwd,
    shell,
    env: { ...env, PORT: String(port), HOST: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of npm, the command and the server, which is ended as a whole.
    detached: true,
  })
  /** @type {Promise<string>} */
  const address = new Promise((done, fail) => {
    let printed = ''
    const late = setTimeout(() => fail(new Error('npm start served nothing in time')), startMs)
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      printed += text
      process.stderr.write(text)
      const url = /Toolnook is at (http:\S+)/.exec(printed)?.[1]
      if (url === undefined) return
      clearTimeout(late)
      done(url)
    })
    child.on('error', fail)
    child.on('exit', (status) => fail(new Error(`npm start ended with ${status}`)))
  })
  try {
    const response = await fetch(await address)
    const page = await response.text()
    if (response.status !== 200 || !page.includes('Toolnook'))
      throw new Error(`npm start answers ${response.status} and no home page`)
    return `npm start: home page served with ${response.status} after ${Math.round((performance.now() - before) / 1000)} s`
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(shell ? child.pid : -child.pid)
  }
}

/** @param {Where} where @returns {Promise<{ printed: string, status: number }>} */
const runTests = ({ cwd, env }) =>
  new Promise((done, fail) => {
    const chosen = process.env.TEST_STEPS ? ['--', '--only', process.env.TEST_STEPS] : []
    const child = spawn('npm', ['test', ...chosen], { cwd, env, shell, stdio: ['ignore', 'pipe', 'inherit'] })
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      printed += text
      process.stderr.write(text)
    })
    child.on('error', fail)
    child.on('close', (status) => done({ printed, status: status ?? 1 }))
  })

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'newest-node-'))
  try {
    const programs = installNewest(folder)
    const cwd = join(folder, 'clone')
    execFileSync('git', ['clone', '--quiet', resolve('.'), cwd], { stdio: ['ignore', 2, 2] })
    const where = {
      cwd,
      env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ''}` },
    }
    /** @type {{ node: string, npm: string }} */
    const { node, npm } = JSON.parse(read('npm', ['version', '--json'], where))
    const commit = read('git', ['rev-parse', '--short=8', 'HEAD'], where)
    console.log(`newest: Node.js ${node}, npm ${npm}, fresh clone of ${commit}`)
    console.log(`newest: ${await startSite(where)}`)
    const { printed, status } = await runTests(where)
    console.log(`newest: ${summaryOf(printed, { all: steps.length, chosen: process.env.TEST_STEPS })}`)
    if (status !== 0) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await main().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof FixableError ? error.message : error)
  process.exitCode = 1
})
