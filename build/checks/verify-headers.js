/** Compares the headers of a response with those of the build: build/checks/verify-site.js. */
import { mediaType } from '../server/media-types.js'

/** Headers about the connection and the file's bytes, which change nothing else in a browser. */
const transportHeaders = new Set([
  'accept-ranges',
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'expires',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'vary',
  'via',
  // Request ids of Cloudflare and Netlify.
  'cache-status',
  'cf-cache-status',
  'cf-ray',
  'x-nf-request-id',
])

/** Allowed with these values only. @type {Readonly<Record<string, RegExp>>} */
const transportValues = {
  // Another protocol or port of the same host only; another host would see the requests.
  'alt-svc': /^(clear|[\w%-]+=":\d+"(; *\w+=\w+)*(, *[\w%-]+=":\d+"(; *\w+=\w+)*)*)$/,
  // Cloudflare Pages sends it. Every file is public and the same for everyone.
  'access-control-allow-origin': /^\*$/,
}

/** Equivalent types on servers with older lists. @type {Readonly<Record<string, string>>} */
const sameType = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'application/vnd.iccprofile': 'application/octet-stream',
}

/** @param {string | null} found @param {string} file */
function hasTypeOf(found, file) {
  const [type = '', ...parameters] = (found ?? '').toLowerCase().split(/\s*;\s*/)
  const [expected] = mediaType(file).split(';')
  return (sameType[type] ?? type) === expected && parameters.every((each) => each === 'charset=utf-8')
}

/** @param {string} name in small letters @param {string} value */
const isTransport = (name, value) => transportHeaders.has(name) || transportValues[name]?.test(value) === true

/**
 * The differences in a response's headers, in sentences; where the build sets no Cache-Control for a file, the host
 * may.
 * @param {Headers} found
 * @param {ReadonlyMap<string, string>} expected
 * @param {string} file whose content type is expected
 * @returns {readonly string[]}
 */
export function headerFaults(found, expected, file) {
  const names = [...expected.keys()]
  const lacking = names.filter((name) => !found.has(name))
  const other = names.filter((name) => found.has(name) && found.get(name) !== expected.get(name))
  const known = new Set(['content-type', 'cache-control', ...names.map((name) => name.toLowerCase())])
  const added = [...found].filter(([name, value]) => !known.has(name) && !isTransport(name, value))
  return [
    ...(hasTypeOf(found.get('content-type'), file)
      ? []
      : [`is sent as ${found.get('content-type')}, not as ${mediaType(file)}`]),
    ...(lacking.length > 0 ? [`lacks these headers of the build: ${lacking.join(', ')}`] : []),
    ...(other.length > 0 ? [`has other values in these headers than the build: ${other.join(', ')}`] : []),
    ...(added.length > 0
      ? [`has headers that are not of the build: ${[...new Set(added.map(([name]) => name))].join(', ')}`]
      : []),
  ]
}
