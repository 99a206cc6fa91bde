import { describe, expect, it } from 'vitest'
import { pageNeeds } from './page-files.ts'

const file = (path: string, text?: string, bytes = 1_000) => ({ path, text, bytes })

const files = [
  file('/404', '/assets/index-00000000.js'),
  file('/', '/assets/index-00000000.js /assets/Home-00000000.js href="/app.webmanifest"'),
  file('/about', '/assets/index-00000000.js /assets/all-00000000.js /assets/About-00000000.js'),
  file(
    '/tools/a',
    '/assets/index-00000000.js /assets/all-00000000.js /assets/tools-00000000.js /assets/A-00000000.js /assets/A-00000000.css',
  ),
  file(
    '/tools/b',
    '/assets/index-00000000.js /assets/all-00000000.js /assets/tools-00000000.js /assets/B-00000000.js',
  ),
  file('/tr', '/assets/index-00000000.js /assets/Home-00000000.js'),
  file('/tr/tools/a', '/assets/index-00000000.js /assets/all-00000000.js /assets/A-00000000.js'),
  file('/assets/index-00000000.js', 'import("./all-00000000.js")'),
  file('/assets/all-00000000.js', 'import("./A-00000000.js");import("./About-00000000.js")'),
  file('/assets/Home-00000000.js', ''),
  file('/assets/B-00000000.js', ''),
  file('/assets/tools-00000000.js', 'import("./Next-00000000.js")'),
  file('/assets/Next-00000000.js', 'import("./large-00000000.wasm")'),
  file('/assets/About-00000000.js', ''),
  file('/assets/A-00000000.js', 'import("./Part-00000000.js");"/assets/large-00000000.wasm"'),
  file('/assets/A-00000000.css'),
  file('/assets/Part-00000000.js', '"/workers/a.worker-00000000.js"'),
  file('/workers/a.worker-00000000.js', ''),
  file('/assets/large-00000000.wasm', undefined, 900_000),
  file('/assets/geist-text-00000000.woff2'),
  file('/assets/geist-turkish-00000000.woff2'),
  file('/assets/geist-latin-00000000.woff2'),
  file('/begin.js', ''),
  file('/app.webmanifest'),
  file(
    '/assets/LateNotices-00000000.js',
    'import("./UpdateOffer-00000000.js");import("./notices.tr-00000000.js")',
  ),
  file('/assets/UpdateOffer-00000000.js', ''),
  file('/assets/notices.tr-00000000.js', ''),
  file('/icons/icon.png'),
]
const { shells, pages } = pageNeeds(files, ['/', '/tr'])

describe('what pages load', () => {
  it('has in the shell of a language its home page, what all its pages name and the fonts of its texts', () => {
    expect(new Set(shells['/'])).toEqual(
      new Set([
        ...['/', '/404', '/begin.js', '/app.webmanifest', '/assets/index-00000000.js'],
        ...['/assets/Home-00000000.js', '/assets/all-00000000.js', '/assets/geist-text-00000000.woff2'],
        ...['/assets/LateNotices-00000000.js', '/assets/UpdateOffer-00000000.js'],
      ]),
    )
    expect(shells['/tr']).toContain('/assets/geist-turkish-00000000.woff2')
    expect(shells['/tr']).not.toContain('/')
  })

  it('follows what a page loads when it is used, but not other pages', () => {
    const { first, soon } = pages['/tools/a'] ?? {}
    expect(new Set(first)).toEqual(
      new Set([
        ...['/tools/a', '/assets/A-00000000.js', '/assets/A-00000000.css', '/assets/tools-00000000.js'],
      ]),
    )
    expect(new Set(soon)).toEqual(
      new Set([
        ...['/assets/Part-00000000.js', '/workers/a.worker-00000000.js'],
        // What the frame of all tools loads later, but not what that loads in turn.
        '/assets/Next-00000000.js',
      ]),
    )
    expect(pages['/about']).toEqual({
      first: ['/about', '/assets/About-00000000.js'],
      soon: [],
      later: [],
    })
    expect(pages['/404']).toEqual({ first: [], soon: [], later: [] })
  })

  it('leaves for later what is too large after the first use', () => {
    expect(pages['/tools/a']?.later).toEqual(['/assets/large-00000000.wasm'])
  })
})
