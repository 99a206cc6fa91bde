import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveAtHome } from '../../server/at-home/serve.js'
import { headersFile } from '../../server/headers-file.ts'
import { archive, atHome } from './archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'archive-'))
const site: Readonly<Record<string, string>> = {
  'index.html': '<p>home</p>',
  'about.html': '<p>about</p>',
  '404.html': '<p>unknown</p>',
  'tr/404.html': '<p>yok</p>',
  'workers/w.js': 'worker()',
  'assets/a.wasm': 'wasm',
  _headers: headersFile(['/', '/about']),
}
const names = Object.keys(site)
beforeAll(() => {
  for (const [file, text] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the site as an archive', () => {
  it('contains every file and a server, byte-identical each time and in any order', async () => {
    const zip = await archive(folder, names, atHome('.'))
    expect(await archive(folder, [...names].reverse(), atHome('.'))).toEqual(zip)
    const unpacked = unzipSync(zip)
    expect(Object.keys(unpacked).sort()).toEqual(
      [
        ...['LICENSE', 'README.txt', 'header-rules.js', 'media-types.js', 'package.json', 'at-home/serve.js'],
        ...names.map((name) => `site/${name}`),
      ]
        .map((name) => `toolnook/${name}`)
        .sort(),
    )
    for (const name of names)
      expect(new TextDecoder().decode(unpacked[`toolnook/site/${name}`])).toBe(site[name])
  })
})

describe('the server in the archive', () => {
  let server: Awaited<ReturnType<typeof serveAtHome>>
  beforeAll(async () => {
    server = await serveAtHome({ folder, port: 0 })
  })
  afterAll(() => server.close())

  it.each([
    ['/', 200, '<p>home</p>', 'text/html'],
    ['/about', 200, '<p>about</p>', 'text/html'],
    ['/about/?query', 200, '<p>about</p>', 'text/html'],
    ['/workers/w.js', 200, 'worker()', 'text/javascript'],
    ['/assets/a.wasm', 200, 'wasm', 'application/wasm'],
    ['/nothing', 404, '<p>unknown</p>', 'text/html'],
    ['/tr/nothing', 404, '<p>yok</p>', 'text/html'],
    ['/_headers', 404, '<p>unknown</p>', 'text/html'],
    ['/%5fheaders', 404, '<p>unknown</p>', 'text/html'],
    ['/_headers/', 404, '<p>unknown</p>', 'text/html'],
    ['/nothing.js', 404, 'Not found\n', 'text/plain'],
    ['/%2e%2e/%2e%2e/etc/hostname.txt', 404, 'Not found\n', 'text/plain'],
  ])('answers %s with %d %s', async (path, status, text, type) => {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(text)
    expect(response.headers.get('content-type')).toContain(type)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('connection-allowlist')).toContain('response-origin')
  })

  it('continues if a file is deleted while it serves', async () => {
    rmSync(join(folder, 'about.html'))
    expect((await fetch(`${server.url}/about`)).status).toBe(404)
    expect((await fetch(`${server.url}/`)).status).toBe(200)
    writeFileSync(join(folder, 'about.html'), site['about.html'] ?? '')
  })

  it('accepts GET and HEAD only', async () => {
    expect((await fetch(server.url, { method: 'POST' })).status).toBe(405)
    const head = await fetch(`${server.url}/about`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe('12')
    expect(await head.text()).toBe('')
  })

  it('listens on localhost only by default', async () => {
    await expect(fetch(`http://127.0.0.2:${new URL(server.url).port}/`)).rejects.toThrow()
    const open = await serveAtHome({ folder, port: 0, host: '0.0.0.0' })
    expect((await fetch(`http://127.0.0.1:${new URL(open.url).port}/`)).status).toBe(200)
    await open.close()
  })
})
