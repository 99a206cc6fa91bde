import { expect, it } from 'vitest'
import { unedited } from '../../../lib/image/pixels/edit.ts'
import type { BatchItem } from './batch-state.ts'
import { itemsIn, savedItem } from './saved-items.ts'

const file = new File([''], 'a.heic')
const metadata = {
  format: 'gif',
  width: 1,
  height: 1,
  remainingOrientation: 1,
  animated: false,
  hasDetails: false,
  extras: [],
} as const
const item: BatchItem<string> = {
  id: 7,
  file,
  metadata,
  imported: null,
  recover: false,
  force: true,
  page: 2,
  pages: 3,
  edit: { ...unedited, turns: 1 },
  work: { state: 'done', result: 'a result' },
}
const reloaded = (saved: BatchItem<string>) => itemsIn([savedItem(saved)])[0]

it('an item is processed again, with all that was wished of it', () => {
  const { id: _, ...wishes } = item
  expect(reloaded(item)).toEqual({ ...wishes, work: { state: 'waiting' } })
})

it('a file that failed says why again', () => {
  const work = { state: 'failed', error: { kind: 'unexpected' } } as const
  expect(reloaded({ ...item, work })?.work).toEqual(work)
})

it('an import is made again, and what it is like is known after that; a frame is like the first', () => {
  const imported = { picture: new File([''], 'a.png'), from: 'decoded', pages: 1 } as const
  expect(reloaded({ ...item, imported })).toMatchObject({ imported: 'needed', metadata: null })
  const animated = { ...metadata, animated: true }
  expect(reloaded({ ...item, imported, metadata: animated })).toMatchObject({
    imported: 'needed',
    metadata: animated,
  })
})

it('an item whose file is gone is left out', () => {
  expect(itemsIn([{ ...savedItem(item), file: null }])).toEqual([])
})
