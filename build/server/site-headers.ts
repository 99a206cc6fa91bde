/** The headers of all responses, for the hosting files, the local server and the tests. */

export type Header = readonly [name: string, value: string]

/** Headers of one kind of response: `pattern` is a path whose `*` stands for the rest of it. */
export type HeaderRule = { readonly pattern: string; readonly headers: readonly Header[] }

const directives = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

/**
 * Names no other host, so a page can read and show the visitor's files, but not send them. There is no
 * upgrade-insecure-requests: on a page loaded over TLS 'self' already blocks http:, all URLs of the site are relative,
 * and on a server without TLS it would redirect each request to a closed port.
 */
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
} as const

/** A worker is one file: it may compile WebAssembly, but not load, fetch or start anything. */
export const workerPolicy = {
  'default-src': "'none'",
  'script-src': "'wasm-unsafe-eval'",
  'connect-src': "'none'",
  'worker-src': "'none'",
} as const

/** Only features that Chromium supports: an unknown one is an error in the visitor's console. */
const refusedFeatures = [
  'accelerometer',
  'camera',
  'deferred-fetch',
  'deferred-fetch-minimal',
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

const allowlistName = 'Connection-Allowlist'

/** Connection-Allowlist with these URL patterns beside the site itself. */
const allowlist = (patterns: readonly string[]): string =>
  `(${['response-origin', ...['mailto:*', ...patterns].map((pattern) => `"${pattern}"`)].join(' ')})`

/** Characters with a special meaning in URL patterns. */
const patternSyntax = /[*+(){}:\\]/

/**
 * A URL pattern that matches exactly one URL: a missing query or fragment is written as an empty one, otherwise any
 * would match. Throws if the URL contains special characters of patterns.
 */
export function exactPattern(address: string): string {
  if (patternSyntax.test(address.replace('https://', '')))
    throw new Error(`${address} cannot be allowed exactly; name another address of the source`)
  const [page = '', fragment = ''] = address.split('#')
  return `${page}${page.includes('?') ? '' : '?'}#${fragment}`
}

/**
 * Allows a guide to navigate to the exact URLs of its own sources. It comes before the allowlist of all pages, with
 * which hosts join it by a comma: the first applies. On a host that reverses them, only the sources of guides do not
 * open.
 */
export const guideAllowlist = (sources: readonly string[]): Header => [
  allowlistName,
  allowlist(sources.map(exactPattern)),
]

/** Sent over TLS only: RFC 6797, section 7.2, forbids it on plain connections. */
export const strictTransportSecurity: Header = [
  'Strict-Transport-Security',
  'max-age=63072000; includeSubDomains; preload',
]

/** Allows navigation to this site and mail only; the browser shows an error for anything else. */
export const connectionAllowlist: Header = [allowlistName, allowlist([])]

/** Headers of every response, except the content security policy, which differs for workers. */
export const commonHeaders: readonly Header[] = [
  connectionAllowlist,
  ['Permissions-Policy', refusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['X-Content-Type-Options', 'nosniff'],
  strictTransportSecurity,
]

/** Folder of workers, with a hash in their name. */
export const workersFolder = '/workers/'
export const immutable = 'public, max-age=31536000, immutable'

/** Pages and files with a fixed name are revalidated each time, mostly with "304 Not Modified". */
export const revalidate = 'no-cache'
