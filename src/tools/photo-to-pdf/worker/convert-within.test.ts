import { afterEach, expect, test, vi } from 'vitest'
import { jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'
import { defaultSettings } from '../core/settings.ts'
import type { Progress } from '../core/worker-messages.ts'
import { checkPdf } from '../testing/programs.ts'
import { convertWithin } from './convert-within.ts'

const jpeg = new File([jpegFile({ columns: 20, rows: 20, block: (x, y) => [x * y] })], 'a.jpg')
const png = new File([pngFile({ width: 30, height: 30 })], 'b.png')
const options = { settings: defaultSettings, title: 'photos', language: 'en', keepMetadata: false }

async function run(files: File[], maxBytes: number) {
  const reports: Progress[] = []
  const outcome = await convertWithin({ files, ...options }, maxBytes, null, (progress) =>
    reports.push(progress),
  )
  return { outcome, reports }
}

afterEach(() => vi.unstubAllGlobals())

/** Node has no canvas. A browser gives none of a size that it does not support. */
const withoutCanvas = () =>
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return null
      }
    },
  )

test('photos that fit to the byte stay as they are', async () => {
  const whole = await run([jpeg, png], 1e9)
  if (whole.outcome.type !== 'converted') throw new Error('not converted')
  const { size } = whole.outcome.pdf
  const { outcome } = await run([jpeg, png], size)
  expect(outcome).toMatchObject({ type: 'converted', pages: 2, smaller: 0, copied: true })
  if (outcome.type === 'converted') checkPdf(new Uint8Array(await outcome.pdf.arrayBuffer()))
})

test('where no photo can be made smaller, the size that they need is named, and then allowed', async () => {
  withoutCanvas()
  const files = Array.from({ length: 12 }, (_, index) => (index % 2 ? png : jpeg))
  const { outcome, reports } = await run(files, 1000)
  if (outcome.type !== 'failed' || outcome.failure.kind !== 'too-small-limit')
    throw new Error(`unexpected: ${JSON.stringify(outcome)}`)
  const allowed = await run(files, outcome.failure.smallest)
  expect(allowed.outcome).toMatchObject({ type: 'converted', smaller: 0 })
  if (allowed.outcome.type === 'converted')
    expect(allowed.outcome.pdf.size).toBeLessThanOrEqual(outcome.failure.smallest)
  // Two trials with the sample and two documents: nothing changes between two levels.
  const read = files.length + 1
  expect(reports.length).toBeLessThanOrEqual(read + read + 2 * 4 + 2 * (files.length + read))
})

test('a page that waits hears of every photo that is only read', async () => {
  withoutCanvas()
  const files = [jpeg, png, jpeg]
  const { reports } = await run(files, 1000)
  // The last document: its photos, then its end.
  expect(reports.slice(-4).map(({ next }) => next)).toEqual([1, 2, 3, 3])
  expect(reports.every(({ done }) => done < files.length)).toBe(true)
})

test('a file that vanishes between two trials is named', async () => {
  withoutCanvas()
  const gone = new File([jpegFile({ columns: 2, rows: 2, block: () => [1] })], 'gone.jpg')
  let isGone = false
  const slice = gone.slice.bind(gone)
  Object.assign(gone, {
    slice: (start: number, end: number) =>
      isGone
        ? { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }
        : slice(start, end),
  })
  const outcome = await convertWithin({ files: [jpeg, gone], ...options }, 1000, null, ({ name, done }) => {
    isGone ||= name === 'gone.jpg' && done > 0
  })
  expect(outcome).toMatchObject({ type: 'failed', failure: { kind: 'photo', index: 1, name: 'gone.jpg' } })
})
