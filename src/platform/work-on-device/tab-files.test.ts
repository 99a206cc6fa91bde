import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/clock.ts'
import { createFakeDisk, type FakeDisk } from '../testing/folder.ts'
import { maxBytes } from './limits.ts'
import { createTabFiles } from './tab-files.ts'
import { maxAgeMs } from './tab-folder.ts'
import type { Unsaved } from './unsaved.ts'

const photo = (name = 'a.jpg', bytes = 'pixels') =>
  new File([bytes], name, { type: 'image/jpeg', lastModified: 5 })

function setUp({ build = 'a' } = {}) {
  const clock = createFakeClock()
  const disk = createFakeDisk(clock.now)
  /** The page after each reload. */
  const load = (
    options: { readonly build?: string; readonly lastOpen?: number; readonly isLost?: () => boolean } = {},
  ) =>
    createTabFiles({
      open: () => disk.root.folder('tab'),
      lastOpen: 0,
      clock,
      build,
      freeBytes: async () => disk.free,
      ...options,
    })
  return { clock, disk, load }
}
type Page = Awaited<ReturnType<ReturnType<typeof setUp>['load']>>

async function save(page: Page, work: Readonly<Record<string, unknown>>): Promise<Unsaved | null> {
  let outcome: Unsaved | null = null
  await page.save(
    new Map(Object.entries(work)),
    () => false,
    (unsaved) => {
      outcome = unsaved
    },
  )
  return outcome
}
const folderOf = ({ root }: FakeDisk) => root.folders.get('tab')?.files ?? new Map<string, File>()
const textsOf = (files: readonly File[]) => Promise.all(files.map((file) => file.text()))

describe('the work of a tab', () => {
  it('is there after a reload, files with their names, once', async () => {
    const { load } = setUp()
    const work = { photos: [{ file: photo(), turns: 1 }], title: 'Holiday' }
    expect(await save(await load(), { pdf: work })).toBeNull()
    const page = await load()
    const { value, isOfThisBuild } = (await page.take('pdf')) ?? {}
    expect(isOfThisBuild).toBe(true)
    const { photos, title } = value as typeof work
    expect([title, photos[0]?.turns]).toEqual(['Holiday', 1])
    expect(photos[0]?.file).toMatchObject({ name: 'a.jpg', type: 'image/jpeg', lastModified: 5 })
    expect(await textsOf(photos.map(({ file }) => file))).toEqual(['pixels'])
    expect(await page.take('pdf')).toBeUndefined()
  })

  it('says if another build has saved it', async () => {
    const { load } = setUp()
    await save(await load({ build: 'a' }), { bmi: 'form' })
    expect(await (await load({ build: 'b' })).take('bmi')).toEqual({ value: 'form', isOfThisBuild: false })
  })

  it('that is not taken stays beside what is saved later', async () => {
    const { load } = setUp()
    await save(await load(), { pdf: photo(), bmi: 'form' })
    const page = await load()
    await page.take('bmi')
    await save(page, { bmi: 'other form' })
    const next = await load()
    expect(await next.take('bmi')).toMatchObject({ value: 'other form' })
    expect(await textsOf([(await next.take('pdf'))?.value as File])).toEqual(['pixels'])
  })

  it('takes any names, twice the same, and never uses them for its own', async () => {
    const { disk, load } = setUp()
    const names = [
      '../../up.png',
      '/etc/passwd',
      'a\\b:c',
      'x'.repeat(1000),
      'record.json',
      '',
      'a.jpg',
      'a.jpg',
    ]
    await save(await load(), { pdf: names.map((name, index) => photo(name, String(index))) })
    for (const name of folderOf(disk).keys()) expect(name).toMatch(/^(f\d+|record\.json)$/)
    const files = (await (await load()).take('pdf'))?.value as readonly File[]
    expect(files.map(({ name }) => name)).toEqual(names)
    expect(await textsOf(files)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  })

  it('writes a file once, whoever has it, and deletes it when nobody has it any more', async () => {
    const { disk, load } = setUp()
    const page = await load()
    const shared = photo()
    await save(page, { compressor: [shared], pdf: [shared] })
    expect([...folderOf(disk).keys()]).toEqual(['f1', 'record.json'])
    await save(page, { pdf: [shared] })
    expect([...folderOf(disk).keys()]).toEqual(['f1', 'record.json'])
    await save(page, { pdf: [] })
    expect([...folderOf(disk).keys()]).toEqual(['record.json'])
    await save(page, {})
    expect([...folderOf(disk).keys()]).toEqual([])
  })

  it('keeps a file that was given back while its tool has anything, as its removal may be undone', async () => {
    const { disk, load } = setUp()
    await save(await load(), { pdf: [photo('a.jpg'), photo('b.jpg')] })
    const page = await load()
    const back = await page.take('pdf')
    const files = back?.value as readonly File[]
    await save(page, { pdf: files.slice(1) })
    expect(folderOf(disk).size).toBe(3)
    await save(page, {})
    expect(folderOf(disk).size).toBe(0)
  })

  it('is forgotten a day after the tab was last open', async () => {
    const { clock, disk, load } = setUp()
    await save(await load(), { pdf: photo() })
    const lastOpen = clock.now() + 1000
    clock.advance(maxAgeMs + 500)
    expect(await (await load({ lastOpen })).take('pdf')).toBeDefined()
    expect(await (await load()).take('pdf')).toBeUndefined()
    expect(folderOf(disk).size).toBe(0)
  })
})

describe('what cannot be saved', () => {
  it('is said, and the rest is saved', async () => {
    const { disk, load } = setUp()
    disk.free = 1000
    const page = await load()
    const small = photo('small', 'x'.repeat(100))
    const large = photo('large', 'x'.repeat(800))
    expect(await save(page, { pdf: [large, small] })).toEqual({ files: 1, why: 'full' })
    const saved = (await (await load()).take('pdf'))?.value as readonly (File | null)[]
    expect(saved.map((file) => file?.name)).toEqual([undefined, 'small'])
  })

  it('is tried again once there is space', async () => {
    const { disk, load } = setUp()
    disk.free = 2500
    const page = await load()
    const [first, second] = [photo('a', 'x'.repeat(900)), photo('b', 'x'.repeat(900))]
    expect(await save(page, { pdf: [first, second] })).toEqual({ files: 1, why: 'full' })
    await save(page, { pdf: [second] })
    expect(await save(page, { pdf: [second] })).toBeNull()
  })

  it('is what exceeds the limit, however much the browser grants', async () => {
    const { load } = setUp()
    const huge = photo()
    Object.defineProperty(huge, 'size', { value: maxBytes + 1 })
    expect(await save(await load(), { pdf: [huge, photo()] })).toEqual({ files: 1, why: 'limit' })
  })

  it('is a file that is full in the middle of writing, or gone from the disk', async () => {
    const { disk, load } = setUp()
    const page = await load()
    const gone = photo('gone')
    Object.defineProperty(gone, 'arrayBuffer', {
      value: () => Promise.reject(new DOMException('Gone', 'NotFoundError')),
    })
    expect(await save(page, { pdf: [gone, photo()] })).toEqual({ files: 1, why: 'failed' })
    expect(folderOf(disk).size).toBe(2)
  })

  it('is said while files are being copied', async () => {
    const { load } = setUp()
    const said: (Unsaved | null)[] = []
    const page = await load()
    await page.save(
      new Map([['pdf', [photo(), photo()]]]),
      () => false,
      (unsaved) => said.push(unsaved),
    )
    expect(said).toEqual([{ files: 2, why: 'copying' }, null])
  })
})

describe('a browser that is killed', () => {
  it.each([0, 1, 2])('after %i writes leaves the earlier work', async (writes) => {
    const { disk, load } = setUp()
    await save(await load(), { pdf: [photo('old.jpg')] })
    disk.writesUntilKilled = writes
    const page = await load()
    await page.take('pdf')
    void save(page, { pdf: [photo('new.jpg'), photo('newer.jpg')] })
    await new Promise((resolve) => setTimeout(resolve))
    disk.writesUntilKilled = Number.POSITIVE_INFINITY
    const next = await load()
    const saved = (await next.take('pdf'))?.value as readonly File[]
    expect(saved.map(({ name }) => name)).toEqual(['old.jpg'])
    expect([...folderOf(disk).keys()], 'what was half done is deleted').toEqual(['f1', 'record.json'])
  })

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{"version":1}',
    '{"version":2,"files":{},"work":{}}',
    '{"version":1,"files":{},"work":null}',
    '{"version":1,"files":{},"work":{"pdf":null}}',
    '{"version":1,"files":{"f1":null},"work":{"pdf":{"value":{"$file":"f1"}}}}',
    '{"version":1,"files":{"f1":{"name":"a","type":"","lastModified":0}},"work":{"pdf":{"value":1}}}',
    '{"version":1,"files":{"../f1":{"name":"a","type":"","lastModified":0,"size":1}},"work":{"pdf":{"value":1}}}',
  ])('and a record of %j: there is no work, and nothing stays behind', async (record) => {
    const { disk, load } = setUp()
    await save(await load(), { pdf: photo() })
    await disk.root.folders.get('tab')?.write('record.json', record)
    expect(await (await load()).take('pdf')).toBeUndefined()
    expect(folderOf(disk).size).toBe(0)
  })
})

it('ends early for something newer, which is saved without copying again', async () => {
  const { disk, load } = setUp()
  const page = await load()
  const files = [photo('a'), photo('b')]
  await page.save(
    new Map([['pdf', files]]),
    () => true,
    () => {},
  )
  expect([...folderOf(disk).keys()]).toEqual(['f1'])
  await save(page, { pdf: files })
  expect([...folderOf(disk).keys()]).toEqual(['f1', 'f2', 'record.json'])
})

it('begins although the page before is still writing a file', async () => {
  const { disk, load } = setUp()
  await save(await load(), { pdf: [photo()] })
  const folder = disk.root.folders.get('tab')
  await folder?.write('f2', 'half')
  const remove = folder?.remove
  Object.assign(folder ?? {}, {
    remove: (name: string) => (name === 'f2' ? Promise.reject(new Error('Locked')) : remove?.(name)),
  })
  expect((await (await load()).take('pdf'))?.value).toMatchObject([{ name: 'a.jpg' }])
})

it('saves nothing any more once everything has been deleted or another page has the folder', async () => {
  const { disk, load } = setUp()
  let isLost = false
  const page = await load({ isLost: () => isLost })
  await save(page, { pdf: [photo()] })
  isLost = true
  await disk.root.remove('tab')
  const said: (Unsaved | null)[] = []
  const saving = (work: unknown) =>
    page.save(
      new Map([['pdf', work]]),
      () => false,
      (unsaved) => said.push(unsaved),
    )
  await expect(saving([photo(), photo()])).rejects.toThrow()
  await expect(saving('a text')).rejects.toThrow()
  expect(await save(page, {})).toBeNull()
  await page.clear()
  expect(said).toEqual([{ files: 2, why: 'failed' }, null])
  expect(disk.root.folders.size).toBe(0)
})

it('knows whether a later page of the tab has saved something', async () => {
  const { load } = setUp()
  const first = await load()
  expect(await first.isUnchanged()).toBe(true)
  await save(first, { pdf: [photo()] })
  const second = await load()
  expect([await first.isUnchanged(), await second.isUnchanged()]).toEqual([true, true])
  await save(second, { bmi: 'form' })
  expect([await first.isUnchanged(), await second.isUnchanged()]).toEqual([false, true])
})

it('saves anew what there is when the folder is gone', async () => {
  const { disk, load } = setUp()
  await save(await load(), { bmi: 'form', pdf: [photo()] })
  const page = await load()
  await page.take('pdf')
  await disk.root.remove('tab')
  const file = photo('b')
  expect(await save(page, { pdf: [file] })).toBeNull()
  const next = await load()
  expect(await next.take('bmi'), 'not what was deleted').toBeUndefined()
  expect((await next.take('pdf'))?.value).toMatchObject([{ name: 'b' }])
})

it('clears everything, also what was not taken', async () => {
  const { disk, load } = setUp()
  await save(await load(), { pdf: photo() })
  const page = await load()
  await page.clear()
  expect(folderOf(disk).size).toBe(0)
  expect(await page.take('pdf')).toBeUndefined()
  await save(page, {})
  expect(folderOf(disk).size).toBe(0)
})
