import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersFile } from './headers-file.ts'
import { serve } from './serve.js'

const script = 'const answer = 42 // '.repeat(50)
let folder = ''
let server: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'))
  const dist = join(folder, 'dist')
  for (const name of ['assets', 'tools', 'tr']) mkdirSync(join(dist, name), { recursive: true })
  const pages = {
    'index.html': 'home',
    'tr.html': 'ev',
    'tools/a.html': 'tool',
    '404.html': 'unknown',
    'tr/404.html': 'yok',
  }
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(dist, file), text)
  writeFileSync(join(dist, 'assets/a.js'), script)
  writeFileSync(join(dist, 'assets/a.js.br'), brotliCompressSync(script))
  writeFileSync(join(dist, 'assets/a.js.gz'), gzipSync(script))
  writeFileSync(join(dist, '_headers'), headersFile(['/', '/tools/a', '/tr', '/tr/404']))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  server = await serve({ dist, port: 0 })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' })

/** Sends the path as it is: fetch would tidy it up first. */
const getRaw = (path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    request({ port: new URL(server.url).port, path }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })

describe('the production server', () => {
  it.each([
    ['/', 'home'],
    ['/tr', 'ev'],
    ['/tr/', 'ev'],
    ['/tools/a', 'tool'],
    ['/tools/a/', 'tool'],
    ['/tools/a?from=home', 'tool'],
  ])('answers %s with its page, without a redirect', async (path, text) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(text)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it.each([
    ['/nowhere', 'unknown'],
    ['/tools', 'unknown'],
    ['/tools/', 'unknown'],
    ['/trx/nowhere', 'unknown'],
    ['/_headers', 'unknown'],
    ['/tr/nowhere', 'yok'],
  ])('answers the unknown path %s with the 404 page of its language', async (path, text) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(text)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('answers a missing file plainly, and does not let it be remembered', async () => {
    const response = await get('/assets/gone.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it.each(['br', 'gzip'])('sends the copy compressed with %s', async (encoding) => {
    const response = await get('/assets/a.js', { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toBe(script)
  })

  it('counts a range in the bytes of the file itself', async () => {
    const response = await get('/assets/a.js', { range: 'bytes=0-4', 'accept-encoding': 'br' })
    expect(response.status).toBe(206)
    expect(await response.text()).toBe('const')
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '//secret.txt',
    '/assets/../../secret.txt',
  ])('never leaves its folder for %s', async (path) => {
    const { status, body } = await getRaw(path)
    expect(status).toBe(404)
    expect(body).not.toContain('secret')
  })

  it('refuses what is no reading', async () => {
    expect((await fetch(server.url, { method: 'POST' })).status).toBe(405)
  })

  it('rejects when the port is taken', async () => {
    const other = createServer()
    await new Promise((resolve) => other.listen(0, () => resolve(undefined)))
    const { port } = other.address() as AddressInfo
    await expect(serve({ dist: join(folder, 'dist'), port })).rejects.toThrow('EADDRINUSE')
    other.close()
  })
})
