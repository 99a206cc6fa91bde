/** Builds the container image with docker or podman. */
import { spawnSync } from 'node:child_process'
import { FixableError } from '../commands/support/install.js'

/**
 * Runs a program; returns its exit status, null if there is no such program, and its output.
 * @typedef {(program: string, parameters: readonly string[]) => { status: number | null, stdout: string }} Run
 */

/** Commands that need the engine's server, not only its client: a client alone cannot build. */
const questions = {
  docker: ['version', '--format', '{{.Server.Version}}'],
  podman: ['info', '--format', '{{.Version.Version}}'],
}

/** @type {Run} */
const runProgram = (program, parameters) => {
  const { status, stdout } = spawnSync(program, parameters, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { status, stdout: stdout ?? '' }
}

/** @type {Run} */
const askProgram = (program, parameters) => {
  const { status, stdout } = spawnSync(program, parameters, {
    encoding: 'utf8',
    timeout: 30_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return { status, stdout: stdout ?? '' }
}

/** @param {Run} ask @returns {string} the engine that answers @throws {FixableError} when none does */
export function findEngine(ask) {
  const found = Object.entries(questions).find(([name, question]) => ask(name, question).status === 0)?.[0]
  if (found !== undefined) return found
  const client = Object.keys(questions).find((name) => ask(name, ['--version']).status === 0)
  throw new FixableError(
    `No image was built: ${
      client === undefined
        ? 'this computer has neither docker nor podman. Install one of them.'
        : `${client} is installed, but its engine does not answer. Start it.`
    } The release workflow builds the image too.`,
  )
}

/**
 * Builds the image, checks that the site in it is the build that is released, and saves it.
 * @param {{ version: string, file: string, expected: string }} release `expected` is dist/integrity.json
 * @param {{ ask: Run, run: Run }} [programs]
 * @returns {string} the engine that built it
 */
export function makeImage({ version, file, expected }, { ask, run } = { ask: askProgram, run: runProgram }) {
  const engine = findEngine(ask)
  const image = `toolnook:${version}`
  /** @param {readonly string[]} parameters @param {string} what */
  const must = (parameters, what) => {
    const { status, stdout } = run(engine, parameters)
    if (status !== 0) throw new FixableError(`${engine} could not ${what}: see above.`)
    return stdout
  }
  must(['build', '--file', 'hosting/Dockerfile', '--tag', image, '.'], 'build the image')
  const served = must(
    ['run', '--rm', '--network', 'none', image, 'cat', '/srv/integrity.json'],
    'read the site in the image',
  )
  if (served !== expected)
    throw new FixableError(
      'The site in the image is another build than dist/: it is not released. Compare both integrity.json.',
    )
  must(['save', '--output', file, image], 'save the image')
  return engine
}
