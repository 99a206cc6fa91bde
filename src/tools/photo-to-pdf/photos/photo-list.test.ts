import { describe, expect, it } from 'vitest'
import { changePhoto } from './change-photo.ts'
import { addPhotos, emptyList, movePhoto, type Photo, removePhotos, undoRemoval } from './photo-list.ts'

const photo = (id: number): Photo => ({
  id,
  file: new File(['x'], `${id}.jpg`),
  picked: new File(['x'], `${id}.jpg`),
  metadata: { width: 4, height: 3, orientation: 1, format: 'jpeg', animated: false, leftOut: [] },
  recovered: false,
  embedded: false,
  pages: 1,
})
const photos = [photo(1), photo(2), photo(3), photo(4)]
const list = addPhotos(emptyList, photos)
const ids = ({ photos: shown }: typeof list) => shown.map(({ id }) => id)

describe('the photo list', () => {
  it('appends photos', () => {
    expect(ids(addPhotos(list, [photo(5)]))).toEqual([1, 2, 3, 4, 5])
  })

  it('returns the same list when nothing is added or removed', () => {
    expect(addPhotos(list, [])).toBe(list)
    expect(removePhotos(list, () => false)).toBe(list)
  })

  it.each([
    [0, 1, [2, 1, 3, 4]],
    [1, 0, [2, 1, 3, 4]],
    [0, 3, [2, 3, 4, 1]],
    [3, 0, [4, 1, 2, 3]],
    [2, 2, [1, 2, 3, 4]],
  ])('moves the photo at %d to %d', (from, to, order) => {
    expect(ids(movePhoto(list, from, to))).toEqual(order)
  })

  it('undoes removals one by one', () => {
    const once = removePhotos(list, ({ id }) => id === 2)
    const twice = removePhotos(once, () => true)
    expect(ids(twice)).toEqual([])
    expect(twice.undo?.removed.map(({ id }) => id)).toEqual([1, 3, 4])
    expect(undoRemoval(twice)).toBe(once)
    expect(undoRemoval(undoRemoval(twice))).toBe(list)
    expect(undoRemoval(list)).toBe(list)
  })

  it('puts a changed photo in its place, and does not bring back one that was removed', () => {
    const changed = { ...photo(2), pages: 5 }
    expect(changePhoto(list, changed).photos[1]).toBe(changed)
    const removed = removePhotos(list, ({ id }) => id === 2)
    expect(changePhoto(removed, changed)).toBe(removed)
  })

  it('discards removals after another change', () => {
    const removed = removePhotos(list, ({ id }) => id === 2)
    expect(movePhoto(removed, 0, 1).undo).toBeNull()
    expect(addPhotos(removed, [photo(5)]).undo).toBeNull()
  })
})
