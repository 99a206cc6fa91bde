import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { CopyError } from './build-files.ts'
import type { OfflineBuild } from './offline-build.ts'
import { createStoredCopy } from './stored-copy.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('base64')
const site = 'https://toolnook.example'

function build(id: string, texts: Readonly<Record<string, string>>, headers = 'h'): OfflineBuild {
  const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, hash(text)]))
  return { id, headers, files, bytes: Object.keys(texts).map(() => 1), shells: {}, pages: {} }
}

/** The browser's caches and a server in memory. */
function open(served: Record<string, string>) {
  const builds = new Map<string, Map<string, Response>>()
  const fetched: string[] = []
  let listed = 0
  let isFull = false
  const caches = {
    keys: async () => [...builds.keys()],
    delete: async (name: string) => builds.delete(name),
    open: async (name: string) => {
      const files = builds.get(name) ?? new Map<string, Response>()
      builds.set(name, files)
      return {
        match: async (key: RequestInfo | URL) => files.get(String(key))?.clone(),
        put: async (key: RequestInfo | URL, response: Response) => {
          if (isFull) throw new DOMException('no room', 'QuotaExceededError')
          files.set(String(key), response)
        },
        keys: async () => {
          listed += 1
          return [...files.keys()].map((path) => new Request(site + path))
        },
      }
    },
  }
  const fetchFile = async (path: string, { cache, signal }: RequestInit) => {
    signal?.throwIfAborted()
    fetched.push(`${path} ${cache}`)
    const text = served[path]
    if (text === undefined) throw new TypeError('offline')
    return new Response(text, { headers: { 'Content-Encoding': 'br', ETag: 'e' } })
  }
  let last: Promise<unknown> = Promise.resolve()
  const exclusive = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done
    return done
  }
  const copyOf = (of: OfflineBuild) => createStoredCopy(of, caches, exclusive, fetchFile)
  /** That of a worker whose browser takes its time to open a cache. */
  const slowCopyOf = (of: OfflineBuild) =>
    createStoredCopy(
      of,
      { ...caches, open: (name) => setTimeout(10).then(() => caches.open(name)) },
      exclusive,
      fetchFile,
    )
  const names = () => [...builds.keys()]
  const remove = (of: OfflineBuild, path: string) => builds.get(`toolnook-${of.id}`)?.delete(path)
  const removeAll = () => builds.clear()
  const textIn = async (of: OfflineBuild, path: string) =>
    builds.get(`toolnook-${of.id}`)?.get(path)?.clone().text()
  return {
    copyOf,
    slowCopyOf,
    textIn,
    names,
    remove,
    removeAll,
    fetched,
    listed: () => listed,
    fill: () => (isFull = true),
  }
}

const failure = async (done: Promise<unknown>) =>
  done.then(
    () => 'none',
    (error: unknown) => (error instanceof CopyError ? error.failure : String(error)),
  )

const first = { '/': '/assets/a-11111111.js id1', '/assets/a-11111111.js': 'a', '/begin.js': 'begin' }

describe('a build’s own files', () => {
  it('are stored once, those with a hash in their name from the browser’s cache, documents last', async () => {
    const { copyOf, fetched, textIn } = open(first)
    const own = build('id1', first)
    const copy = copyOf(own)
    await copy.store(['/', '/assets/a-11111111.js', '/begin.js'])
    await copy.store(['/'])
    expect(fetched).toEqual(['/assets/a-11111111.js default', '/begin.js no-cache', '/ no-cache'])
    expect(await copy.read()).toEqual(new Set(['/assets/a-11111111.js', '/begin.js', '/']))
    expect(await textIn(own, '/begin.js')).toBe('begin')
    expect((await copy.match('/'))?.headers.has('Content-Encoding')).toBe(false)
  })

  it('are never mixed with those of another build', async () => {
    const { copyOf, fetched } = open({ ...first, '/assets/a-11111111.js': 'another' })
    const copy = copyOf(build('id1', first))
    expect(await failure(copy.store(['/', '/assets/a-11111111.js']))).toBe('other-build')
    expect(fetched).toEqual(['/assets/a-11111111.js default', '/assets/a-11111111.js reload'])
    expect(await copy.read()).toEqual(new Set())
  })

  it('name what failed', async () => {
    const { copyOf, fill } = open({ '/': first['/'] })
    const copy = copyOf(build('id1', first))
    expect(await failure(copy.store(['/begin.js']))).toBe('network')
    const stop = new AbortController()
    stop.abort()
    expect(await failure(copy.store(['/'], [], stop.signal))).toBe('stopped')
    fill()
    expect(await failure(copy.store(['/']))).toBe('storage')
  })

  it('are listed once for many steps, and anew when asked for what another tab has deleted', async () => {
    const { copyOf, listed, remove } = open(first)
    const own = build('id1', first)
    const copy = copyOf(own)
    for (const path of ['/assets/a-11111111.js', '/begin.js', '/']) await copy.store([path])
    expect(listed()).toBe(1)
    remove(own, '/begin.js')
    await copy.read()
    expect(await copy.readKnown()).toEqual(new Set(['/assets/a-11111111.js', '/']))
    await copy.store(['/', '/begin.js'])
    expect(await copy.read()).toEqual(new Set(['/assets/a-11111111.js', '/', '/begin.js']))
  })

  it('are noted with the names of all, and with the activation', async () => {
    const { copyOf } = open(first)
    const copy = copyOf(build('id1', first))
    await copy.restoreNotes()
    const [seen] = await copyOf(build('id2', first)).others()
    expect([...(seen?.listed ?? [])]).toEqual(Object.keys(first))
    expect(seen?.time).toBeGreaterThan(0)
    expect(seen?.stored).toEqual(new Set())
    expect(await copyOf(build('id2', first)).deleteOlder(false)).toBe(seen?.time)
  })
})

describe('a copy that is closed, to be deleted', () => {
  const own = build('id1', first)

  it('is not created anew by what is under way', async () => {
    const { slowCopyOf, names, removeAll } = open(first)
    const copy = slowCopyOf(own)
    const underWay = [
      failure(copy.store(['/', '/begin.js'])),
      failure(copy.noteActivation(1)),
      failure(copy.read()),
      failure(copy.others()),
    ]
    await copy.close()
    removeAll()
    await Promise.all(underWay)
    expect(names()).toEqual([])
  })

  it('is not created anew by what the page still loads, until it is asked to store again', async () => {
    const { copyOf, names, removeAll } = open(first)
    const copy = copyOf(own)
    await copy.store(['/begin.js'])
    await copy.close()
    removeAll()
    expect(await copy.match('/begin.js')).toBeUndefined()
    expect(await copy.readKnown()).toEqual(new Set())
    expect(await failure(copy.restoreNotes())).toBe('stopped')
    expect(await failure(copy.store(['/begin.js']))).toBe('stopped')
    expect(names()).toEqual([])
    copy.reopen()
    await copy.store(['/begin.js'])
    expect(await copy.read()).toEqual(new Set(['/begin.js']))
  })
})

describe('copies of older builds', () => {
  async function threeBuilds() {
    const here = open(first)
    const [one, two, three] = ['id1', 'id2', 'id3'].map((id) => here.copyOf(build(id, first)))
    if (!one || !two || !three) throw new Error('three copies')
    await one.noteActivation(1)
    await two.noteActivation(2)
    return { ...here, three }
  }

  it('are deleted but for the one that was activated last', async () => {
    const { three, names } = await threeBuilds()
    expect(await three.deleteOlder(false)).toBe(2)
    expect(names()).toEqual(['toolnook-id2'])
  })

  it('are deleted without an activation, unless a worker fills one', async () => {
    const { copyOf, three, names } = await threeBuilds()
    await copyOf(build('id4', first)).noteList()
    await three.deleteOlder(true)
    expect(names()).toEqual(['toolnook-id2', 'toolnook-id4'])
    await three.deleteOlder(false)
    expect(names()).toEqual(['toolnook-id2'])
  })

  it('do not come back when another worker reads them at that moment', async () => {
    const { slowCopyOf, three, names } = await threeBuilds()
    await Promise.all([slowCopyOf(build('id2', first)).others(), three.deleteOlder(false)])
    expect(names()).toEqual(['toolnook-id2'])
  })
})

describe('the next build', () => {
  const next = {
    '/': '/assets/a-22222222.js id2',
    '/assets/a-22222222.js': 'A',
    '/begin.js': 'begin',
    '/assets/b-22222222.js': 'import "./a-22222222.js"',
  }
  const last = { ...first, '/assets/b-11111111.js': 'import "./a-11111111.js"' }

  async function withLast(headers = 'h') {
    const served: Record<string, string> = { ...last }
    const here = open(served)
    const old = here.copyOf(build('id1', last))
    await old.restoreNotes()
    await old.store(Object.keys(last))
    here.fetched.length = 0
    for (const path of Object.keys(served)) delete served[path]
    Object.assign(served, next)
    const own = build('id2', next, headers)
    const copy = here.copyOf(own)
    return { ...here, own, copy, others: await copy.others() }
  }

  it('downloads only what has changed: not what it had, nor what differs by names of files alone', async () => {
    const { copy, own, others, fetched, textIn } = await withLast()
    await copy.store(Object.keys(next), others)
    expect(fetched).toEqual(['/assets/a-22222222.js default'])
    for (const [path, text] of Object.entries(next)) expect(await textIn(own, path), path).toBe(text)
    expect((await copy.match('/'))?.headers.get('ETag')).toBeNull()
    expect((await copy.match('/begin.js'))?.headers.get('ETag')).toBe('e')
  })

  it('downloads all of it anew if the headers have changed, which are stored with the files', async () => {
    const { copy, others, fetched } = await withLast('other headers')
    await copy.store(['/begin.js'], others)
    expect(fetched).toEqual(['/begin.js reload'])
  })
})
