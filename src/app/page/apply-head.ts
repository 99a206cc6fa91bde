import { manifestPath } from '../../lib/manifest-path.ts'
import type { Language } from '../../lib/text/i18n.ts'
import type { PageHead } from './prerendered-page.ts'

const element = (selector: string, tag: 'meta' | 'link', attribute: string, name: string): Element => {
  const found = document.head.querySelector(selector)
  if (found) return found
  const created = document.createElement(tag)
  created.setAttribute(attribute, name)
  document.head.append(created)
  return created
}

const meta = (attribute: 'name' | 'property', name: string, content: string) =>
  element(`meta[${attribute}="${name}"]`, 'meta', attribute, name).setAttribute('content', content)

/** Updates the document's head for a page shown without a reload. */
export function applyHead(head: PageHead, language: Language): void {
  document.documentElement.lang = language
  document.title = head.title
  meta('name', 'description', head.description)
  element('link[rel="canonical"]', 'link', 'rel', 'canonical').setAttribute('href', head.canonical)
  document.head.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestPath(language))
  if (head.robots) meta('name', 'robots', head.robots)
  else document.head.querySelector('meta[name="robots"]')?.remove()
  for (const [property, content] of Object.entries(head.openGraph)) meta('property', property, content)
  // Left over from the page that was loaded and only about that page.
  for (const stale of document.head.querySelectorAll('link[hreflang], script[type="application/ld+json"]'))
    stale.remove()
  for (const { hreflang, href } of head.alternates) {
    const link = document.createElement('link')
    link.rel = 'alternate'
    link.hreflang = hreflang
    link.href = href
    document.head.append(link)
  }
}
