import { describe, expect, it } from 'vitest'
import { classesIn, classesOf, pageStyles, styleImports } from './page-styles.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, css: ['assets/index.css'] },
  'src/tools/a/A.tsx': {
    file: 'assets/A.js',
    imports: ['_shared.js', 'index.html'],
    css: ['assets/A.css'],
    dynamicImports: ['src/tools/a/Later.tsx'],
  },
  'src/tools/a/Later.tsx': { file: 'assets/Later.js', css: ['assets/Later.css'] },
  'src/tools/b/B.tsx': { file: 'assets/B.js', imports: ['_shared.js'], css: ['assets/B.css'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
}
const sheets: Readonly<Record<string, string>> = {
  'assets/A.css': '._a_1{color:red}',
  'assets/B.css': '._b_1:hover{margin:.5rem}',
  'assets/Later.css': '@media print{._later_1>._part_1{margin:0}}',
  'assets/shared.css': '._shared_1{margin:0}',
}
const stylesOf = pageStyles(manifest, 'index.html', (file) => sheets[file] ?? '')

describe('the style sheets of a page', () => {
  it('are those of its modules, after those of what they import, without those of the entry', () => {
    const page = { html: '<p class="_a_1">', modules: ['src/tools/a/A.tsx'] }
    expect(stylesOf(page)).toEqual(['/assets/shared.css', '/assets/A.css'])
  })

  it('include those of prerendered parts that it loads later', () => {
    const page = { html: '<p class="x _part_1">', modules: ['src/tools/a/A.tsx'] }
    expect(stylesOf(page)).toEqual(['/assets/shared.css', '/assets/A.css', '/assets/Later.css'])
  })

  it('are none for a page that uses none', () => {
    expect(stylesOf({ html: '<p>_b_1 <b class="b">', modules: [] })).toEqual([])
  })
})

it('finds the style sheets that one may override', () => {
  const importsOf = styleImports(manifest)
  expect(importsOf('/assets/A.css')).toEqual(new Set(['/assets/shared.css', '/assets/index.css']))
  expect(importsOf('/assets/shared.css')).toEqual(new Set())
})

it('finds the classes of selectors and of elements', () => {
  expect(classesIn(sheets['assets/B.css'] ?? '')).toEqual(new Set(['_b_1']))
  expect(classesIn(sheets['assets/Later.css'] ?? '')).toEqual(new Set(['_later_1', '_part_1']))
  expect(classesOf('<p class="a b"><i class="c">')).toEqual(new Set(['a', 'b', 'c']))
})
