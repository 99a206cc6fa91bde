import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, pathOf } from '../../build/files.ts'
import { dist, sourceOrigins } from './site.ts'
import { expect, test, visit } from './test.ts'

/** Written out, not read from the build: what visitors are promised must not change by accident. */
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

const everywhere = {
  'connection-allowlist': `(response-origin ${['mailto:', ...sourceOrigins.map((origin) => `${origin}/`)].map((each) => `"${each}*"`).join(' ')})`,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
}
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

test('files are sent with the headers that keep it in', async ({ request }) => {
  const sent = (await filesUnder(dist)).filter((file) => !/^_|\.(br|gz)$|404\.html$/.test(file))
  // Hundreds of fonts in one folder have one rule: some of them speak for all.
  const files = sent.filter((file, index) => !file.startsWith('assets/on-demand/') || index % 40 === 0)
  expect(files.filter((file) => file.startsWith('assets/on-demand/')).length).toBeGreaterThan(5)
  expect(files.length).toBeGreaterThan(20)
  for (const path of [...files.map(pathOf), '/nothing', '/tr/nothing', '/nothing.js'])
    await test.step(path, async () => {
      const response = await request.get(path)
      const headers = response.headers()
      expect(response.status()).toBe(path.includes('nothing') ? 404 : 200)
      expect(headers).toMatchObject(everywhere)
      const policies = headers['content-security-policy']?.split(', ') ?? []
      if (path.startsWith('/workers/')) expect(policies).toContain(workerPolicy)
      else expect(policies).toEqual([pagePolicy])
      for (const feature of refusedFeatures)
        expect(headers['permissions-policy']?.split(', ')).toContain(`${feature}=()`)
      const isHashed = /^\/(assets|workers)\//.test(path)
      expect(headers['cache-control']).toMatch(isHashed ? /immutable/ : /no-cache|must-revalidate/)
    })
  for (const file of files) {
    const expected = mediaTypes[file.split('.').at(-1) ?? '']
    if (expected) expect((await request.get(pathOf(file))).headers()['content-type'], file).toMatch(expected)
  }
})

test('the policy lets nobody go where no guide leads', async () => {
  const guides = (await filesUnder(dist)).filter((file) => /guides\/.*\.html$/.test(file))
  const linked = guides.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/<a href="(https?:[^"]*)"/g)].map(
      ([, href = '']) => new URL(href).origin,
    ),
  )
  expect([...sourceOrigins].sort()).toEqual([...new Set(linked)].sort())
})

test('pages are isolated from every other site', async ({ page }) => {
  await visit(page, '/')
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  expect(await page.evaluate(() => isSecureContext)).toBe(true)
})
