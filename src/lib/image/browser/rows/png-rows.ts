import type { ByteSource } from '../../../files/bytes.ts'
import { ImageFailure } from '../../image-error.ts'
import type { PngHeader } from '../../png/png-header.ts'
import { createRowToRgba, isTransparent, pixelBits, rowLengthOf } from '../../png/row-to-rgba.ts'
import { unfilterRow } from '../../png/unfilter-row.ts'
import type { PictureRows } from './picture-rows.ts'

const readBytes = 262_144
/** Of this many bytes come 17 MB at most, which the stream holds all at once. */
const pieceBytes = 16_384
const bandRows = 16

/** Decodes a PNG without interlacing. Iterating fails with an `ImageFailure`: `corrupt` or `unreadable`. */
export function pngRows(source: ByteSource, header: PngHeader): PictureRows {
  const { width, height } = header
  return {
    size: { width, height },
    columns: width,
    rows: height,
    transparent: isTransparent(header),
    async *bands() {
      const toRgba = createRowToRgba(header)
      const pixelLength = Math.max(1, pixelBits(header) >> 3)
      const band = new Uint8ClampedArray(width * bandRows * 4)
      let above = new Uint8Array(rowLengthOf(header))
      let [row, rows] = [0, 0]
      for await (const filtered of filteredRows(source, header)) {
        const current = filtered.subarray(1)
        if (!unfilterRow(filtered[0] ?? 0, current, above, pixelLength)) throw corrupt()
        above = current
        toRgba(current, band.subarray(row * width * 4, (row + 1) * width * 4))
        row += 1
        rows += 1
        if (row < bandRows && rows < height) continue
        yield band.subarray(0, row * width * 4)
        row = 0
      }
    },
  }
}

const corrupt = () => new ImageFailure({ kind: 'corrupt', format: 'png' })

/** The rows with their filter types. A row may be overwritten by the second one after it. */
async function* filteredRows(source: ByteSource, header: PngHeader): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const length = rowLengthOf(header) + 1
  let [row, other] = [new Uint8Array(length), new Uint8Array(length)]
  let [filled, left] = [0, header.height]
  const reader = inflated(source, header).getReader()
  try {
    while (left > 0) {
      const { done, value } = await reader.read().catch(broken)
      if (done) throw corrupt()
      for (let at = 0; at < value.length && left > 0; ) {
        const taken = value.subarray(at, at + length - filled)
        row.set(taken, filled)
        at += taken.length
        filled += taken.length
        if (filled < length) continue
        yield row
        ;[row, other] = [other, row]
        filled = 0
        left -= 1
      }
    }
  } finally {
    // Ends the reading of a file whose pixels are no longer wanted.
    void reader.cancel().catch(() => {})
  }
}

/** A file that vanished says so; whatever else stops the stream is in the data. */
function broken(error: unknown): never {
  throw error instanceof ImageFailure ? error : corrupt()
}

function inflated(source: ByteSource, { data }: PngHeader): ReadableStream<Uint8Array> {
  const pieces = dataPieces(source, data)
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          controller.error(error)
        }
      },
    },
    { highWaterMark: 0 },
  )
  return packed.pipeThrough(new DecompressionStream('deflate'))
}

async function* dataPieces(source: ByteSource, data: readonly number[]) {
  for (let index = 0; index < data.length; index += 2) {
    const end = data[index + 1] ?? 0
    for (let start = data[index] ?? 0; start < end; start += readBytes) {
      const bytes = await source.read(start, Math.min(end, start + readBytes))
      for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
    }
  }
}
