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

describe('the kept copy', () => {
  it('is as published when every file is', async () => {
    expect(await check({ 'toolnook-1': { ...good, '/.activated-at': '5' } })).toEqual({
      kind: 'checked',
      files: 3,
      different: [],
    })
  })

  it('is found where it has come while nothing was on its way any more', async () => {
    const come: Record<string, Files> = {}
    const isComing = async () => {
      come['toolnook-1'] = { ...good, '/.activated-at': '5' }
      return false
    }
    expect(await checkCopy(builds(come), isComing, async () => list, 'abc')).toMatchObject({
      kind: 'checked',
    })
  })

  it('names a file that was changed, and one that was never published', async () => {
    const changed = { ...good, '/tr': 'ev!', '/extra.js': '', '/.activated-at': '5' }
    expect(await check({ 'toolnook-1': changed })).toEqual({
      kind: 'checked',
      files: 4,
      different: ['/tr', '/extra.js'],
    })
  })

  it('is that of the build which answers pages, not of an older one or one that waits', async () => {
    const verdict = await check({
      'toolnook-old': { '/': 'old', '/.activated-at': '4' },
      'toolnook-now': { ...good, '/.activated-at': '5' },
      'toolnook-waiting': { '/': 'new' },
      'toolnook.lock': { '/.offline-lock': 'on' },
    })
    expect(verdict).toMatchObject({ files: 3, different: [] })
  })

  it('has the files that were kept at their first use, and not those that an older build left', async () => {
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

  it('is not there yet while it is being fetched, and otherwise not there', async () => {
    expect(await check({})).toEqual({ kind: 'none' })
    expect(await check({ 'toolnook-1': { '/': 'home' } }, { isComing: true })).toEqual({ kind: 'coming' })
  })

  it('is not judged by a list that is missing or of another build', async () => {
    const kept = { 'toolnook-1': { ...good, '/.activated-at': '5' } }
    const offline = () => Promise.reject(new TypeError('offline'))
    expect(await check(kept, { fetchList: offline })).toEqual({ kind: 'no-list' })
    expect(await check(kept, { fetchList: async () => ({ ...list, build: 'def' }) })).toEqual({
      kind: 'other-build',
      published: 'def',
    })
  })
})
