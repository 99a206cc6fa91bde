import { expect, test } from 'vitest'
import type { PdfPart } from '../../../lib/pdf/objects.ts'
import { blobOfParts, copyBlob } from './pdf-blob.ts'

const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => (index * 7) % 251)
const sources = [new Blob([bytes]), new Blob([bytes.toReversed()])]
const contents = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

test.each([1, 3, 64, 65, 500])('blobOfParts joins %i parts', async (count) => {
  const parts: PdfPart[] = Array.from({ length: count }, (_, index) =>
    index % 5 === 4
      ? Uint8Array.from([index % 256])
      : { source: index % 7 === 6 ? 1 : 0, start: index * 300, end: index * 300 + 100 },
  )
  const expected = parts.flatMap((part) =>
    part instanceof Uint8Array
      ? [...part]
      : [...(part.source === 1 ? bytes.toReversed() : bytes).slice(part.start, part.end)],
  )
  expect(await contents(await blobOfParts(parts, sources))).toEqual(Uint8Array.from(expected))
})

test('copyBlob returns the same bytes and type', async () => {
  const large = new Blob([new Uint8Array(17 * 1024 * 1024).fill(3), bytes], { type: 'application/pdf' })
  const copy = await copyBlob(large)
  expect(copy.type).toBe('application/pdf')
  expect(copy.size).toBe(large.size)
  expect(await contents(copy.slice(-200_000))).toEqual(bytes)
})
