import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkCopy } from './check-copy.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const list = {
  build: 'abc',
  files: {
    'index.html': hash('home'),
    'tr.html': hash('ev'),
    'assets/a.js': hash('let a'),
    'sw.js': hash('not kept'),
    'assets/on-demand/b.woff': hash('b'),
  },
}
const good = { '/': 'home', '/tr': 'ev', '/assets/a.js': 'let a' }

type Files = Readonly<Record<string, string>>

const cacheOf = (files: Files) => ({
  keys: async () => Object.keys(files).map((path) => new Request(`https://toolnook.example${path}`)),
  match: async (path: RequestInfo | URL) => {
    const text = files[String(path)]
    return text === undefined ? undefined : new Response(text)
  },
})
const builds = (caches: Readonly<Record<string, Files>>) => ({
  keys: async () => Object.keys(caches),
  open: async (name: string) => cacheOf(caches[name] ?? {}),
})
const check = (
  caches: Readonly<Record<string, Files>>,
  { fetchList = async () => list, isComing = false } = {},
) => checkCopy(builds(caches), async () => isComing, fetchList, 'abc')

describe('the offline copy', () => {
  it('matches if every file matches', async () => {
    expect(await check({ 'toolnook-1': { ...good, '/.activated-at': '5' } })).toEqual({
      kind: 'checked',
      files: 3,
      different: [],
    })
  })

  it('is found if it was completed between the two checks', async () => {
    const come: Record<string, Files> = {}
    const isComing = async () => {
      come['toolnook-1'] = { ...good, '/.activated-at': '5' }
      return false
    }
    expect(await checkCopy(builds(come), isComing, async () => list, 'abc')).toMatchObject({
      kind: 'checked',
    })
  })

  it('lists changed files and unpublished files', async () => {
    const changed = { ...good, '/tr': 'ev!', '/extra.js': '', '/.activated-at': '5' }
    expect(await check({ 'toolnook-1': changed })).toEqual({
      kind: 'checked',
      files: 4,
      different: ['/tr', '/extra.js'],
    })
  })

  it('is that of the active build, not of an older or a waiting one', async () => {
    const result = await check({
      'toolnook-old': { '/': 'old', '/.activated-at': '4' },
      'toolnook-now': { ...good, '/.activated-at': '5' },
      'toolnook-waiting': { '/': 'new' },
      'toolnook.lock': { '/.offline-lock': 'on' },
    })
    expect(result).toMatchObject({ files: 3, different: [] })
  })

  it('includes files cached on demand, but not those of an older build', async () => {
    const now = { ...good, '/.activated-at': '5' }
    const fonts = { '/assets/on-demand/b.woff': 'b', '/assets/on-demand/older.woff': 'o' }
    expect(await check({ 'toolnook-1': now, 'toolnook.on-demand': fonts })).toEqual({
      kind: 'checked',
      files: 4,
      different: [],
    })
    const changed = { '/assets/on-demand/b.woff': 'B' }
    expect(await check({ 'toolnook-1': now, 'toolnook.on-demand': changed })).toMatchObject({
      different: ['/assets/on-demand/b.woff'],
    })
  })

  it('is coming while it is being fetched, and otherwise missing', async () => {
    expect(await check({})).toEqual({ kind: 'none' })
    expect(await check({ 'toolnook-1': { '/': 'home' } }, { isComing: true })).toEqual({ kind: 'coming' })
  })

  it('is not compared with a missing list or the list of another build', async () => {
    const caches = { 'toolnook-1': { ...good, '/.activated-at': '5' } }
    const offline = () => Promise.reject(new TypeError('offline'))
    expect(await check(caches, { fetchList: offline })).toEqual({ kind: 'no-list' })
    expect(await check(caches, { fetchList: async () => ({ ...list, build: 'def' }) })).toEqual({
      kind: 'other-build',
      published: 'def',
    })
  })
})
