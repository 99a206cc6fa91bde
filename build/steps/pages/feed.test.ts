import { expect, it } from 'vitest'
import { examplePage } from '../../testing/page.ts'
import { feed } from './feed.ts'

const index = examplePage({
  path: '/guides',
  head: { title: 'Guides', canonical: 'https://site.example/guides' },
})
const article = examplePage({
  head: { title: 'Codes & colours', canonical: 'https://site.example/guides/codes' },
  article: { published: '2026-01-31', modified: '2026-02-01' },
})

it('lists every article once, with its date and escaped texts', () => {
  const xml = feed(index, [index, article])
  expect(xml.match(/<item>/g)).toHaveLength(1)
  expect(xml).toContain('<title>Codes &#38; colours</title>')
  expect(xml).toContain('<guid isPermaLink="true">https://site.example/guides/codes</guid>')
  expect(xml).toContain('<pubDate>Sat, 31 Jan 2026 00:00:00 GMT</pubDate>')
  expect(xml).toContain('<atom:link href="https://site.example/guides/feed.xml" rel="self"')
})
