import type { Language } from '../../lib/text/i18n.ts'

/** Metadata of a page for search engines, previews and the browser's tab. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** Absolute URL of the canonical page. */
  readonly canonical: string
  readonly robots?: 'noindex'
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly openGraph: Readonly<Record<string, string>>
}

/** One page for the build to write: markup for #root, its head, and the source files whose chunks it needs. */
export type PrerenderedPage = {
  /** Path without trailing slash: '/', '/tr', '/tools/photo-to-pdf', '/404', '/tr/404'. */
  readonly path: string
  readonly language: Language
  readonly html: string
  readonly head: PageHead
  readonly modules: readonly string[]
  /** It needs no scripts but `begin.js`. */
  readonly isStatic?: boolean
  /** The source file of its early script: `early.<language>.ts` or `early.ts` of the tool or page. */
  readonly early?: string
  /** What it says where its scripts cannot be loaded. */
  readonly startFailed: string
  /** schema.org entities of the page; written as data, never executed. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[]
  /** Dates on which an article was published and last reviewed. */
  readonly article?: { readonly published: string; readonly modified: string }
  /** What the web app manifest needs to know of a tool. */
  readonly tool?: {
    readonly id: string
    readonly order: number
    readonly title: string
    /** Media types of the files that it opens. */
    readonly files: readonly string[]
  }
  readonly sitemap: boolean
}
