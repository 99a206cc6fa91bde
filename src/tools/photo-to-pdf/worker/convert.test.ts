import { describe, expect, test } from 'vitest'
import { vanishedFile } from '../../../lib/image/browser/testing/vanished-file.ts'
import { exifSegment } from '../../../lib/image/testing/exif-data.ts'
import { jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'
import { defaultSettings } from '../core/settings.ts'
import type { Progress } from '../core/worker-messages.ts'
import { checkPdf } from '../testing/programs.ts'
import { convert } from './convert.ts'

const jpeg = (segments: Uint8Array[] = []) =>
  jpegFile({ columns: 2, rows: 2, block: () => [1, 2, 3], segments })
const options = { settings: defaultSettings, title: 'photos', language: 'en', keepMetadata: false }

async function run(files: File[]) {
  const reports: Progress[] = []
  const outcome = await convert({ files, ...options }, (progress) => reports.push(progress))
  return { outcome, reports }
}

describe('convert', () => {
  const files = [
    new File([jpeg([exifSegment({ orientation: 6 })])], 'a.jpg'),
    new File([pngFile({ width: 3, height: 3, parts: 30 })], 'b.png'),
  ]

  test('creates a valid PDF and reports each photo', async () => {
    const { outcome, reports } = await run(files)
    expect(outcome).toMatchObject({ type: 'converted', pages: 2, copied: true })
    if (outcome.type !== 'converted') throw new Error('not converted')
    expect(outcome.pdf.type).toBe('application/pdf')
    checkPdf(new Uint8Array(await outcome.pdf.arrayBuffer()))
    expect(reports[0]).toEqual({ done: 1, total: 2, name: 'a.jpg' })
    expect(reports[1]).toEqual({ done: 2, total: 2, name: 'b.png' })
  })

  test('refers to the photos in a large PDF instead of copying them', async () => {
    const photo = jpeg()
    const large = new File(
      [photo.slice(0, -2), new Uint8Array(100 * 1024 * 1024), photo.slice(-2)],
      'large.jpg',
    )
    const { outcome } = await run([large])
    expect(outcome).toMatchObject({ type: 'converted', copied: false })
  })

  test.each([
    ['not a picture', new File(['text'], 'c.jpg'), { kind: 'not-an-image' }],
    ['empty', new File([], 'c.jpg'), { kind: 'empty' }],
    ['vanished', vanishedFile('c.jpg'), { kind: 'unreadable' }],
  ])('returns a failure with the name of a file that is %s', async (_, file, error) => {
    const failure = { kind: 'photo', index: 2, name: 'c.jpg', error }
    expect((await run([...files, file])).outcome).toEqual({ type: 'failed', failure })
  })

  test('returns a failure with the name of a file that vanishes after its header was read', async () => {
    const file = new File([jpeg()], 'late.jpg')
    const slice = file.slice.bind(file)
    let reads = 0
    const broken = Object.assign(file, {
      slice: (start: number, end: number) => {
        reads += 1
        const gone = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }
        return reads > 2 ? gone : slice(start, end)
      },
    })
    const failure = { kind: 'photo', index: 1, name: 'late.jpg', error: { kind: 'unreadable' } }
    expect((await run([files[0] as File, broken])).outcome).toEqual({ type: 'failed', failure })
  })
})
