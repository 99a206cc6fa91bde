import { expect, test } from 'vitest'
import { type Corners, moveCorner, wholePicture } from '../../../lib/image/scan/corners.ts'
import { createScans, setPage } from './scans.ts'
import { searchPages } from './search-pages.ts'

const corners: Corners = moveCorner(wholePicture, 0, { x: 0.2, y: 0.1 })
const [page, cat, set] = ['page', 'cat', 'set'].map((name) => new File([], name)) as [File, File, File]
const find = async (file: File) => (file === page ? corners : null)

test('pages are looked for once, and the whole photo is used where there is none', async () => {
  const scans = createScans()
  setPage(scans, set, { corners, by: 'hand' })
  const { signal } = new AbortController()
  const search = { files: [page, set, cat], scans, find, signal }
  expect(await searchPages(search)).toEqual({ searched: 2, found: 1 })
  expect([page, set, cat].map((file) => scans.read().pages.get(file))).toEqual([
    { corners, by: 'found' },
    { corners, by: 'hand' },
    { corners: wholePicture, by: 'none' },
  ])
  expect(await searchPages(search)).toEqual({ searched: 0, found: 0 })
})

test('a search that failed says so, and not that there is no page', async () => {
  const scans = createScans()
  const file = new File([], 'large')
  const { signal } = new AbortController()
  const search = { files: [file], scans, find: async () => 'failed' as const, signal }
  expect(await searchPages(search)).toEqual({ searched: 1, found: 0 })
  expect(scans.read().pages.get(file)).toEqual({ corners: wholePicture, by: 'failed' })
})

test('a change is reported, and the pages found are there again when the tool is reopened', () => {
  const scans = createScans()
  const { pages } = scans.read()
  const file = new File([], 'left')
  setPage(scans, file, { corners, by: 'hand' })
  expect(scans.read().pages).not.toBe(pages)
  expect(createScans().read().pages.get(file)).toEqual({ corners, by: 'hand' })
})

test('what a search that was ended says is not taken', async () => {
  const scans = createScans()
  const end = new AbortController()
  const file = new File([], 'page')
  const search = searchPages({
    files: [file],
    scans,
    find: async () => {
      end.abort()
      return null
    },
    signal: end.signal,
  })
  expect(await search).toEqual({ searched: 0, found: 0 })
  expect(scans.read().pages.has(file)).toBe(false)
})
