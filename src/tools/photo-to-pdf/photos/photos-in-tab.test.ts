import { expect, test } from 'vitest'
import { wholePicture } from '../../../lib/image/scan/corners.ts'
import type { Inspection } from '../core/worker-messages.ts'
import { createScans, setPages } from '../scan/scans.ts'
import { changePhoto } from './photo-list.ts'
import { photosInTab } from './photos-in-tab.ts'
import { createSelection } from './selection.ts'

const good: Inspection = {
  ok: true,
  photo: { width: 4, height: 3, orientation: 1, format: 'png', animated: false, leftOut: [] },
}
const cannot = () => Promise.reject(new Error('not expected'))

function openTool() {
  const selection = createSelection(
    { inspect: async () => good, recover: cannot, importPhotos: () => null, stop: () => {} },
    () => {},
  )
  const scans = createScans()
  return { selection, scans, tab: photosInTab(selection, scans) }
}

test('photos come back with the corners of their pages, and are removed by undo, also with another frame', async () => {
  const [page, clip] = ['page.png', 'clip.gif'].map((name) => new File(['x'], name)) as [File, File]
  const corners = { corners: wholePicture, by: 'hand' } as const
  const first = openTool()
  await first.selection.add([page, clip])
  setPages(first.scans, [[page, corners]])
  const left = first.tab.items()

  const { selection, scans, tab } = openTool()
  const own = new File(['x'], 'own.png')
  tab.restore(left)
  await selection.add([own])
  expect([...scans.read().pages]).toEqual([[page, corners]])
  const files = () => selection.read().list.photos.map(({ file }) => file)
  expect(files()).toEqual([page, clip, own])
  const [, photo] = selection.read().list.photos
  if (photo) selection.change((list) => changePhoto(list, { ...photo, file: new File([], 'frame.png') }))
  tab.remove(left)
  expect(files()).toEqual([own])
})
