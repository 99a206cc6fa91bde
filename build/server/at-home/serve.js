/** Serves the folder `site`, by default on localhost only, with the headers of the build. Needs Node.js only. */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join, relative, sep } from 'node:path'
import process, { argv, env } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseHeaderRules, plainHeadersFor } from '../header-rules.js'
import { mediaType } from '../media-types.js'

/**
 * Every file of a folder by its URL path: nothing else is served.
 * @param {string} folder
 */
function listFiles(folder) {
  /** @type {Map<string, string>} */
  const files = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('_')) continue
    const file = join(entry.parentPath ?? entry.path, entry.name)
    const name = relative(folder, file).split(sep).join('/')
    files.set(name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`, file)
  }
  return files
}

/** Time limit for a request's headers, in milliseconds, against many slow connections. */
const requestTimeout = 15_000

/** @param {ReadonlyMap<string, string>} files
 * @param {string} path
 * @returns {{ status: number, file: string } | undefined} undefined if there is no 404 page
 */
function find(files, path) {
  const file = files.get(path)
  if (file !== undefined) return { status: 200, file }
  const inLanguage = files.get(`/${path.split('/')[1]}/404`)
  const page = /\.[^/]*$/.test(path) ? undefined : (inLanguage ?? files.get('/404'))
  return page === undefined ? undefined : { status: 404, file: page }
}

/** @param {string} file @returns {Buffer | undefined} undefined where it is there no more */
function read(file) {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/**
 * @param {{ folder: string, port: number, host?: string }} options port 0 takes any free one; other computers have
 * access only if `host` is a network address, such as 0.0.0.0
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveAtHome({ folder, port, host = '127.0.0.1' }) {
  const rules = parseHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'))
  const files = listFiles(folder)
  const server = createServer({ requestTimeout, headersTimeout: requestTimeout }, (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const path = (request.url ?? '/').split('?')[0]?.replace(/\/+$/, '') || '/'
    for (const [name, value] of plainHeadersFor(rules, path)) response.setHeader(name, value)
    const found = find(files, path)
    const bytes = found === undefined ? undefined : read(found.file)
    if (found === undefined || bytes === undefined) {
      response
        .writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' })
        .end('Not found\n')
      return
    }
    response.writeHead(found.status, {
      'Content-Type': mediaType(found.file),
      'Content-Length': bytes.length,
      ...(found.status === 404 ? { 'Cache-Control': 'no-cache' } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../site')
  const port = Number(env.PORT ?? 4173)
  try {
    const { url } = await serveAtHome({ folder, port, ...(env.HOST ? { host: env.HOST } : {}) })
    console.log(`Toolnook is at ${url} (Ctrl+C ends it)`)
  } catch (error) {
    console.error(
      `Port ${port} cannot be used (${error}). Choose another one: PORT=${port + 1} node at-home/serve.js`,
    )
    process.exitCode = 1
  }
}
