import { describe, expect, it, vi } from 'vitest'
import type { Inspection } from './core/messages-to-worker.ts'
import { removePhotos } from './photo-list.ts'
import { createSelection } from './selection.ts'

const good: Inspection = {
  ok: true,
  photo: { width: 4, height: 3, orientation: 1, format: 'png', animated: false },
}
const bad: Inspection = { ok: false, error: { kind: 'empty' } }
const file = (name: string) => new File(['x'], name)

function setUp() {
  const onChange = vi.fn()
  let end = () => {}
  const inspect = async ({ name }: File) => {
    if (name.startsWith('hangs')) await new Promise<void>((resolve) => (end = resolve))
    return name.startsWith('bad') ? bad : good
  }
  const selection = createSelection({ inspect, stop: () => end() }, onChange)
  const names = () => selection.read().list.photos.map((photo) => photo.file.name)
  return { selection, onChange, names }
}

describe('the selection', () => {
  it('keeps the valid files of a pick in order and names the others', async () => {
    const { selection, onChange, names } = setUp()
    expect(await selection.add([file('a'), file('bad1'), file('b'), file('bad2')])).toBe(2)
    expect(names()).toEqual(['a', 'b'])
    expect(selection.read().refused).toMatchObject([
      { name: 'bad1', error: { kind: 'empty' } },
      { name: 'bad2', error: { kind: 'empty' } },
    ])
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('keeps what was looked at when the checking is stopped, and takes more', async () => {
    const { selection, names } = setUp()
    const added = selection.add([file('a'), file('hangs'), file('b')])
    await expect.poll(() => selection.read().checking?.done).toBe(1)
    selection.stopChecking()
    expect(await added).toBe(1)
    await selection.add([file('c')])
    expect([names(), selection.read().checking]).toEqual([['a', 'c'], null])
  })

  it('is not changed by a pick without valid files', async () => {
    const { selection, onChange } = setUp()
    expect(await selection.add([file('bad')])).toBe(0)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('takes the same file twice, as two photos', async () => {
    const { selection, names } = setUp()
    const same = file('a')
    await selection.add([same])
    await selection.add([same])
    expect(names()).toEqual(['a', 'a'])
    const [first] = selection.read().list.photos
    selection.change((list) => removePhotos(list, (photo) => photo === first))
    expect(names()).toEqual(['a'])
  })

  it('counts over picks that overlap and appends them in the order picked', async () => {
    const { selection, names } = setUp()
    const seen: string[] = []
    selection.subscribe(() => {
      const { checking } = selection.read()
      seen.push(checking ? `${checking.done}/${checking.total}` : 'none')
    })
    await Promise.all([selection.add([file('a'), file('bad')]), selection.add([file('b')])])
    expect(names()).toEqual(['a', 'b'])
    expect(seen).toEqual(['0/2', '0/3', '1/3', '2/3', '2/3', '2/3', '3/3', 'none', 'none'])
    expect(selection.read().refused.map(({ name }) => name)).toEqual(['bad'])
  })

  it('forgets refused files at the next pick and when they are dismissed', async () => {
    const { selection } = setUp()
    await selection.add([file('bad')])
    await selection.add([file('a')])
    expect(selection.read().refused).toEqual([])
    await selection.add([file('bad')])
    selection.dismissRefused()
    expect(selection.read().refused).toEqual([])
  })
})
