/** Rejects, at build time, markup that the content security policy would block in the browser. */
const refused: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'an inline script', pattern: /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>/i },
  { what: 'a style element', pattern: /<style[\s>]/i },
  { what: 'a style attribute', pattern: /<[a-z][^<>]*\sstyle=/i },
  { what: 'an event handler in an attribute', pattern: /<[a-z][^<>]*\son[a-z]+=/i },
]

/** Throws if a page contains markup that its policy blocks. `page` is its path, for the message. */
export function assertStrictHtml(page: string, html: string): void {
  for (const { what, pattern } of refused) {
    const found = pattern.exec(html)
    if (found) throw new Error(`${page} has ${what}, and the policy refuses that: ${found[0].slice(0, 120)}`)
  }
}
