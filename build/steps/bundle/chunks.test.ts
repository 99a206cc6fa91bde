import { describe, expect, it } from 'vitest'
import { checkNoCircles, pageScripts, pageStyles } from './chunks.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  'src/tools/a/A.tsx': {
    file: 'assets/A.js',
    imports: ['_shared.js', 'index.html'],
    dynamicImports: ['src/tools/a/sample.ts'],
  },
  'src/tools/a/messages.en.ts': { file: 'assets/messages.js', imports: ['_shared.js'] },
  'src/tools/a/sample.ts': { file: 'assets/sample.js' },
}

describe('the scripts of a page', () => {
  it('are those of its modules and their imports, except those of the entry', () => {
    const modules = ['src/tools/a/A.tsx', 'src/tools/a/messages.en.ts']
    expect(pageScripts(manifest, 'index.html', modules)).toEqual([
      '/assets/A.js',
      '/assets/shared.js',
      '/assets/messages.js',
    ])
  })

  it('throws with the name of a module without a chunk', () => {
    expect(() => pageScripts(manifest, 'index.html', ['src/tools/b/B.tsx'])).toThrow('src/tools/b/B.tsx')
  })
})

describe('the styles of a page', () => {
  const styled = {
    'index.html': { file: 'assets/index.js', isEntry: true, css: ['index.css'] },
    'src/tools/a/A.tsx': { file: 'assets/A.js', imports: ['_shared.js'], css: ['a.css'] },
    'src/tools/a/panel.tsx': { file: 'assets/panel.js', imports: ['_shared.js'], css: ['panel.css'] },
    '_shared.js': { file: 'assets/shared.js', css: ['shared.css'] },
    'src/tools/b/B.tsx': { file: 'assets/B.js', imports: ['_shared.js'], css: ['b.css'] },
  }
  const css = new Map([
    ['index.css', '.bar{}'],
    ['shared.css', '.button{}'],
    ['a.css', '.a-title{}'],
    ['panel.css', '.panel:hover>.a\\:b{}'],
    ['b.css', '.b-title{}'],
  ])
  const modules = ['src/tools/a/A.tsx']

  it('are those of its scripts, after those of what they import', () => {
    expect(pageStyles(styled, 'index.html', { modules, html: '' }, css)).toEqual(['/shared.css', '/a.css'])
  })

  it('are also those of what its markup shows before its script is loaded', () => {
    const html = '<div class="bar"><p class="other panel">…</p></div>'
    const sheets = ['/shared.css', '/a.css', '/panel.css']
    expect(pageStyles(styled, 'index.html', { modules, html }, css)).toEqual(sheets)
    expect(pageStyles(styled, 'index.html', { modules: [], html: '<b class="a:b">' }, css)).toEqual([
      '/panel.css',
    ])
    expect(pageStyles(styled, 'index.html', { modules: [], html: '<b class="a">' }, css)).toEqual([])
  })
})

it('throws for chunks that import each other', () => {
  expect(() => checkNoCircles(manifest)).not.toThrow()
  const round = { ...manifest, '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] } }
  expect(() => checkNoCircles(round)).toThrow('_react.js > _shared.js > _react.js')
})
