/** Serves a folder of another program's build as a host does: compressed, with a page for every folder. */
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { mediaType, unknownType } from '../../build/server/media-types.js'
import { close, listen } from './listen.js'

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|wasm|xml)|image\/svg)/

/** @param {string} path */
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/**
 * @param {string} folder @param {boolean} oneDocument whether every path without a file is answered with the first page
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder, oneDocument) {
  /** @type {Map<string, Buffer>} */
  const compressed = new Map()
  /** @param {string} path */
  const find = (path) => {
    const inFolder = join(folder, normalize(path))
    return [inFolder, `${inFolder}.html`, join(inFolder, 'index.html')].find(isFile)
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const found = find(path) ?? (oneDocument && !/\.\w+$/.test(path) ? find('/') : undefined)
    if (found === undefined) {
      response.writeHead(404).end()
      return
    }
    const type = mediaType(found)
    const headers = {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...(type === unknownType ? {} : { 'X-Content-Type-Options': 'nosniff' }),
    }
    if (!compressible.test(type)) {
      response.writeHead(200, headers).end(readFileSync(found))
      return
    }
    const body = compressed.get(found) ?? brotliCompressSync(readFileSync(found))
    compressed.set(found, body)
    response.writeHead(200, { ...headers, 'Content-Encoding': 'br' }).end(body)
  })
  const port = await listen(server)
  return {
    url: `http://localhost:${port}`,
    close: () => close(server),
  }
}
