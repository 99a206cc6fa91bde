import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { divideStyles, joinedName, joinFiles, joinStyles } from './site-styles.ts'

const template = '<link rel="stylesheet" crossorigin href="/assets/index-1.css">\n'

describe('the style sheet of the site', () => {
  it('is one file in place of them, which are linked so that nothing loads them', () => {
    const dist = mkdtempSync(join(tmpdir(), 'site-styles-'))
    mkdirSync(join(dist, 'assets'))
    for (const name of ['index-1', 'common-2']) writeFileSync(join(dist, `assets/${name}.css`), `.${name}{}`)
    const linked = joinStyles(dist, template, ['/assets/common-2.css'])
    const [name = ''] = readdirSync(join(dist, 'assets')).filter((file) => file.startsWith('site-'))
    expect(readFileSync(join(dist, 'assets', name), 'utf8')).toBe('.index-1{}.common-2{}')
    expect(linked.trim().split('\n')).toEqual([
      `<link rel="stylesheet" crossorigin href="/assets/${name}">`,
      '<link rel="stylesheet" crossorigin disabled href="/assets/index-1.css">',
      '<link rel="stylesheet" crossorigin disabled href="/assets/common-2.css">',
    ])
  })

  it('needs a template that links one', () => {
    expect(() => joinStyles('', '', [])).toThrow('no style sheet')
  })
})

describe('the style sheets of pages', () => {
  const none = new Set<string>()
  /** Twenty pages: all but one link `/most.css`, a half `/half.css`, and each has one of its own. */
  const lists = Array.from({ length: 20 }, (_, page) => [
    ...(page === 0 ? [] : ['/most.css']),
    ...(page < 2 ? ['/few.css'] : []),
    ...(page % 2 === 0 ? ['/half.css'] : []),
    `/own-${page}.css`,
    '/all.css',
  ])

  it('are those of the site, those that many share, and after them the others', () => {
    const { site, of } = divideStyles(lists, () => none)
    expect(site).toEqual(['/most.css', '/all.css'])
    expect(of(lists[0] ?? [])).toEqual({ shared: ['/half.css'], own: ['/few.css', '/own-0.css'] })
    expect(of(lists[1] ?? [])).toEqual({ shared: [], own: ['/few.css', '/own-1.css'] })
  })

  it('stay before those that may override them', () => {
    const { site, of } = divideStyles(lists, (file) => (file === '/half.css' ? new Set(['/few.css']) : none))
    expect(site).toEqual(['/most.css', '/all.css'])
    expect(of(lists[0] ?? [])).toEqual({ shared: ['/few.css', '/half.css'], own: ['/own-0.css'] })
  })

  it('are none of the site where there is no page', () => {
    expect(divideStyles([], () => none).site).toEqual([])
  })

  it('are joined into one file, by their content', () => {
    const dist = mkdtempSync(join(tmpdir(), 'site-styles-'))
    mkdirSync(join(dist, 'assets'))
    for (const name of ['a', 'b']) writeFileSync(join(dist, `assets/${name}.css`), `.${name}{}`)
    const path = joinFiles(dist, 'page', ['/assets/a.css', '/assets/b.css'])
    expect(path).toMatch(/^\/assets\/page-[\w-]{8}\.css$/)
    expect(readFileSync(join(dist, path), 'utf8')).toBe('.a{}.b{}')
    expect(joinFiles(dist, 'page', ['/assets/b.css', '/assets/a.css'])).not.toBe(path)
  })

  it('have a name that the next build keeps for the same ones alone', () => {
    const name = joinedName(['/assets/A-abcdefgh.css', '/assets/B-abcd-fgh.css'])
    expect(name).toMatch(/^page\.[0-9a-f]{8}$/)
    expect(joinedName(['/assets/A-12345678.css', '/assets/B-abcd-fgh.css'])).toBe(name)
    expect(joinedName(['/assets/A-abcdefgh.css', '/assets/C-abcd-fgh.css'])).not.toBe(name)
  })
})
