import { describe, expect, it } from 'vitest'
import { pageChunks } from './chunks.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'], css: ['assets/shared.css'] },
  'src/tools/a/A.tsx': {
    file: 'assets/A.js',
    imports: ['_shared.js', 'index.html'],
    dynamicImports: ['src/tools/a/sample.ts'],
    css: ['assets/A.css'],
  },
  'src/tools/a/messages.en.ts': { file: 'assets/messages.js', imports: ['_shared.js'] },
  'src/tools/a/sample.ts': { file: 'assets/sample.js' },
}

describe('the chunks of a page', () => {
  it('are those of its modules with all imports and styles, less what the entry loads', () => {
    const modules = ['src/tools/a/A.tsx', 'src/tools/a/messages.en.ts']
    expect(pageChunks(manifest, 'index.html', modules)).toEqual({
      scripts: ['/assets/A.js', '/assets/shared.js', '/assets/messages.js'],
      styles: ['/assets/A.css', '/assets/shared.css'],
    })
  })

  it('take the styles alone of parts that stay as they were prerendered', () => {
    expect(pageChunks(manifest, 'index.html', [], ['src/tools/a/A.tsx'])).toEqual({
      scripts: [],
      styles: ['/assets/A.css', '/assets/shared.css'],
    })
  })

  it('name the module that is no chunk', () => {
    expect(() => pageChunks(manifest, 'index.html', ['src/tools/b/B.tsx'])).toThrow('src/tools/b/B.tsx')
  })
})
