/** The source of a release: version, commit, and whether dist/ was built from it. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { FixableError } from '../commands/support/install.js'

/** @import { Integrity } from '../checks/verify-site.js' */
/** @typedef {{ name: string, version: string }} Package */

const record = '.cache/release.json'
const list = 'dist/integrity.json'

/** @param {...string} parameters @returns {string} */
const git = (...parameters) => execFileSync('git', parameters, { encoding: 'utf8' }).trim()

/** @returns {Package} */
export const ourPackage = () => JSON.parse(readFileSync('package.json', 'utf8'))

/** @returns {number} when the last commit was made, in seconds since 1970 */
export const commitTime = () => Number(git('log', '-1', '--format=%ct'))

/** @returns {string[]} the tags of the last commit */
export const tagsHere = () => git('tag', '--points-at', 'HEAD').split('\n').filter(Boolean)

export const integrityList = () => readFileSync(list, 'utf8')

/** @returns {string} the id of the build in dist/ */
const buildId = () => /** @type {Integrity} */ (JSON.parse(integrityList())).build

/** Throws if there are uncommitted changes, with which the release could not be reproduced. */
export function checkCommitted() {
  const changed = git('status', '--porcelain')
  if (changed !== '')
    throw new FixableError(`A release is made of a commit, and these files are in none:\n${changed}`)
}

/** Records the commit from which dist/ was built. */
export function rememberBuild() {
  mkdirSync('.cache', { recursive: true })
  writeFileSync(record, JSON.stringify({ commit: git('rev-parse', 'HEAD'), build: buildId() }))
}

/** Checks that dist/ is not outdated. @throws {FixableError} if it was not built from the last commit */
export function checkBuilt() {
  checkCommitted()
  if (existsSync(record) && existsSync(list)) {
    /** @type {{ commit: string, build: string }} */
    const { commit, build } = JSON.parse(readFileSync(record, 'utf8'))
    if (commit === git('rev-parse', 'HEAD') && build === buildId()) return
  }
  throw new FixableError('dist/ is not the build of this commit: npm run release -- build')
}
