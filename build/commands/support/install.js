/** The first steps of both commands of the README. Built-in modules only: packages may not be installed yet. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

/** An error whose message says how to fix it, shown without a stack trace. */
export class FixableError extends Error {}

/**
 * @param {string} version such as '20.19.0'
 * @returns {boolean} whether it satisfies "engines" of package.json
 */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

/** @throws {FixableError} when this Node.js is too old */
export function checkNode() {
  if (!isSupportedNode(process.versions.node))
    throw new FixableError(
      `This needs Node.js 20.19 or newer, and you run ${process.versions.node}. Install a newer one from nodejs.org.`,
    )
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, peer?: boolean, link?: boolean }} Package
 * @typedef {Record<string, Package>} Packages
 */

/**
 * @param {Packages} wanted of package-lock.json
 * @param {Packages} present of node_modules/.package-lock.json, which npm writes after an install
 */
export function sameInstall(wanted, present) {
  const agrees = (/** @type {string} */ name) => {
    const found = present[name]
    if (found === undefined) return wanted[name]?.optional === true
    return found.version === wanted[name]?.version && found.integrity === wanted[name]?.integrity
  }
  const names = Object.keys(wanted).filter((name) => name !== '')
  return names.every(agrees) && Object.keys(present).every((name) => Object.hasOwn(wanted, name))
}

/** @param {string} file */
const packagesOf = (file) =>
  /** @type {{ packages: Packages }} */ (JSON.parse(readFileSync(file, 'utf8'))).packages

function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  return existsSync(record) && sameInstall(packagesOf('package-lock.json'), packagesOf(record))
}

/**
 * Installs the packages of package-lock.json unless exactly those are installed.
 * @throws {FixableError} when npm fails
 */
export function installPackages() {
  if (isInstalled()) return
  console.log('Installing packages (npm ci) …')
  const { status } = spawnSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0)
    throw new FixableError(
      'npm ci failed: see above. It needs the network, once; then run this command again.',
    )
}
