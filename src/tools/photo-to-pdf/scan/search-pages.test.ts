import { expect, test } from 'vitest'
import { type Corners, moveCorner, wholePicture } from '../../../lib/image/scan/corners.ts'
import { createScans, setPages } from './scans.ts'
import { searchPages } from './search-pages.ts'

const corners: Corners = moveCorner(wholePicture, 0, { x: 0.2, y: 0.1 })
const [page, cat, set] = ['page', 'cat', 'set'].map((name) => new File([], name)) as [File, File, File]
const find = async (file: File) => (file === page ? corners : null)

test('pages are looked for once, and the whole photo is used where there is none', async () => {
  const scans = createScans()
  setPages(scans, [[set, { corners, by: 'hand' }]])
  const { signal } = new AbortController()
  const search = { files: [page, set, cat], scans, find, signal }
  expect(await searchPages(search)).toEqual({ searched: 2, found: 1 })
  expect([...scans.read().pages]).toEqual([
    [set, { corners, by: 'hand' }],
    [page, { corners, by: 'found' }],
    [cat, { corners: wholePicture, by: 'none' }],
  ])
  expect(await searchPages(search)).toEqual({ searched: 0, found: 0 })
})

test('what a search that was ended says is not taken', async () => {
  const scans = createScans()
  const end = new AbortController()
  const search = searchPages({
    files: [page],
    scans,
    find: async () => {
      end.abort()
      return null
    },
    signal: end.signal,
  })
  expect(await search).toEqual({ searched: 0, found: 0 })
  expect(scans.read().pages.size).toBe(0)
})
