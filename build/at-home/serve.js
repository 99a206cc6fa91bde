/** Serves the folder `site` on this computer alone, with the headers that keep it in. Needs Node.js and nothing else. */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join, relative, sep } from 'node:path'
import process, { argv, env } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseHeaderRules, plainHeadersFor } from '../header-rules.js'

/** @type {Readonly<Record<string, string>>} */
const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

/**
 * Every file of a folder by the path at which it is asked for: what is not in the list cannot be had.
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

/**
 * @param {{ folder: string, port: number }} options port 0 takes any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveAtHome({ folder, port }) {
  const rules = parseHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'))
  const files = listFiles(folder)
  const server = createServer((request, response) => {
    const asked = (request.url ?? '/').split('?')[0] ?? '/'
    const path = asked.replace(/\/+$/, '') || '/'
    for (const [name, value] of plainHeadersFor(rules, path)) response.setHeader(name, value)
    const inLanguage = `/${path.split('/')[1]}/404`
    const missing = files.get(files.has(inLanguage) ? inLanguage : '/404')
    const isPage = !/\.[^/]*$/.test(path)
    const file = files.get(path) ?? (isPage ? missing : undefined)
    if (file === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n')
      return
    }
    response.writeHead(files.has(path) ? 200 : 404, {
      'Content-Type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    })
    response.end(request.method === 'HEAD' ? undefined : readFileSync(file))
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    // No other computer can ask it.
    server.listen(port, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../site')
  const port = Number(env.PORT ?? 4173)
  try {
    const { url } = await serveAtHome({ folder, port })
    console.log(`Toolnook is at ${url} (Ctrl+C ends it)`)
  } catch (error) {
    console.error(
      `Port ${port} cannot be used (${error}). Choose another one: PORT=${port + 1} node at-home/serve.js`,
    )
    process.exitCode = 1
  }
}
