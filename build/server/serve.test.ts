import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
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

/** Requests an unnormalized path, which fetch would normalize. */
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
    ['/%5fheaders', 'unknown'],
    ['/_headers/', 'unknown'],
    ['/_headers//', 'unknown'],
    ['//_headers', 'unknown'],
    ['/assets/../_headers', 'unknown'],
    ['/_redirects/', 'unknown'],
    ['/tr/nowhere', 'yok'],
  ])('answers the unknown path %s with the 404 page of its language', async (path, text) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe(text)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('responds to a missing file with a plain 404 that is not cached', async () => {
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

  it.each(['/%', '/%zz', '/%c0%ae', '/%00', '/a.js%00.html'])('refuses the broken path %s', async (path) => {
    expect((await getRaw(path)).status).toBe(400)
    expect((await get('/')).status).toBe(200)
  })

  it('sends the media type of a rare kind of file', async () => {
    writeFileSync(join(folder, 'dist/assets/colours.icc'), 'profile')
    const fresh = await serve({ dist: join(folder, 'dist'), port: 0 })
    const response = await fetch(`${fresh.url}/assets/colours.icc`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
    await fresh.close()
  })

  it('rejects an endless path and continues to serve', async () => {
    expect((await getRaw(`/${'a'.repeat(20_000)}`)).status).toBe(431)
    // More than is read at once: from Node.js 26 on the connection ends while the rest is still on its way.
    const answer = await getRaw(`/${'a'.repeat(70_000)}`).catch((error: NodeJS.ErrnoException) => error.code)
    expect([431, 'ECONNRESET']).toContain(typeof answer === 'object' ? answer.status : answer)
    expect([400, 404]).toContain((await getRaw(`/${'a'.repeat(5000)}`)).status)
    expect((await get('/')).status).toBe(200)
  })

  it.each(['bytes=9999-', 'bytes=9-2', 'bytes=a-b', 'bytes=-99999'])(
    'goes on after the range %s',
    async (range) => {
      expect([200, 206, 416]).toContain((await get('/assets/a.js', { range })).status)
      expect((await get('/')).status).toBe(200)
    },
  )

  it('responds to HEAD with the headers only', async () => {
    const response = await fetch(`${server.url}/tools/a`, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toBe('')
  })

  it.each(['vanishes.html', 'vanishes.html.br'])(
    'goes on without %s, deleted while it serves',
    async (gone) => {
      const dist = join(folder, `without-${gone}`)
      cpSync(join(folder, 'dist'), dist, { recursive: true })
      for (const [name, bytes] of [
        ['vanishes.html', 'page'],
        ['vanishes.html.br', brotliCompressSync('page')],
        ['vanishes.html.gz', gzipSync('page')],
      ] as const)
        writeFileSync(join(dist, name), bytes)
      const other = await serve({ dist, port: 0 })
      rmSync(join(dist, gone))
      const { status } = await fetch(`${other.url}/vanishes`, { headers: { 'accept-encoding': 'br' } })
      expect(status).toBe(gone.endsWith('.br') ? 200 : 404)
      expect((await fetch(other.url)).status).toBe(200)
      await other.close()
    },
  )

  it('responds while many connections are idle', async () => {
    const { port } = new URL(server.url)
    const silent = Array.from({ length: 200 }, () => connect(Number(port), 'localhost'))
    await Promise.all(silent.map((socket) => once(socket, 'connect')))
    expect((await get('/')).status).toBe(200)
    for (const socket of silent) socket.destroy()
  })

  it('listens on localhost only by default', async () => {
    const { port } = new URL(server.url)
    // Another address of this computer, at which only a server on all interfaces responds.
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow()
    const open = await serve({ dist: join(folder, 'dist'), port: 0, host: '0.0.0.0' })
    expect((await fetch(`http://127.0.0.1:${new URL(open.url).port}/`)).status).toBe(200)
    await open.close()
  })

  it('refuses methods other than GET and HEAD', async () => {
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
