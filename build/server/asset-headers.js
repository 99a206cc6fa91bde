/** The headers of scripts, styles, fonts and pictures, which are fewer than those of pages and workers. */

/** Folder of files with a hash in their name that are neither pages nor workers. */
export const assetsFolder = '/assets/'

/** For one that is opened by its own address: it may load nothing. */
export const assetContentSecurityPolicy = "default-src 'none'"

/** Those of the pages' headers that a file of the folder has, too. The others say what a page or worker may do. What a style or script loads follows its own referrer policy. */
export const assetHeaderNames = [
  'Referrer-Policy',
  'Cross-Origin-Resource-Policy',
  'X-Content-Type-Options',
  'Strict-Transport-Security',
  'Cache-Control',
]

/**
 * HTTP/1.1 repeats every header with every file, about 1 KB each: a server that can choose by path sends these. Hosts
 * that read `_headers` send all of them, over HTTP/2 or HTTP/3, where a repeated header takes some bytes.
 * @param {ReadonlyMap<string, string>} pageHeaders
 * @returns {Map<string, string>}
 */
export const assetHeaders = (pageHeaders) =>
  new Map([
    ['Content-Security-Policy', assetContentSecurityPolicy],
    ...[...pageHeaders].filter(([name]) => assetHeaderNames.includes(name)),
  ])
