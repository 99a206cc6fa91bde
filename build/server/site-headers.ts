/** What every response carries. The hosting files, the local server and the tests all read it from here. */

export type Header = readonly [name: string, value: string]

/** Headers of one kind of response: `pattern` is a path whose `*` stands for the rest of it. */
export type HeaderRule = { readonly pattern: string; readonly headers: readonly Header[] }

const directives = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')

/**
 * Names no foreign host: a page can read and show the visitor's files, and has nowhere to send them. There is no
 * upgrade-insecure-requests: 'self' refuses http: on a page that came over TLS, every address of the site is relative,
 * and on a server without TLS, such as one at home, it would send each request to a port where nobody answers.
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

/** Characters that mean something else in a URL pattern. */
const patternSyntax = /[*+(){}:\\]/

/**
 * One address and nothing else, as a URL pattern: a query or fragment that it does not have is written as an empty
 * one, else any would match. Throws where the address has characters that a pattern reads otherwise.
 */
export function exactPattern(address: string): string {
  if (patternSyntax.test(address.replace('https://', '')))
    throw new Error(`${address} cannot be allowed exactly; name another address of the source`)
  const [page = '', fragment = ''] = address.split('#')
  return `${page}${page.includes('?') ? '' : '?'}#${fragment}`
}

/**
 * Where a guide may lead beside this site: to the exact addresses of its own sources. It stands before the allowlist of
 * all pages, with which hosts join it by a comma: the first one holds. On a host that turns them round the sources of
 * guides do not open, and nothing else changes.
 */
export const guideAllowlist = (sources: readonly string[]): Header => [
  allowlistName,
  allowlist(sources.map(exactPattern)),
]

/** Sent over TLS only: RFC 6797, section 7.2, forbids it on a plain connection. */
export const strictTransportSecurity: Header = [
  'Strict-Transport-Security',
  'max-age=63072000; includeSubDomains; preload',
]

/** Where a page may lead, by link or otherwise: this site and mail. The browser shows an error instead of anything else. */
export const connectionAllowlist: Header = [allowlistName, allowlist([])]

/** Sent with everything but the content security policy, which differs for workers. */
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

/** Folders of files whose name holds their hash. */
export const assetsFolder = '/assets/'
export const workersFolder = '/workers/'
export const immutable = 'public, max-age=31536000, immutable'

/** Pages and files with a fixed name are asked for anew each time; the answer is mostly "not modified". */
export const revalidate = 'no-cache'
