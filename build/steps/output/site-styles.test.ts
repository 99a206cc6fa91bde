import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { joinStyles, onEveryPage } from './site-styles.ts'

const template = '<link rel="stylesheet" crossorigin href="/assets/index-1.css">\n'

describe('the style sheet of the site', () => {
  it('has what every page links, in order', () => {
    expect(
      onEveryPage([
        ['/a.css', '/b.css', '/c.css'],
        ['/a.css', '/x.css', '/c.css'],
      ]),
    ).toEqual(['/a.css', '/c.css'])
    expect(onEveryPage([])).toEqual([])
  })

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
