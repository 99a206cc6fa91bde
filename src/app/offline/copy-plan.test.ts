import { describe, expect, it } from 'vitest'
import { copyState, homeOf, neededBy, nextFiles, replacementFor } from './copy-plan.ts'
import type { OfflineBuild } from './offline-build.ts'

const files: Readonly<Record<string, number>> = {
  '/': 10,
  '/404': 10,
  '/tools/a': 10,
  '/tools/b': 10,
  '/tr': 10,
  '/assets/index-11111111.js': 50,
  '/assets/A-11111111.js': 20,
  '/assets/a.messages-11111111.js': 5,
  '/assets/B-11111111.js': 30,
  '/workers/a.worker-11111111.js': 400,
}
const names = Object.keys(files)
const places = (...paths: string[]) => paths.map((path) => names.indexOf(path))
const build: OfflineBuild = {
  id: 'now',
  headers: 'h',
  files: Object.fromEntries(names.map((name) => [name, `hash of ${name}`])),
  bytes: Object.values(files),
  shells: { '/': places('/', '/404', '/assets/index-11111111.js'), '/tr': places('/tr') },
  pages: {
    '/': { first: [], soon: [], later: [] },
    '/404': { first: [], soon: [], later: [] },
    '/tools/a': {
      first: places('/tools/a', '/assets/A-11111111.js'),
      soon: places('/assets/a.messages-11111111.js'),
      later: places('/workers/a.worker-11111111.js'),
    },
    '/tools/b': { first: places('/tools/b', '/assets/B-11111111.js'), soon: [], later: [] },
    '/tr': { first: [], soon: [], later: [] },
  },
}
const neededByA = [
  ...['/assets/index-11111111.js', '/assets/A-11111111.js', '/assets/a.messages-11111111.js'],
  ...['/', '/404', '/tools/a'],
]

describe('after the first use of a page', () => {
  it('its files and those of the shell are stored, documents last', () => {
    expect(neededBy(build, '/tools/a')).toEqual(neededByA)
    expect(neededBy(build, '/nowhere')).toEqual(['/assets/index-11111111.js', '/', '/404'])
  })

  it('the shell is that of the language', () => {
    expect(homeOf(build, '/tr/tools/a')).toBe('/tr')
    expect(homeOf(build, '/tr')).toBe('/tr')
    expect(homeOf(build, '/tools/a')).toBe('/')
    expect(homeOf(build, '/trx')).toBe('/')
  })
})

describe('the state of the copy', () => {
  it('says whether the page opens, and whether all of it works', () => {
    const state = (stored: readonly string[], page = '/tools/a') => copyState(build, new Set(stored), page)
    expect(state([])).toEqual({ build: 'now', page: 'none', missingFiles: 10, missingBytes: 555 })
    expect(state(neededByA)).toMatchObject({ page: 'part', missingFiles: 4, missingBytes: 450 })
    expect(state(neededByA.filter((name) => !name.includes('messages'))).page).toBe('part')
    expect(state(neededByA.slice(1)).page).toBe('none')
    expect(state([...neededByA, '/workers/a.worker-11111111.js']).page).toBe('whole')
    expect(state(neededByA, '/tools/b').page).toBe('none')
    expect(state(neededByA, '/nowhere').page).toBe('none')
    expect(state(names)).toMatchObject({ page: 'whole', missingFiles: 0, missingBytes: 0 })
  })
})

describe('the next files', () => {
  it('are those of the open page first, then the small ones, and documents at the end', () => {
    const stored = new Set<string>(neededByA)
    const steps: (readonly string[])[] = []
    for (;;) {
      const next = nextFiles(build, stored, '/tools/a', 40)
      if (next.length === 0) break
      steps.push(next)
      for (const name of next) stored.add(name)
    }
    expect(steps).toEqual([['/workers/a.worker-11111111.js'], ['/assets/B-11111111.js', '/tools/b'], ['/tr']])
  })
})

describe('before a build replaces another it stores', () => {
  const older = (stored: readonly string[], listed: readonly string[] = ['/', ...stored, '/more']) => [
    { stored: new Set(stored), listed: new Set(listed) },
  ]

  it('all files, if the copy was whole', () => {
    expect(new Set(replacementFor(build, older(['/'], ['/'])))).toEqual(new Set(names))
  })

  it('what the pages need that were there, and the new versions of their other files', () => {
    const had = ['/tools/a', '/assets/A-00000000.js', '/workers/a.worker-00000000.js', '/gone']
    expect(new Set(replacementFor(build, older(had)))).toEqual(
      new Set([...neededByA.filter((name) => !name.includes('messages')), '/workers/a.worker-11111111.js']),
    )
  })

  it('nothing of pages that were not there', () => {
    expect(replacementFor(build, older(['/assets/index-00000000.js']))).toEqual(['/assets/index-11111111.js'])
  })
})
