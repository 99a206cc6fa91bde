import { describe, expect, it } from 'vitest'
import { guideSources } from '../steps/pages/guide-sources.ts'
import { headersFor, parseHeaderRules } from './header-rules.js'
import { headersFile, redirectsFile } from './headers-file.ts'
import {
  exactPattern,
  immutable,
  pageContentSecurityPolicy,
  revalidate,
  workerContentSecurityPolicy,
} from './site-headers.ts'

const paths = ['/', '/about', '/tools/a', '/tools/b', '/tr', '/tr/tools/a', '/404', '/sw.js']
const rules = parseHeaderRules(headersFile(paths))
const of = (path: string) => headersFor(rules, path)

describe('the _headers file', () => {
  it.each(paths)('has %s asked for anew, under the policy of pages', (path) => {
    expect(of(path).get('Cache-Control')).toBe(revalidate)
    expect(of(path).get('Content-Security-Policy')).toBe(pageContentSecurityPolicy)
    expect(of(path).get('Cross-Origin-Embedder-Policy')).toBe('require-corp')
  })

  it('caches files with a hash for a year', () => {
    expect(of('/assets/index-1.js').get('Cache-Control')).toBe(immutable)
    expect(of('/workers/worker-1.js').get('Cache-Control')).toBe(immutable)
  })

  it('seals workers: hosts join both policies with a comma, and both apply', () => {
    const policy = of('/workers/worker-1.js').get('Content-Security-Policy')
    expect(policy).toBe(`${pageContentSecurityPolicy}, ${workerContentSecurityPolicy}`)
  })

  it('lets a guide navigate to the exact URLs of its own sources, in every language, and other pages to none', () => {
    const strict = '(response-origin "mailto:*")'
    for (const path of [...paths, '/guides', '/assets/a.js', '/nothing'])
      expect(of(path).get('Connection-Allowlist'), path).toBe(strict)
    for (const { id, urls } of guideSources())
      for (const path of [`/guides/${id}`, `/tr/guides/${id}`, `/guides/${id}/`, `/guides/${id}.html`]) {
        // Browsers use the first of joined allowlists.
        const [own = '', ...rest] = of(path).get('Connection-Allowlist')?.split(', ') ?? []
        expect(rest).toEqual([strict])
        expect(own.match(/"[^"]*"/g)).toEqual(
          ['mailto:*', ...urls.map(exactPattern)].map((each) => `"${each}"`),
        )
      }
  })

  it('is within the limits of Cloudflare Pages: 100 rules, 2000 characters a line', () => {
    expect(rules.length).toBeLessThan(100)
    for (const line of headersFile(paths).split('\n')) expect(line.length).toBeLessThan(2000)
  })

  it('applies no rule of another page to a page in an unknown folder', () => {
    expect(of('/elsewhere').get('Cache-Control')).toBeUndefined()
    expect(of('/aboutx').get('Cache-Control')).toBeUndefined()
  })
})

it('has a 404 page for each language', () => {
  expect(redirectsFile(['tr'])).toBe('/tr/* /tr/404.html 404\n')
})
