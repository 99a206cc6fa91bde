import { sourceOrigins } from './source-origins.ts'

/** What every response carries. The hosting files, the local server and the tests all read it from here. */

export type Header = readonly [name: string, value: string]

/** Headers of one kind of response: `pattern` is a path whose `*` stands for the rest of it. */
export type HeaderRule = { readonly pattern: string; readonly headers: readonly Header[] }

const directives = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map(([name, sources]) => (sources === '' ? name : `${name} ${sources}`))
    .join('; ')

/** Names no foreign host: a page can read and show the visitor's files, and has nowhere to send them. */
export const pagePolicy = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'media-src': 'blob:',
  'object-src': "'none'",
  'frame-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'app',
  'upgrade-insecure-requests': '',
} as const

/** A worker is one file: it may compile WebAssembly, and may load, fetch or start nothing at all. */
export const workerPolicy = {
  'default-src': "'none'",
  'script-src': "'wasm-unsafe-eval'",
  'connect-src': "'none'",
  'worker-src': "'none'",
} as const

/** Only tokens that Chromium knows: an unknown one is an error in the visitor's console. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
  'browsing-topics',
]

export const pageContentSecurityPolicy = directives(pagePolicy)
export const workerContentSecurityPolicy = directives(workerPolicy)

/**
 * Where a page may lead, by link or otherwise; the browser shows an error instead of anything else. Beside this
 * site these are mail and the guides' sources, which the content security policy lets no page load from.
 */
const connectionAllowlist = `(${[
  'response-origin',
  ...['mailto:*', ...sourceOrigins().map((origin) => `${origin}/*`)].map((pattern) => `"${pattern}"`),
].join(' ')})`

/** Sent with everything but the content security policy, which differs for workers. */
export const commonHeaders: readonly Header[] = [
  ['Connection-Allowlist', connectionAllowlist],
  ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
]

/** Folders of files whose name holds their hash. */
export const assetsFolder = '/assets/'
export const workersFolder = '/workers/'
export const immutable = 'public, max-age=31536000, immutable'

/** Pages and files with a fixed name are asked for anew each time; the answer is mostly "not modified". */
export const revalidate = 'no-cache'
