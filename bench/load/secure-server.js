/** Stands before a server and answers over TLS, by HTTP/1.1 or HTTP/2, with hints of its own. */
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createSecureServer } from 'node:http2'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from '../../build/server/certificate.js'
import { listen } from './listen.js'

/**
 * @typedef {{
 *   protocol: 'HTTP/1.1' | 'HTTP/2',
 *   hints?: (html: string) => readonly string[],
 *   early?: boolean,
 *   change?: (html: string) => string,
 * }} Transport `hints`: values of `Link` that go with a page; `early`: as 103 before it; `change`: of the page itself
 */

/** A new one of this machine, as text. */
function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const { certificate, key } = makeCertificate('openssl', folder, 'localhost')
  const made = { key: readFileSync(key), cert: readFileSync(certificate) }
  rmSync(folder, { recursive: true })
  return made
}
const certificate = createCertificate()
const key = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' })
/** A flag for the browser to trust the certificate. Where it only ignores errors of certificates, it ignores 103, too. */
export const trust = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`

/** Of HTTP/1.1 alone. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * @param {string} url of the server
 * @param {Transport} transport
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serveSecurely(url, { protocol, hints = () => [], early = false, change }) {
  /** @type {Map<string, string>} */
  const pages = new Map()
  /** The page as it is, which its hints are read from. @param {string} path */
  const pageOf = async (path) => {
    const known = pages.get(path) ?? (await (await fetch(url + path)).text())
    pages.set(path, known)
    return known
  }
  /** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */
  /** @param {Request} request @param {Response} response */
  const answer = async (request, response) => {
    const path = request.url ?? '/'
    const isPage = request.headers['sec-fetch-dest'] === 'document'
    const link = isPage ? [...hints(await pageOf(path))] : []
    if (link.length > 0 && early) response.writeEarlyHints({ link })
    if (isPage && change) {
      const html = change(await pageOf(path))
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
      return
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    )
    ask(url + path, { headers: { ...headers, host: new URL(url).host } }, (found) => {
      for (const [name, value] of Object.entries(found.headers))
        if (value !== undefined && (protocol === 'HTTP/1.1' || !ofConnection.includes(name)))
          response.setHeader(name, value)
      if (link.length > 0 && !early) response.setHeader('link', link)
      response.writeHead(found.statusCode ?? 502)
      found.pipe(response)
    }).end()
  }
  const server =
    protocol === 'HTTP/1.1'
      ? createServer(certificate, (request, response) => void answer(request, response))
      : createSecureServer(
          certificate,
          (request, response) =>
            // The parts of both that are used here are the same.
            void answer(/** @type {any} */ (request), /** @type {any} */ (response)),
        )
  return {
    port: await listen(server),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
