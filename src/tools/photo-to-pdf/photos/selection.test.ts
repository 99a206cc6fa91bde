import { describe, expect, it, vi } from 'vitest'
import type { ImageError } from '../../../lib/image/image-error.ts'
import type { Inspection } from '../core/worker-messages.ts'
import { removePhotos } from './photo-list.ts'
import { createSelection } from './selection.ts'

const good: Inspection = {
  ok: true,
  photo: { width: 4, height: 3, orientation: 1, format: 'png', animated: false, leftOut: [] },
}
const bad: Inspection = { ok: false, error: { kind: 'empty' } }
const cutOff = { ok: false, error: { kind: 'truncated', format: 'jpeg' } } as const
const raw = { ok: false, error: { kind: 'unsupported', format: 'cr2' } } as const
const file = (name: string) => new File(['x'], name)

function setUp() {
  const onChange = vi.fn()
  let end = () => {}
  const inspect = async ({ name }: File) => {
    if (name.startsWith('hangs')) await new Promise<void>((resolve) => (end = resolve))
    if (name.startsWith('cut')) return cutOff
    if (name.startsWith('raw')) return raw
    return name.startsWith('bad') ? bad : good
  }
  const recover = async ({ name }: File) => {
    if (name.startsWith('cut beyond')) return cutOff
    return { ok: true, whole: new File(['whole'], name.replace('cut', 'whole')) } as const
  }
  const importPhotos = (original: File, error: ImageError) => {
    if (error.kind !== 'unsupported') return null
    const inspected = (name: string, inspection: Inspection) => ({
      file: file(name),
      inspection,
      recovered: false,
      embedded: true,
      pages: 3,
    })
    if (original.name.startsWith('raw long'))
      return new Promise<readonly ReturnType<typeof inspected>[]>((resolve) => {
        end = () => resolve([inspected('page 1', good), inspected('page 2', raw)])
      })
    if (original.name.startsWith('raw broken'))
      return Promise.resolve([inspected('page 1', good), inspected('page 2', raw), inspected('page 3', good)])
    return Promise.resolve([inspected(original.name.replace('raw', 'imported'), good)])
  }
  const selection = createSelection({ inspect, recover, importPhotos, stop: () => end() }, onChange)
  const names = () => selection.read().list.photos.map((photo) => photo.file.name)
  return { selection, onChange, names, end: () => end() }
}

describe('createSelection', () => {
  it('adds the valid files of a pick in order and lists the others as refused', async () => {
    const { selection, onChange, names } = setUp()
    expect(await selection.add([file('a'), file('bad1'), file('b'), file('bad2')])).toBe(2)
    expect(names()).toEqual(['a', 'b'])
    expect(selection.read().refused).toMatchObject([
      { name: 'bad1', error: { kind: 'empty' } },
      { name: 'bad2', error: { kind: 'empty' } },
    ])
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('stopChecking preserves inspected files and allows adding more', async () => {
    const { selection, names } = setUp()
    const added = selection.add([file('a'), file('hangs'), file('b')])
    await expect.poll(() => selection.read().checking?.done).toBe(1)
    selection.stopChecking()
    expect(await added).toBe(1)
    await selection.add([file('c')])
    expect([names(), selection.read().checking]).toEqual([['a', 'c'], null])
  })

  it('stopChecking keeps the pages that were read of a file with many', async () => {
    const { selection, names } = setUp()
    const added = selection.add([file('a'), file('raw long'), file('b')])
    await expect.poll(() => selection.read().checking?.done).toBe(1)
    await Promise.resolve()
    selection.stopChecking()
    expect(await added).toBe(2)
    expect([names(), selection.read().refused]).toEqual([['a', 'page 1'], []])
  })

  it('withdraw takes files back, inspected, imported or neither, and no others', async () => {
    const { selection, end, names } = setUp()
    const sent = ['a', 'raw', 'hangs', 'b'].map(file)
    const added = selection.add(sent)
    const picked = selection.add([file('own')])
    await expect.poll(() => selection.read().checking?.done).toBe(2)
    selection.withdraw(sent)
    end()
    expect(await added).toBe(0)
    await picked
    expect([names(), selection.read().checking]).toEqual([['own'], null])
    const other = [file('raw too')]
    await selection.add(other)
    expect(names()).toEqual(['own', 'imported too'])
    selection.withdraw(other)
    expect(names()).toEqual(['own'])
  })

  it('does not call onChange for a pick without valid files', async () => {
    const { selection, onChange } = setUp()
    expect(await selection.add([file('bad')])).toBe(0)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('recovers the readable part of a truncated file', async () => {
    const { selection, names } = setUp()
    await selection.add([file('a'), file('cut'), file('bad')])
    const [first, second] = selection.read().refused
    expect([first?.cutOff?.name, second?.cutOff]).toEqual(['cut', null])
    expect(await selection.recover(first?.id ?? 0)).toBe(1)
    expect(names()).toEqual(['a', 'whole'])
    expect(selection.read().list.photos.map(({ recovered }) => recovered)).toEqual([false, true])
    expect(selection.read().refused.map(({ name }) => name)).toEqual(['bad'])
  })

  it('puts a photo that is picked again in the place of the former, which stays if the new one is refused', async () => {
    const { selection, onChange, names } = setUp()
    await selection.add([file('a'), file('b'), file('c')])
    const former = selection.read().list.photos[1]?.id ?? 0
    await selection.pickAgain(former, file('bad'))
    expect(names()).toEqual(['a', 'b', 'c'])
    expect(selection.read().refused).toMatchObject([{ name: 'bad' }])
    expect(onChange).toHaveBeenCalledTimes(1)
    await selection.pickAgain(former, file('new'))
    expect(names()).toEqual(['a', 'new', 'c'])
    expect(selection.read().refused).toEqual([])
    await selection.pickAgain(former, file('late'))
    expect(names()).toEqual(['a', 'new', 'c', 'late'])
  })

  it('takes the imported pages of a file that no browser opens, and names those that are broken', async () => {
    const { selection, names } = setUp()
    expect(await selection.add([file('raw'), file('a'), file('raw broken')])).toBe(4)
    expect(names()).toEqual(['imported', 'a', 'page 1', 'page 3'])
    expect(selection.read().list.photos.map(({ embedded }) => embedded)).toEqual([true, false, true, true])
    expect(selection.read().list.photos.map(({ pages }) => pages)).toEqual([3, 1, 3, 3])
    expect(selection.read().refused).toMatchObject([{ name: 'page 2', error: raw.error }])
  })

  it('knows of every photo which file was picked', async () => {
    const { selection } = setUp()
    const files = [file('a'), file('raw broken'), file('cut')]
    await selection.add(files)
    await selection.recover(selection.read().refused[1]?.id ?? 0)
    expect(selection.read().list.photos.map(({ picked }) => files.indexOf(picked))).toEqual([0, 1, 1, 2])
  })

  it('puts all pages of a file in the place of a photo', async () => {
    const { selection, names } = setUp()
    await selection.add([file('a'), file('b'), file('c')])
    await selection.pickAgain(selection.read().list.photos[1]?.id ?? 0, file('raw broken'))
    expect(names()).toEqual(['a', 'page 1', 'page 3', 'c'])
  })

  it('drops what was made as soon as a photo is about to change, and counts until each has', () => {
    const { selection, onChange } = setUp()
    const releases = [selection.hold(), selection.hold()]
    expect([onChange.mock.calls.length, selection.read().held]).toEqual([2, 2])
    releases[0]?.()
    releases[0]?.()
    expect(selection.read().held).toBe(1)
    releases[1]?.()
    expect([onChange.mock.calls.length, selection.read().held]).toEqual([2, 0])
  })

  it('offers only once to recover a file', async () => {
    const { selection, names } = setUp()
    await selection.add([file('cut beyond help')])
    const id = selection.read().refused[0]?.id ?? 0
    expect(await selection.recover(id)).toBe(0)
    expect(selection.read().refused).toMatchObject([{ name: 'cut beyond help', cutOff: null }])
    expect(await selection.recover(id)).toBe(0)
    expect(names()).toEqual([])
  })

  it('adds the same file twice as two photos', async () => {
    const { selection, names } = setUp()
    const same = file('a')
    await selection.add([same])
    await selection.add([same])
    expect(names()).toEqual(['a', 'a'])
    const [first] = selection.read().list.photos
    selection.change((list) => removePhotos(list, (photo) => photo === first))
    expect(names()).toEqual(['a'])
  })

  it('counts overlapping picks together and appends them in the order picked', async () => {
    const { selection, names } = setUp()
    const counts: string[] = []
    selection.subscribe(() => {
      const { checking } = selection.read()
      const count = checking ? `${checking.done}/${checking.total}` : 'none'
      if (count !== counts.at(-1)) counts.push(count)
    })
    await Promise.all([selection.add([file('a'), file('bad')]), selection.add([file('b')])])
    expect(names()).toEqual(['a', 'b'])
    expect(counts).toEqual(['none', '0/2', '0/3', '1/3', '2/3', '3/3', 'none'])
    expect(selection.read().refused.map(({ name }) => name)).toEqual(['bad'])
  })

  it('clears refused files at the next pick and when they are dismissed', async () => {
    const { selection } = setUp()
    await selection.add([file('bad')])
    await selection.add([file('a')])
    expect(selection.read().refused).toEqual([])
    await selection.add([file('bad')])
    selection.dismissRefused()
    expect(selection.read().refused).toEqual([])
  })
})
