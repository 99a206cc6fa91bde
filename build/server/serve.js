/** Serves the built site as production does: its own `_headers`, compressed copies, real 404s. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { argv, env } from 'node:process'
import { pathToFileURL } from 'node:url'
import sirv from 'sirv'
import { assetHeaders, assetsFolder } from './asset-headers.js'
import { parseHeaderRules, plainHeadersFor } from './header-rules.js'
import { mediaType, unknownType } from './media-types.js'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/** Headers that hosts send by default. */
const defaultCaching = 'public, max-age=0, must-revalidate'
const notServed = new Set(['/_headers', '/_redirects'])
/** Time limit for a request's headers, in milliseconds, against many slow connections. */
const requestTimeout = 15_000

/**
 * Decodes and normalizes a URL path.
 * @param {string} url
 * @throws {URIError} for a broken percent encoding
 */
function pathname(url) {
  const path = decodeURIComponent(new URL(url.replace(/^\/+/, '/'), 'http://localhost').pathname)
  if (path.includes('\0')) throw new URIError('No file has a zero byte in its name.')
  return path.replace(/\/{2,}/g, '/')
}

/**
 * A single valid range; any other is ignored, as RFC 9110, section 14.2, allows.
 * @param {string | undefined} text
 */
function isRange(text) {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(text ?? '') ?? []
  return start !== undefined && (end === '' || Number(end) >= Number(start))
}

/**
 * The file of a path, if it still exists: sirv lists the files at the start only.
 * @param {string} dist
 * @param {string} path
 */
function findFile(dist, path) {
  const name = path === '/' ? '/index' : path.replace(/\/$/, '')
  if (notServed.has(name) || name.split('/').includes('..')) return undefined
  return [name, `${name}.html`]
    .map((each) => join(dist, each))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/**
 * @param {string} dist
 * @param {string} path
 */
function notFoundPage(dist, path) {
  const inLanguage = join(dist, path.split('/')[1] ?? '', '404.html')
  return /^\/\w+\//.test(path) && existsSync(inLanguage) ? inLanguage : join(dist, '404.html')
}

/**
 * @param {string} dist
 * @param {string} path
 * @param {Response} response
 */
function answerNotFound(dist, path, response) {
  const page = notFoundPage(dist, path)
  if (/\.[^/]*$/.test(path) || !existsSync(page)) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n')
    return
  }
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
  createReadStream(page)
    .on('error', () => response.destroy())
    .pipe(response)
}

/**
 * @param {{ dist: string, port: number, host?: string }} options port 0 takes any free one; other computers have access
 * only if `host` is a network address, such as 0.0.0.0
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} rejects when the port is taken
 */
export async function serve({ dist, port, host = 'localhost' }) {
  const rules = parseHeaderRules(readFileSync(join(dist, '_headers'), 'utf8'))
  const files = sirv(dist, { etag: true, gzip: true, brotli: true, extensions: ['html'] })

  /**
   * @param {Request} request
   * @param {Response} response
   */
  const answer = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const path = pathname(request.url ?? '/')
    const headers = plainHeadersFor(rules, path)
    /** @param {ReadonlyMap<string, string>} all */
    const set = (all) => {
      for (const [name, value] of all) response.setHeader(name, value)
    }
    const notFound = () => {
      set(headers)
      answerNotFound(dist, path, response.setHeader('Cache-Control', 'no-cache'))
    }
    const file = findFile(dist, path)
    if (file === undefined) return notFound()
    set(
      new Map([
        ['Cache-Control', defaultCaching],
        ...(path.startsWith(assetsFolder) ? assetHeaders(headers) : headers),
      ]),
    )
    // A range counts bytes of the file itself, not of a compressed copy; and a copy may have been deleted.
    const hasCopies = existsSync(`${file}.br`) && existsSync(`${file}.gz`)
    if (!isRange(request.headers.range)) delete request.headers.range
    if (request.headers.range !== undefined || !hasCopies) delete request.headers['accept-encoding']
    request.url = encodeURI(path)
    // sirv sends an empty type for unknown extensions, such as that of a colour profile.
    if (mediaType(file) === unknownType) response.setHeader('Content-Type', unknownType)
    files(request, response, notFound)
  }

  const server = createServer({ requestTimeout, headersTimeout: requestTimeout }, (request, response) => {
    try {
      answer(request, response)
    } catch {
      response.writeHead(400).end()
    }
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: `http://localhost:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  const { url } = await serve({ dist: 'dist', port: Number(env.PORT ?? 4173), host: env.HOST || 'localhost' })
  console.log(url)
}
