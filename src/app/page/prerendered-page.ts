import type { Language } from '../../lib/text/i18n.ts'

/** What search engines, previews and the browser's tab need to know of a page. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** Absolute address of the page that counts. */
  readonly canonical: string
  readonly robots?: 'noindex'
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly openGraph: Readonly<Record<string, string>>
}

/** One page as the build writes it: markup for #root, its head, and the source files whose chunks it needs. */
export type PrerenderedPage = {
  /** Path without trailing slash: '/', '/tr', '/tools/photo-to-pdf', '/404', '/tr/404'. */
  readonly path: string
  readonly language: Language
  readonly html: string
  readonly head: PageHead
  readonly modules: readonly string[]
  /** Things of schema.org that the page is about; written as data, never run. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[]
  /** Days on which an article appeared and was last checked. */
  readonly article?: { readonly published: string; readonly modified: string }
  readonly sitemap: boolean
}
