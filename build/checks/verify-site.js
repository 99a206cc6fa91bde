/** Compares a served site with a list of what should be served: build/commands/verify.js and its tests. */
import { createHash, randomUUID } from 'node:crypto'
import { assetHeaders, assetsFolder } from '../server/asset-headers.js'
import { headersFor, parseHeaderRules, plainHeadersFor } from '../server/header-rules.js'
import { headerFaults } from './verify-headers.js'

/**
 * @typedef {{ build: string, files: Readonly<Record<string, string>> }} Integrity
 * @typedef {{ served: string | undefined, same: number, faults: readonly string[] }} VerifyResult
 */

const atOnce = 6
const timeoutMs = 30_000
/** Configuration files that hosts read and do not serve. */
const hostFiles = new Set(['_headers', '_redirects'])

/** @param {string} file */
const pathOf = (file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** @param {string} address @param {string} path */
async function get(address, path) {
  const response = await fetch(new URL(path, address), {
    redirect: 'error',
    cache: 'no-store',
    // With the encodings that browsers accept: a host can have a different file for each.
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** @param {string} address @returns {Promise<string | undefined>} the build id in the site's pages */
async function servedBuild(address) {
  try {
    const { bytes } = await get(address, '/integrity.json')
    return String(JSON.parse(bytes.toString('utf8')).build)
  } catch {
    return undefined
  }
}

/** The 404 pages, each at a path that does not exist. @param {Integrity} expected */
const unknownPages = ({ files }) =>
  Object.keys(files)
    .filter((file) => /(^|\/)404\.html$/.test(file))
    .map((file) => ({ file, path: `/${file.replace('404.html', randomUUID())}`, statuses: [404] }))

/** @param {Integrity} expected */
const filePages = ({ files }) =>
  Object.keys(files)
    .filter((file) => !hostFiles.has(file))
    .map((file) => ({ file, path: pathOf(file), statuses: file.endsWith('404.html') ? [200, 404] : [200] }))

/**
 * Fetches every file of `expected` from `address`, and a path that does not exist for each 404 page. Compares their
 * SHA-256 and headers, which must be those of the build.
 * @param {string} address
 * @param {{ expected: Integrity, headersText: string }} local
 * @returns {Promise<VerifyResult>}
 */
export async function verifySite(address, { expected, headersText }) {
  const rules = parseHeaderRules(headersText)
  const expectedHeaders = new URL(address).protocol === 'https:' ? headersFor : plainHeadersFor
  /** @type {string[]} */
  const faults = []
  let same = 0

  /** @param {{ file: string, path: string, statuses: readonly number[] }} page */
  const check = async ({ file, path, statuses }) => {
    try {
      const { response, bytes } = await get(address, path)
      if (!statuses.includes(response.status)) return [`is answered with ${response.status}`]
      const [digest, hash] = [createHash('sha256').update(bytes).digest('hex'), expected.files[file]]
      if (digest !== hash) return [`is another file: its SHA-256 is ${digest}, not ${hash}`]
      const headers = expectedHeaders(rules, path)
      const found = headerFaults(response.headers, headers, file)
      if (found.length === 0 || !path.startsWith(assetsFolder)) return found
      return headerFaults(response.headers, assetHeaders(headers), file)
    } catch (error) {
      const { message, cause } = /** @type {Error & { cause?: { message?: string } }} */ (error)
      return [`cannot be had: ${cause?.message ?? message}`]
    }
  }

  const files = filePages(expected)
  const queue = [...files, ...unknownPages(expected)]
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { path } = next
      const found = await check(next)
      faults.push(...found.map((fault) => `${path} ${fault}`))
      if (found.length === 0 && files.includes(next)) same += 1
    }
  }
  const served = await servedBuild(address)
  await Promise.all(Array.from({ length: atOnce }, work))
  return { served, same, faults: faults.sort() }
}
