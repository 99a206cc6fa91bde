import { expect, it } from 'vitest'
import { examplePage } from '../../testing/page.ts'
import { robots, sitemap } from './sitemap.ts'

it('lists the indexed pages with their translations', () => {
  const hidden = examplePage({
    path: '/404',
    sitemap: false,
    head: { canonical: 'https://site.example/hidden' },
  })
  const xml = sitemap([examplePage(), hidden])
  expect(xml.match(/<loc>/g)).toHaveLength(1)
  expect(xml).toContain('<loc>https://site.example/notes</loc>')
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="tr" href="https://site.example/tr/notes"/>')
  expect(xml).not.toContain('hidden')
})

it('is referenced in robots.txt', () => {
  expect(robots('https://site.example')).toContain('Sitemap: https://site.example/sitemap.xml\n')
})
