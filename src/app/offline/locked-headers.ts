/** Joined to the policy of the page: both hold. What a page needs of these it reads from the kept copy itself. */
const lockedPolicy = "connect-src 'none'; manifest-src 'none'"

/**
 * The headers of a page that is answered under the offline lock. Most requests of a page pass the service worker,
 * which refuses them; some pass it by: a WebSocket, or the `fetch` of an empty frame. So the page itself may connect to
 * nothing, and may load nothing but files of the site by their exact addresses, without a query that could carry
 * anything. Connection-Allowlist is known to Chromium alone.
 * @param origin of the site, without a slash at the end
 * @param paths of all files that are kept
 */
export function lockedHeaders(sent: Headers, origin: string, paths: readonly string[]): Headers {
  const headers = new Headers(sent)
  headers.append('Content-Security-Policy', lockedPolicy)
  const addresses = paths.map((path) => `"${origin}${path}?"`)
  headers.set('Connection-Allowlist', `(${['"mailto:*"', ...addresses].join(' ')})`)
  return headers
}
