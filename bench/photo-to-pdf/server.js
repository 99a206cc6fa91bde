/** A local server for the pages of the bench. */
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** @type {Record<string, string>} */
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }

const pageOf = (/** @type {string} */ candidate) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${candidate}</title><link rel="icon" href="data:,">
<input type="file" id="files" multiple><script type="module" src="/${candidate}.js"></script></html>`

/**
 * Serves `/name` as a page that runs `/name.js`, and other paths from `folder`; stores bodies posted to `/name` as
 * files in `savedFiles`.
 * @param {{ folder: string, savedFiles?: string }} options
 */
export async function serveBench({ folder, savedFiles }) {
  const server = createServer(async (request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://localhost').pathname)
    try {
      if (request.method === 'POST' && savedFiles !== undefined) {
        await pipeline(request, createWriteStream(join(savedFiles, name)))
        response.end()
      } else {
        const type = types[extname(name) || '.html'] ?? 'application/octet-stream'
        const body = extname(name) === '' ? pageOf(name) : await readFile(join(folder, name))
        response.writeHead(200, { 'Content-Type': type }).end(body)
      }
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://localhost:${address.port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
