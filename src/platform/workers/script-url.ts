/**
 * The site's only Trusted Types policy. The content security policy allows only it (`trusted-types app`), so neither a
 * library nor a mistake of ours can turn a string into a script URL elsewhere.
 */
type ScriptUrlRules = { createScriptURL(url: string): string }

export type PolicyFactory = { createPolicy(name: string, rules: ScriptUrlRules): ScriptUrlRules }

/**
 * Returns a function that creates script URLs for a page: files of the site pass, everything else throws TypeError.
 * The result is typed as a string but is a TrustedScriptURL in browsers with Trusted Types: pass it unchanged to
 * `new Worker` or `serviceWorker.register`.
 */
export function createScriptUrls(
  factory: PolicyFactory | undefined,
  page: Pick<Location, 'href' | 'origin' | 'protocol'>,
): (url: string) => string {
  const rules: ScriptUrlRules = {
    createScriptURL(url) {
      const resolved = new URL(url, page.href)
      // A blob: URL has the origin of the page that created it, and differs from a file of the site only by protocol.
      if (resolved.origin !== page.origin || resolved.protocol !== page.protocol)
        throw new TypeError(`Not a script of this site: ${url}`)
      return resolved.href
    },
  }
  const policy = factory?.createPolicy('app', rules) ?? rules
  return (url) => policy.createScriptURL(url)
}

let toScriptUrl: ((url: string) => string) | undefined

/** The URL of a script of this site that the browser may run. @throws TypeError for any other URL */
export function scriptUrl(url: string): string {
  // Created once: browsers refuse a second policy of the same name.
  toScriptUrl ??= createScriptUrls((globalThis as { trustedTypes?: PolicyFactory }).trustedTypes, location)
  return toScriptUrl(url)
}
