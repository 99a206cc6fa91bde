/**
 * Reads a `_headers` file as Cloudflare Pages and Netlify do: every rule that matches applies, and values of the
 * same name are joined with a comma.
 */

/** @typedef {{ matches: RegExp, headers: [name: string, value: string][] }} Rule */

/** @param {string} pattern */
const toRegExp = (pattern) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )

/**
 * @param {string} text
 * @returns {Rule[]}
 */
export function parseHeaderRules(text) {
  /** @type {Rule[]} */
  const rules = []
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ matches: toRegExp(line.trim()), headers: [] })
    const header = /^\s+([\w-]+): (.*)$/.exec(line)
    if (header?.[1] !== undefined && header[2] !== undefined)
      rules.at(-1)?.headers.push([header[1], header[2]])
  }
  return rules
}

const upgrade = /; upgrade-insecure-requests/g

/**
 * What a server on this computer, or any without TLS, sends: WebKit upgrades http://localhost too, and then loads
 * nothing. There is nothing to upgrade at home: all addresses are relative, and other origins are refused.
 * @param {readonly Rule[]} rules
 * @param {string} path
 */
export function plainHeadersFor(rules, path) {
  const headers = headersFor(rules, path)
  const policy = headers.get('Content-Security-Policy')
  if (policy !== undefined) headers.set('Content-Security-Policy', policy.replace(upgrade, ''))
  return headers
}

/**
 * @param {readonly Rule[]} rules
 * @param {string} path
 * @returns {Map<string, string>}
 */
export function headersFor(rules, path) {
  /** @type {Map<string, string>} */
  const found = new Map()
  for (const rule of rules.filter(({ matches }) => matches.test(path)))
    for (const [name, value] of rule.headers) {
      const earlier = found.get(name)
      found.set(name, earlier === undefined ? value : `${earlier}, ${value}`)
    }
  return found
}
