/**
 * The site's only Trusted Types policy. The content security policy names it (`trusted-types app`), so nothing
 * else can turn a string into a script to run: not a library, not a mistake of ours.
 */
type ScriptUrlRules = { createScriptURL(url: string): string }

export type PolicyFactory = { createPolicy(name: string, rules: ScriptUrlRules): ScriptUrlRules }

/**
 * How to make script addresses on a page: own files pass, everything else throws TypeError.
 * The result is typed as a string but is the browser's TrustedScriptURL where there are Trusted Types:
 * hand it on as it is, to `new Worker` or `serviceWorker.register`.
 */
export function createScriptUrls(
  factory: PolicyFactory | undefined,
  page: Pick<Location, 'href' | 'origin' | 'protocol'>,
): (url: string) => string {
  const rules: ScriptUrlRules = {
    createScriptURL(url) {
      const resolved = new URL(url, page.href)
      // A blob: URL has the origin of the page that made it; only the protocol tells it from a file of the site.
      if (resolved.origin !== page.origin || resolved.protocol !== page.protocol)
        throw new TypeError(`Not a script of this site: ${url}`)
      return resolved.href
    },
  }
  const policy = factory?.createPolicy('app', rules) ?? rules
  return (url) => policy.createScriptURL(url)
}

let toScriptUrl: ((url: string) => string) | undefined

/** The address of a script of this site, as the browser lets it be run; throws TypeError for any other. */
export function scriptUrl(url: string): string {
  // Made once: a second policy of the same name is refused.
  toScriptUrl ??= createScriptUrls((globalThis as { trustedTypes?: PolicyFactory }).trustedTypes, location)
  return toScriptUrl(url)
}
