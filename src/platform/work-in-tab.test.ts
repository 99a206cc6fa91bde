import { describe, expect, it } from 'vitest'
import { createFakeTabWork } from './testing/work-in-tab.ts'
import { inMemoryOnly, type WorkInTab } from './work-in-tab.ts'

const photo = (name = 'a.jpg') => new File(['pixels'], name)
const always = () => true

/** Opens a tool's page, which asks for saved work at first. */
async function open(work: WorkInTab, key: string, toSave: () => unknown) {
  const saved = await work.takeSaved(key, always)
  return { saved, close: work.open(key, toSave) }
}

/** The page of a tool for PDFs, after a reload, with a saved photo it has not asked for yet. */
async function reloadWithSaved() {
  const { load } = createFakeTabWork()
  const work = load()
  await open(work, 'pdf', () => [photo()])
  await work.save()
  return { load, next: load() }
}

it('gives back what was left in this page, once', () => {
  const work = createFakeTabWork().load()
  work.leave('photo-to-pdf', ['a photo'])
  expect(work.take('image-converter')).toBeUndefined()
  expect(work.take('photo-to-pdf')).toEqual(['a photo'])
  expect(work.take('photo-to-pdf')).toBeUndefined()
})

it('a page without work loads nothing', async () => {
  const { load, loads, clock } = createFakeTabWork()
  const work = load()
  const { saved } = await open(work, 'bmi', () => undefined)
  work.changed()
  clock.advance(1000)
  expect(await work.save()).toBe(true)
  expect([saved, loads()]).toEqual([undefined, 0])
})

it('what an open page has and what others have left is there after a reload', async () => {
  const { load } = createFakeTabWork()
  const work = load()
  await open(work, 'bmi', () => 'form')
  work.leave('pdf', {}, [photo()])
  expect(await work.save()).toBe(true)
  const next = load()
  expect((await open(next, 'bmi', () => undefined)).saved).toMatchObject({ value: 'form' })
  expect((await next.takeSaved('pdf', always))?.value).toMatchObject([{ name: 'a.jpg' }])
  expect(await next.takeSaved('pdf', always)).toBeUndefined()
})

it('is saved half a second after a change, and at once when the page goes out of sight', async () => {
  const { load, clock, hide } = createFakeTabWork()
  const work = load()
  let form = 'one'
  await open(work, 'bmi', () => form)
  clock.advance(500)
  await work.save()
  form = 'two'
  work.changed()
  hide()
  await work.save()
  form = 'three'
  expect((await load().takeSaved('bmi', always))?.value).toBe('two')
})

it('saved work is not replaced by that of a page which has not been given it yet', async () => {
  const { next } = await reloadWithSaved()
  next.open('pdf', () => undefined)
  await next.save()
  expect(await next.takeSaved('pdf', always)).toBeDefined()
})

it('saved work that comes after its page was left is there when it is opened again, and after a reload', async () => {
  const { load, next } = await reloadWithSaved()
  expect(await next.takeSaved('pdf', () => false)).toBeUndefined()
  await next.save()
  expect((await load().takeSaved('pdf', always))?.value).toMatchObject([{ name: 'a.jpg' }])
  expect((await next.takeSaved('pdf', always))?.value).toMatchObject([{ name: 'a.jpg' }])
})

it('a save that is asked for while saved work is being read keeps it', async () => {
  const { load, next } = await reloadWithSaved()
  next.open('pdf', () => undefined)
  const isGiven = new Promise<void>(() => {})
  void next.takeSaved('pdf', always, () => isGiven)
  await next.save()
  expect((await load().takeSaved('pdf', always))?.value).toMatchObject([{ name: 'a.jpg' }])
})

it('saved work that is being read for a page that was left goes to the one that was opened after it', async () => {
  const { next } = await reloadWithSaved()
  let isOpen = true
  const first = next.takeSaved('pdf', () => isOpen)
  isOpen = false
  const second = next.takeSaved('pdf', always)
  expect(await first).toBeUndefined()
  expect((await second)?.value).toMatchObject([{ name: 'a.jpg' }])
})

it('has the browser ask from when files are added until they are saved', async () => {
  const { load, warns } = createFakeTabWork()
  const work = load()
  let files = [photo()]
  await open(work, 'pdf', () => (files.length > 0 ? files : undefined))
  work.added()
  expect(warns()).toBe(true)
  await work.save()
  expect(warns()).toBe(false)
  expect((await load().takeSaved('pdf', always))?.value).toMatchObject([{ name: 'a.jpg' }])
  const next = load()
  files = []
  await open(next, 'compressor', () => undefined)
  next.added()
  await next.save()
  expect(warns(), 'they were removed at once').toBe(false)
})

it('is saved later where that is enough, and at once when the page goes out of sight', async () => {
  const { load, clock, hide } = createFakeTabWork()
  const work = load()
  let text = 'one'
  await open(work, 'word-counter', () => text)
  await work.save()
  text = 'two'
  work.changed(5000)
  clock.advance(4999)
  await Promise.resolve()
  text = 'three'
  hide()
  await work.save()
  expect((await load().takeSaved('word-counter', always))?.value).toBe('three')
})

it('saved work stays on the device until its page has it, and where it cannot be used', async () => {
  const { load, next } = await reloadWithSaved()
  next.open('pdf', () => undefined)
  await next.takeSaved('pdf', always, async () => {
    await next.save()
    throw new Error('What reads it could not be loaded')
  })
  await next.save()
  const last = load()
  let shown: unknown
  last.open('pdf', () => shown)
  await last.takeSaved('pdf', always, ({ value }) => {
    shown = value
  })
  expect(await Promise.all((shown as readonly File[]).map((file) => file.text()))).toEqual(['pixels'])
  shown = undefined
  await last.save()
  expect(await load().takeSaved('pdf', always)).toBeUndefined()
})

describe('what cannot be saved', () => {
  it('has the browser ask before it is lost, and no longer', async () => {
    const { load, warns, clock } = createFakeTabWork()
    const work = load({ isSupported: false })
    let files = [photo()]
    await open(work, 'pdf', () => (files.length > 0 ? files : undefined))
    expect(await work.save()).toBe(false)
    expect([warns(), work.unsaved.read()]).toEqual([true, { files: 1, why: 'failed' }])
    files = []
    work.changed()
    clock.advance(500)
    await work.save()
    expect([warns(), work.unsaved.read()]).toEqual([false, null])
  })

  it('asks for nothing that can be typed again, but says that a reload would lose it', async () => {
    const { load, warns } = createFakeTabWork()
    const work = load({ isSupported: false })
    await open(work, 'bmi', () => 'form')
    expect(await work.save()).toBe(false)
    expect(warns()).toBe(false)
  })

  it('is what must not be written: it stays in memory', async () => {
    const { load, disk } = createFakeTabWork()
    const work = load()
    await open(work, 'word-counter', () => inMemoryOnly)
    work.leave('bmi', 'form', inMemoryOnly)
    expect(await work.save()).toBe(false)
    expect(disk.root.folders.size).toBe(0)
    expect(work.take('bmi')).toBe('form')
  })

  it('is everything when storage is full', async () => {
    const { load, disk, warns } = createFakeTabWork()
    disk.free = 0
    const work = load()
    await open(work, 'pdf', () => [photo()])
    expect(await work.save()).toBe(false)
    expect(warns()).toBe(true)
  })
})

it('forgets everything, in memory and on the device', async () => {
  const { load, disk } = createFakeTabWork()
  const work = load()
  work.leave('pdf', [photo()], [photo()])
  await work.save()
  await work.clear()
  expect(work.take('pdf')).toBeUndefined()
  expect([...(disk.root.folders.get('tab')?.files ?? [])]).toEqual([])
  expect(await load().takeSaved('pdf', always)).toBeUndefined()
})
