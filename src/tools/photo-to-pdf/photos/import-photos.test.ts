import { expect, test } from 'vitest'
import type { ImageImport } from '../../../lib/image/image-import.ts'
import type { Inspection } from '../core/worker-messages.ts'
import { importPhotos, maxPages } from './import-photos.ts'

const good: Inspection = {
  ok: true,
  photo: { width: 4, height: 3, orientation: 1, format: 'jpeg', animated: false, leftOut: [] },
}
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

/** Imports a file with as many pages; `answer` ends the import of one, or leaves it open. */
function importing(
  pages: number,
  answer: (page: number, report: Parameters<ImageImport<File>['start']>[1]) => void,
) {
  const stopping = new AbortController()
  const seen: number[] = []
  const cancelled: number[] = []
  const parts: string[] = []
  const pictureImport: ImageImport<File> = {
    accepts: () => true,
    start({ page = 0 }, report) {
      seen.push(page)
      answer(page, report)
      return () => cancelled.push(page)
    },
    count(_, report) {
      report.done({ kind: 'page', count: pages })
      return () => {}
    },
  }
  const photos = importPhotos(file('scan.tif'), {
    pictureImport,
    inspect: async () => good,
    onParts: (found, done) => parts.push(`${found} ${done}`),
    nameOfPage: (name, page, of) => `${name} ${page}/${of}`,
    signal: stopping.signal,
  })
  const names = async () =>
    (await photos).map(({ file: { name }, inspection }) =>
      inspection.ok ? name : `${name}: ${inspection.error.kind}`,
    )
  return { photos, names, seen, cancelled, parts, stop: () => stopping.abort() }
}
const succeed = (_: number, report: Parameters<ImageImport<File>['start']>[1]) =>
  report.done({ picture: file('scan.tif'), from: 'decoded', pages: 1 })

test('each page becomes a photo with its number, and a broken one is named', async () => {
  const { names, parts } = importing(3, (page, report) =>
    page === 1 ? report.failed({ kind: 'corrupt', format: 'tiff' }) : succeed(page, report),
  )
  expect(await names()).toEqual(['scan.tif 1/3', 'scan.tif 2/3: corrupt', 'scan.tif 3/3'])
  // The last one is counted with its file.
  expect(parts).toEqual(['2 0', '0 1', '0 1'])
})

test('a file of one page keeps its name', async () => {
  expect(await importing(1, succeed).names()).toEqual(['scan.tif'])
})

test('of too many pages the first are taken, which is said', async () => {
  const { photos, seen } = importing(maxPages + 5, succeed)
  const all = await photos
  expect([all.length, seen.length]).toEqual([maxPages + 1, maxPages])
  expect(all.at(-1)).toMatchObject({
    file: { name: 'scan.tif' },
    inspection: { error: { kind: 'too-many-pages', pages: maxPages + 5, limit: maxPages } },
  })
})

test('stopping ends the import of a page and begins no other', async () => {
  const { names, seen, cancelled, stop } = importing(5, (page, report) => {
    if (page === 0) succeed(page, report)
  })
  await expect.poll(() => seen).toEqual([0, 1])
  stop()
  expect(await names()).toEqual(['scan.tif 1/5', 'scan.tif 2/5: not-looked-at'])
  expect([seen, cancelled.at(-1)]).toEqual([[0, 1], 1])
})

test('no page that has been read listens for a stop', async () => {
  const { photos, cancelled, stop } = importing(3, succeed)
  await photos
  stop()
  expect(cancelled).toEqual([])
})
