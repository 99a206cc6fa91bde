/**
 * Parses a `_headers` file as Cloudflare Pages and Netlify do: every matching rule applies, and values of the same name
 * are joined with commas.
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

/**
 * The headers of a server without TLS, which must not send HSTS (RFC 6797, section 7.2).
 * @param {readonly Rule[]} rules
 * @param {string} path
 */
export function plainHeadersFor(rules, path) {
  const headers = headersFor(rules, path)
  headers.delete('Strict-Transport-Security')
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
