import { describe, expect, it } from 'vitest'
import { checkNoCircles, earlyScript, pageScripts } from './chunks.ts'

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

describe('earlyScript', () => {
  it('is the file of its source', () => {
    expect(
      earlyScript({ 'src/tools/a/early.ts': { file: 'assets/early.a.js' } }, 'src/tools/a/early.ts'),
    ).toBe('/assets/early.a.js')
  })

  it('throws for one of several files, and for one that is not there', () => {
    const ofTwo = { 'src/tools/a/early.ts': { file: 'assets/early.a.js', imports: ['_shared.js'] } }
    expect(() => earlyScript(ofTwo, 'src/tools/a/early.ts')).toThrow('src/tools/a/early.ts is not one file')
    expect(() => earlyScript({}, 'src/tools/b/early.ts')).toThrow('not built')
  })
})

it('throws for chunks that import each other', () => {
  expect(() => checkNoCircles(manifest)).not.toThrow()
  const round = { ...manifest, '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] } }
  expect(() => checkNoCircles(round)).toThrow('_react.js > _shared.js > _react.js')
})
