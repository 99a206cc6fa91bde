import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { headersFile } from '../server/headers-file.ts'
import { serve } from '../server/serve.js'
import { integrityList } from '../steps/output/integrity.ts'
import { verifySite } from './verify-site.js'

const folder = mkdtempSync(join(tmpdir(), 'verify-'))
const files = ['404.html', 'about.html', 'index.html', 'begin.js']
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const headersText = headersFile(['/', '/about', '/404', '/begin.js'])

beforeEach(() => {
  for (const file of files) write(file, `the file ${file}`)
  write('_headers', headersText)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The findings of `verify` after changing the served files. */
async function verifyAfter(change: () => void) {
  const expected = await integrityList(folder, [...files, '_headers'], 'aaaa')
  write('integrity.json', JSON.stringify(expected))
  change()
  const server = await serve({ dist: folder, port: 0 })
  const result = await verifySite(server.url, { expected, headersText })
  await server.close()
  return result
}

type Proxy = { readonly rewrite?: (path: string) => string; readonly added?: Record<string, string> }

/** The findings of `verify` behind a proxy that changes paths or adds headers. */
async function verifyBehind({ rewrite = (path) => path, added = {} }: Proxy) {
  const expected = await integrityList(folder, files, 'aaaa')
  const server = await serve({ dist: folder, port: 0 })
  const proxy = createServer((request, response) => {
    get(server.url + rewrite(request.url ?? '/'), (answer) => {
      response.writeHead(answer.statusCode ?? 0, { ...answer.headers, ...added })
      answer.pipe(response)
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  const result = await verifySite(`http://127.0.0.1:${port}`, { expected, headersText })
  proxy.closeAllConnections()
  proxy.close()
  await server.close()
  return result
}

describe('comparing a served site with a build', () => {
  it('finds nothing if both are equal', async () => {
    expect(await verifyAfter(() => {})).toEqual({ served: 'aaaa', same: 4, faults: [] })
  })

  it('names a changed file and a missing one', async () => {
    const { same, faults } = await verifyAfter(() => {
      write('about.html', 'the file about.html!')
      rmSync(join(folder, 'begin.js'))
    })
    expect(same).toBe(2)
    expect(faults).toEqual([
      expect.stringMatching(/^\/about is another file: its SHA-256 is [0-9a-f]{64}, not [0-9a-f]{64}$/),
      '/begin.js is answered with 404',
    ])
  })

  it('names a missing header of any file', async () => {
    const { same, faults } = await verifyAfter(() =>
      write('_headers', headersText.replace(/^ {2}Connection-Allowlist.*\n/gm, '')),
    )
    expect(same).toBe(0)
    expect(faults).toContain('/about lacks these headers of the build: Connection-Allowlist')
  })

  /** Headers that a proxy adds to every response. */
  const adding = (header: string) =>
    verifyAfter(() => write('_headers', headersText.replace('/*\n', `/*\n  ${header}\n`)))

  it.each([
    'NEL: {"report_to":"x","max_age":9,"success_fraction":1}',
    'Report-To: {"group":"x","max_age":9,"endpoints":[{"url":"https://example.com"}]}',
    'Reporting-Endpoints: x="https://example.com"',
    "Content-Security-Policy-Report-Only: default-src 'none'; report-uri https://example.com",
    'Set-Cookie: id=1',
    'Refresh: 1; url=https://example.com',
    'Speculation-Rules: "https://example.com/rules.json"',
    'Link: <https://example.com>; rel=preconnect',
    'Clear-Site-Data: "*"',
    'Content-Disposition: attachment',
    'Service-Worker-Allowed: /',
    'Alt-Svc: h3="example.com:443"',
    'Access-Control-Allow-Origin: https://example.com',
    'X-Anything: 1',
  ])('takes a header that is not of the build as a difference: %s', async (header) => {
    const { same, faults } = await adding(header)
    expect(same).toBe(0)
    expect(faults).toContain(
      `/about has headers that are not of the build: ${header.split(':')[0]?.toLowerCase()}`,
    )
  })

  it.each(['Age: 3', 'CF-RAY: 1', 'Alt-Svc: h3=":443"; ma=86400', 'Access-Control-Allow-Origin: *'])(
    'takes a header of the connection as none: %s',
    async (header) => {
      expect((await adding(header)).faults).toEqual([])
    },
  )

  it.each([
    ['Content-Security-Policy: img-src https:', 'Content-Security-Policy'],
    ['Referrer-Policy: unsafe-url', 'Referrer-Policy'],
    ['Cache-Control: max-age=9', 'Cache-Control'],
  ])('names a header that has another value as well: %s', async (header, name) => {
    const { same, faults } = await adding(header)
    expect(same).toBe(0)
    expect(faults).toContain(`/about has other values in these headers than the build: ${name}`)
  })

  it('reports HSTS over HTTP as a difference', async () => {
    const { same, faults } = await verifyBehind({ added: { 'Strict-Transport-Security': 'max-age=1' } })
    expect(same).toBe(0)
    expect(faults).toContain('/about has headers that are not of the build: strict-transport-security')
  })

  it('names a file with another content type', async () => {
    const { same, faults } = await adding('Content-Type: text/plain')
    expect(same).toBe(0)
    expect(faults).toContain('/begin.js is sent as text/plain, not as text/javascript; charset=utf-8')
  })

  it('reports an unknown path that does not get its 404 page', async () => {
    const { faults } = await verifyBehind({ rewrite: (path) => (path.length > 30 ? '/' : path) })
    expect(faults).toEqual([expect.stringMatching(/^\/[0-9a-f-]{36} is answered with 200$/)])
  })

  it('reports an unreachable server', async () => {
    const expected = await integrityList(folder, files, 'aaaa')
    const { served, same, faults } = await verifySite('http://localhost:9', { expected, headersText })
    expect({ served, same }).toEqual({ served: undefined, same: 0 })
    expect(faults).toHaveLength(5)
  })
})
