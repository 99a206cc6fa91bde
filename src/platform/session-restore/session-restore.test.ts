import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createFakeSessionRestoreDatabase } from '../testing/session-restore.ts'
import { createBlockedArea, createFakeArea, quotaError } from '../testing/storage.ts'
import { binarySize } from './binary-size.ts'
import { createSessionRestore, maxAgeMs } from './session-restore.ts'

const bytes = (size: number) => new Blob([new Uint8Array(size)])

function setUp(area = createFakeArea()) {
  const database = createFakeSessionRestoreDatabase()
  const clock = createFakeClock()
  let tabs = 0
  /** The page after each reload: with empty memory, but the same tab and database. */
  const load = (tab = area) =>
    createSessionRestore({
      database,
      area: tab,
      clock,
      maxBytes: 100,
      newId: () => {
        tabs += 1
        return `tab${tabs}`
      },
    })
  return { database, clock, load }
}

describe('work in progress', () => {
  it('is restored once after the reload, and deleted from the device', async () => {
    const { database, load } = setUp()
    const page = load()
    page.register({ key: 'word-counter', snapshot: () => ({ text: 'a long text', at: new Date(5) }) })
    page.register({ key: 'empty', snapshot: () => undefined })
    expect(await page.saveAll()).toEqual({ saved: ['word-counter'], unsaved: [] })
    const next = load()
    expect(await next.take('empty')).toBeUndefined()
    expect(await next.take('word-counter')).toEqual({ text: 'a long text', at: new Date(5) })
    expect(await next.take('word-counter')).toBeUndefined()
    expect(database.records.size).toBe(0)
  })

  it('does not open the database if nothing was saved', async () => {
    const { database, load } = setUp()
    let opened = 0
    const note = async () => {
      opened += 1
      return undefined
    }
    Object.assign(database, { take: note, discard: note })
    const page = load()
    page.register({ key: 'word-counter', snapshot: () => undefined })
    expect(await page.saveAll()).toEqual({ saved: [], unsaved: [] })
    expect(await page.take('word-counter')).toBeUndefined()
    expect(opened).toBe(0)
  })

  it('is restored only in its own tab', async () => {
    const { load } = setUp()
    const [here, there] = [createFakeArea(), createFakeArea()]
    for (const [area, text] of [
      [here, 'a'],
      [there, 'b'],
    ] as const) {
      const page = load(area)
      page.register({ key: 'word-counter', snapshot: () => text })
      await page.saveAll()
    }
    expect(await load(here).take('word-counter')).toBe('a')
    expect(await load(there).take('word-counter')).toBe('b')
  })

  it('can be unregistered, and is replaced by the latest registration', async () => {
    const { load } = setUp()
    const page = load()
    const leaveFirst = page.register({ key: 'a', snapshot: () => 1 })
    const leaveSecond = page.register({ key: 'a', snapshot: () => 2 })
    leaveFirst()
    await page.saveAll()
    expect(await page.take('a')).toBe(2)
    leaveSecond()
    expect(await page.saveAll()).toEqual({ saved: [], unsaved: [] })
  })

  it('is read at one moment', async () => {
    const { load } = setUp()
    const page = load()
    let count = 0
    for (const key of ['a', 'b']) page.register({ key, snapshot: () => ({ count }) })
    const saving = page.saveAll()
    count = 1
    await saving
    expect([await page.take('a'), await page.take('b')]).toEqual([{ count: 0 }, { count: 0 }])
  })

  it.each([maxAgeMs + 1, -maxAgeMs - 1])('is forgotten %i ms later', async (wait) => {
    const { database, clock, load } = setUp()
    const page = load()
    page.register({ key: 'a', snapshot: () => 1 })
    page.register({ key: 'b', snapshot: () => 1 })
    await page.saveAll()
    clock.set(clock.now() + wait)
    const next = load()
    expect(await next.take('a')).toBeUndefined()
    await next.discard()
    expect(database.records.size).toBe(0)
  })

  it('expires after maxAgeMs', async () => {
    const { clock, load } = setUp()
    const page = load()
    page.register({ key: 'a', snapshot: () => 1 })
    await page.saveAll()
    clock.advance(maxAgeMs)
    expect(await load().take('a')).toBe(1)
  })

  it('is deleted when the visitor stays, and saved again next time', async () => {
    const { database, load } = setUp()
    const page = load()
    const leave = page.register({ key: 'a', snapshot: () => 1 })
    await page.saveAll()
    await page.discard()
    expect(database.records.size).toBe(0)
    await page.saveAll()
    leave()
    const leaveNext = page.register({ key: 'b', snapshot: () => 2 })
    await page.saveAll()
    expect([...database.records.values()].map(({ value }) => value)).toEqual([2])
    leaveNext()
    await page.saveAll()
    expect(database.records.size).toBe(0)
  })
})

describe('work that cannot be saved', () => {
  it('is reported, and the rest is saved', async () => {
    const { load } = setUp()
    const page = load()
    page.register({ key: 'photos', snapshot: () => ({ files: [bytes(80)] }) })
    page.register({ key: 'too much', snapshot: () => [bytes(10), bytes(11)] })
    page.register({ key: 'fits', snapshot: () => new Map([['file', bytes(20)]]) })
    page.register({ key: 'function', snapshot: () => () => {} })
    page.register({
      key: 'breaks',
      snapshot() {
        throw new Error('no state yet')
      },
    })
    const { saved, unsaved } = await page.saveAll()
    expect(saved).toEqual(['photos', 'fits'])
    expect(unsaved).toEqual([
      { key: 'breaks', reason: 'failed' },
      { key: 'too much', reason: 'too-large' },
      { key: 'function', reason: 'not-clonable' },
    ])
  })

  it.each([
    ['no-room', quotaError()],
    ['failed', new Error('blocked')],
  ])('says why: %s', async (reason, failure) => {
    const { database, load } = setUp()
    const page = load()
    page.register({ key: 'a', snapshot: () => 1 })
    database.failure = failure
    expect(await page.saveAll()).toEqual({ saved: [], unsaved: [{ key: 'a', reason }] })
    expect(await page.take('a')).toBeUndefined()
    await page.discard()
  })

  it('is all of it where session storage is unavailable', async () => {
    const { database, load } = setUp(createBlockedArea())
    const page = load()
    page.register({ key: 'a', snapshot: () => 1 })
    expect((await page.saveAll()).unsaved).toEqual([{ key: 'a', reason: 'failed' }])
    expect(database.records.size).toBe(0)
  })
})

describe('carriedBytes', () => {
  it('counts only files and buffers, each once, at any depth', () => {
    const file = new File(['12345'], 'a.txt')
    const buffer = new ArrayBuffer(7)
    const loop: { self?: unknown; file: File } = { file }
    loop.self = loop
    expect(binarySize([file, { file }, loop])).toBe(5)
    expect(binarySize({ a: new Uint8Array(buffer, 0, 2), b: new Uint8Array(buffer), c: buffer })).toBe(7)
    expect(binarySize({ view: new Uint8Array(buffer, 0, 2) })).toBe(7)
    expect(binarySize(new Set([file, new Blob(['1'])]))).toBe(6)
    expect(binarySize(new Map([[file, bytes(2)]]))).toBe(7)
    for (const plain of ['text', 5, null, undefined, new Date(), {}]) expect(binarySize(plain)).toBe(0)
  })
})
