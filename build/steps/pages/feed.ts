import type { PrerenderedPage } from '../../../src/app/page/prerendered-page.ts'
import { escapeHtml } from './template.ts'

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`
const rfc822 = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString()

/** An RSS 2.0 feed of the articles among the pages; `index` is the page that lists them. */
export function feed(index: PrerenderedPage, pages: readonly PrerenderedPage[]): string {
  const items = pages.flatMap(({ head, article }) =>
    article === undefined
      ? []
      : [
          '    <item>',
          `      ${element('title', head.title)}`,
          `      ${element('link', head.canonical)}`,
          `      <guid isPermaLink="true">${escapeHtml(head.canonical)}</guid>`,
          `      ${element('description', head.description)}`,
          `      ${element('pubDate', rfc822(article.published))}`,
          '    </item>',
        ],
  )
  const self = `${index.head.canonical}/feed.xml`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    ${element('title', index.head.title)}`,
    `    ${element('link', index.head.canonical)}`,
    `    ${element('description', index.head.description)}`,
    `    ${element('language', index.language)}`,
    `    <atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
}
