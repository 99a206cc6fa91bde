import type { PageHead, PrerenderedPage } from '../../src/app/page/prerendered-page.ts'

const head: PageHead = {
  title: 'Notes',
  description: 'Write "notes" & more',
  canonical: 'https://site.example/notes',
  alternates: [
    { hreflang: 'en', href: 'https://site.example/notes' },
    { hreflang: 'tr', href: 'https://site.example/tr/notes' },
    { hreflang: 'x-default', href: 'https://site.example/notes' },
  ],
  openGraph: { 'og:title': 'Notes' },
}

type PageParts = Partial<Omit<PrerenderedPage, 'head'>> & { readonly head?: Partial<PageHead> }

/** A rendered page with the given parts. */
export const examplePage = (parts: PageParts = {}): PrerenderedPage => ({
  path: '/notes',
  language: 'en',
  html: '<h1>Notes</h1>',
  modules: [],
  startFailed: 'Not everything was loaded',
  sitemap: true,
  ...parts,
  head: { ...head, ...parts.head },
})
