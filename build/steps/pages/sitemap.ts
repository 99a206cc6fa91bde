import type { PrerenderedPage } from '../../../src/app/page/prerendered-page.ts'
import { escapeHtml } from './template.ts'

function entry({ head, article }: PrerenderedPage): string {
  const changed = article === undefined ? [] : [`    <lastmod>${article.modified}</lastmod>`]
  const alternates = head.alternates.map(
    ({ hreflang, href }) =>
      `    <xhtml:link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}"/>`,
  )
  return [
    '  <url>',
    `    <loc>${escapeHtml(head.canonical)}</loc>`,
    ...changed,
    ...alternates,
    '  </url>',
  ].join('\n')
}

/** sitemap.xml of the indexed pages, each with its translations. */
export const sitemap = (pages: readonly PrerenderedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.filter((page) => page.sitemap).map(entry),
    '</urlset>',
    '',
  ].join('\n')

export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
