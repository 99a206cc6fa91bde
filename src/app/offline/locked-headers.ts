/** Added to the policy of the page, so that both apply. The page reads what it needs from the offline copy itself. */
const lockedPolicy = "connect-src 'none'; manifest-src 'none'"

/**
 * The headers of a page under the offline lock. The service worker refuses most requests of a page, but some bypass it:
 * a WebSocket, or the `fetch` of an empty frame. So the page itself may connect to nothing, and may load nothing but
 * files of the site by their exact addresses, without a query that could carry data. Only Chromium supports
 * Connection-Allowlist.
 * @param origin of the site, without a slash at the end
 * @param paths of all files in the offline copy
 */
export function lockedHeaders(sent: Headers, origin: string, paths: readonly string[]): Headers {
  const headers = new Headers(sent)
  headers.append('Content-Security-Policy', lockedPolicy)
  const addresses = paths.map((path) => `"${origin}${path}?"`)
  headers.set('Connection-Allowlist', `(${['"mailto:*"', ...addresses].join(' ')})`)
  return headers
}
