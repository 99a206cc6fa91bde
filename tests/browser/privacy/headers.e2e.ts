import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, pathOf } from '../../../build/steps/output/files.ts'
import { dist, sourcesOfGuides } from '../site.ts'
import { expect, test, visit } from '../test.ts'

/** Written out, not read from the build: the promised policy must not change by accident. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  'media-src blob:',
  "object-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app',
].join('; ')
const workerPolicy =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'none'; worker-src 'none'"

/** Of scripts, styles, fonts and pictures: the others say what a page or a worker may do. */
const ofAssets = {
  'content-security-policy': "default-src 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=31536000, immutable',
}
const everywhere = {
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-content-type-options': 'nosniff',
}
/** Every page may navigate to this site and to mail; a guide also to the exact URLs of its own sources. */
const strictAllowlist = '(response-origin "mailto:*")'
const refusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'browsing-topics',
]

const mediaTypes: Readonly<Record<string, RegExp>> = {
  html: /^text\/html;charset=utf-8$/,
  js: /^text\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  woff: /^font\/woff$/,
  woff2: /^font\/woff2/,
  wasm: /^application\/wasm/,
  webmanifest: /^application\/manifest\+json/,
}

test.describe.configure({ timeout: 120_000 })

test('files are served with the headers that block every request elsewhere', async ({ request }) => {
  const sent = (await filesUnder(dist)).filter((file) => !/^_|\.(br|gz)$|404\.html$/.test(file))
  // Hundreds of fonts in one folder share a rule: a few of them stand for all.
  const files = sent.filter((file, index) => !file.startsWith('assets/on-demand/') || index % 40 === 0)
  expect(files.filter((file) => file.startsWith('assets/on-demand/')).length).toBeGreaterThan(5)
  expect(files.length).toBeGreaterThan(20)
  const isAsset = (path: string) => path.startsWith('/assets/')
  const unknown = ['/nothing', '/tr/nothing', '/nothing.js', '/assets/nothing', '/assets/nothing.js']
  for (const path of [...files.map(pathOf).filter((path) => !isAsset(path)), ...unknown])
    await test.step(path, async () => {
      const response = await request.get(path)
      const headers = response.headers()
      expect(response.status()).toBe(path.includes('nothing') ? 404 : 200)
      expect(headers).toMatchObject(everywhere)
      const [first = '', ...others] = (headers['connection-allowlist'] ?? '').split(', ').reverse()
      expect(first).toBe(strictAllowlist)
      expect(others).toHaveLength(/\/guides\/[\w-]+$/.test(path) ? 1 : 0)
      // Over TLS only: tests/hosting/hosting.e2e.ts.
      expect(headers).not.toHaveProperty('strict-transport-security')
      const policies = headers['content-security-policy']?.split(', ') ?? []
      if (path.startsWith('/workers/')) expect(policies).toContain(workerPolicy)
      else expect(policies).toEqual([pagePolicy])
      for (const feature of refusedFeatures)
        expect(headers['permissions-policy']?.split(', ')).toContain(`${feature}=()`)
      const isHashed = path.startsWith('/workers/')
      expect(headers['cache-control']).toMatch(isHashed ? /immutable/ : /no-cache|must-revalidate/)
    })
  for (const path of files.map(pathOf).filter(isAsset))
    await test.step(path, async () => {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      expect(response.headers()).toMatchObject(ofAssets)
      for (const name of ['permissions-policy', 'connection-allowlist', 'cross-origin-opener-policy'])
        expect(response.headers()).not.toHaveProperty(name)
    })
  for (const file of files) {
    const expected = mediaTypes[file.split('.').at(-1) ?? '']
    if (expected) expect((await request.get(pathOf(file))).headers()['content-type'], file).toMatch(expected)
  }
})

test('the policy lets a guide navigate to its linked sources and nowhere else', async ({ request }) => {
  for (const [id, urls] of Object.entries(sourcesOfGuides))
    for (const path of [`/guides/${id}`, `/tr/guides/${id}`]) {
      const html = readFileSync(join(dist, `${path}.html`), 'utf8')
      const linked = [...html.matchAll(/<a href="(https?:[^"]*)"/g)].map(([, href = '']) => href)
      expect([...new Set(linked)].sort(), path).toEqual([...urls].sort())
      const allowlist = (await request.get(path)).headers()['connection-allowlist']?.split(', ')[0] ?? ''
      const allowed = [...allowlist.matchAll(/"(https:[^"]*)"/g)].map(([, pattern = '']) => pattern)
      // With this ending a pattern matches no query or fragment that the URL does not have.
      expect(allowed, path).toEqual(urls.map((url) => `${url}${url.includes('?') ? '' : '?'}#`).sort())
    }
})

test('no page but a guide links another site', async () => {
  const pages = (await filesUnder(dist)).filter((file) => file.endsWith('.html') && !/guides\//.test(file))
  expect(pages.length).toBeGreaterThan(20)
  for (const file of pages)
    expect(readFileSync(join(dist, file), 'utf8').match(/<a [^>]*href="https?:[^"]*"/g), file).toBeNull()
})

test('pages are isolated from every other site', async ({ page }) => {
  await visit(page, '/')
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  expect(await page.evaluate(() => isSecureContext)).toBe(true)
})
