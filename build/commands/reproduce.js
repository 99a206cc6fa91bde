/**
 * `npm run reproduce`: builds the sources twice, in folders with different names and depths, time zones and languages,
 * and compares every byte. With `-- --keep` the first build becomes dist/, if both are equal.
 */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import process from 'node:process'

/** @import { Integrity } from '../checks/verify-site.js' */

const surroundings = [
  { folder: 'one', env: { TZ: 'UTC', LANG: 'C' } },
  { folder: 'another folder/much/deeper', env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' } },
]

/** Tracked and new files, without ignored ones. */
const sources = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file))

/** @param {string} folder @param {Readonly<Record<string, string>>} env */
async function build(folder, env) {
  mkdirSync(folder, { recursive: true })
  for (const file of sources()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  /** @type {number | null} */
  const code = await new Promise((done) => vite.once('exit', done))
  if (code !== 0) throw new Error(`The build in ${folder} failed: see above.`)
}

/** @param {string} folder @returns {Map<string, string>} file → SHA-256 */
function hashes(folder) {
  /** @type {Map<string, string>} */
  const found = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    found.set(relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex'))
  }
  return found
}

const scratch = mkdtempSync(join(tmpdir(), 'reproduce-'))
try {
  /** @type {Map<string, string>} */
  const none = new Map()
  const [first = none, second = none] = await Promise.all(
    surroundings.map(async ({ folder, env }) => {
      await build(join(scratch, folder), env)
      return hashes(join(scratch, folder, 'dist'))
    }),
  )
  const names = new Set([...first.keys(), ...second.keys()])
  const different = [...names].filter((name) => first.get(name) !== second.get(name)).sort()
  for (const name of different) console.log(`- ${name}`)
  /** @type {Integrity} */
  const { build: id } = JSON.parse(readFileSync(join(scratch, 'one/dist/integrity.json'), 'utf8'))
  console.log(`Build ${id}: ${names.size} files built twice, ${different.length} differ.`)
  if (different.length > 0 || names.size === 0) process.exitCode = 1
  else if (process.argv[2] === '--keep') {
    rmSync('dist', { recursive: true, force: true })
    cpSync(join(scratch, 'one/dist'), 'dist', { recursive: true })
  }
} finally {
  rmSync(scratch, { recursive: true })
}
