/** The media type of each kind of file in the site. */

/** @type {Readonly<Record<string, string>>} */
const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
}

export const unknownType = 'application/octet-stream'

/** @param {string} file its name @returns {string} with the charset where it is text */
export const mediaType = (file) => types[file.split('.').at(-1) ?? ''] ?? unknownType
