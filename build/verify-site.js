/** Compares a served site with a list of what should be served: build/verify.js and its tests. */
import { createHash } from 'node:crypto'
import { headersFor, parseHeaderRules, plainHeadersFor } from './header-rules.js'

/**
 * @typedef {{ build: string, files: Readonly<Record<string, string>> }} Integrity
 * @typedef {{ served: string | undefined, same: number, faults: readonly string[] }} Verdict
 */

const atOnce = 6
const patience = 30_000
/** Read by hosts and served by none. */
const hostFiles = new Set(['_headers', '_redirects'])

/** @param {string} file */
const pathOf = (file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** @param {string} address @param {string} path */
async function get(address, path) {
  const response = await fetch(new URL(path, address), {
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** @param {string} address @returns {Promise<string | undefined>} the id that the site says of itself */
async function servedBuild(address) {
  try {
    const { bytes } = await get(address, '/integrity.json')
    return String(JSON.parse(bytes.toString('utf8')).build)
  } catch {
    return undefined
  }
}

/** Caching may be the host's business; what keeps pages in may not. */
const judged = (/** @type {string} */ name) => name !== 'Cache-Control'

/**
 * Fetches every file of `expected` from `address` and compares its SHA-256 and the headers that came with it.
 * @param {string} address
 * @param {{ expected: Integrity, headersText: string }} local
 * @returns {Promise<Verdict>}
 */
export async function verifySite(address, { expected, headersText }) {
  const rules = parseHeaderRules(headersText)
  const expectedHeaders = new URL(address).protocol === 'https:' ? headersFor : plainHeadersFor
  /** @type {string[]} */
  const faults = []
  let same = 0

  /** @param {string} file @param {string} hash */
  const check = async (file, hash) => {
    const path = pathOf(file)
    try {
      const { response, bytes } = await get(address, path)
      if (!response.ok && !(response.status === 404 && path.endsWith('/404')))
        return `${path} is answered with ${response.status}`
      const found = createHash('sha256').update(bytes).digest('hex')
      if (found !== hash) return `${path} is another file: its SHA-256 is ${found}, not ${hash}`
      const wrong = [...expectedHeaders(rules, path)]
        .filter(([name, value]) => judged(name) && response.headers.get(name) !== value)
        .map(([name]) => name)
      if (wrong.length > 0) return `${path} lacks these headers of the build: ${wrong.join(', ')}`
      same += 1
      return undefined
    } catch (error) {
      const { message, cause } = /** @type {Error & { cause?: { message?: string } }} */ (error)
      return `${path} cannot be had: ${cause?.message ?? message}`
    }
  }

  const queue = Object.entries(expected.files).filter(([file]) => !hostFiles.has(file))
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const fault = await check(...next)
      if (fault !== undefined) faults.push(fault)
    }
  }
  const served = await servedBuild(address)
  await Promise.all(Array.from({ length: atOnce }, work))
  return { served, same, faults: faults.sort() }
}
