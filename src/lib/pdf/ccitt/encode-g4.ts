import { horizontalMode, passMode } from '../../image/tiff/fax-codes.ts'
import { type BitWriter, bitWriter } from './bit-writer.ts'
import { writeMode, writeRun } from './codes.ts'

/** One bit a pixel, 1 for black, the highest bit of a byte first; every row begins at a byte. */
export type BilevelPixels = {
  readonly width: number
  readonly height: number
  /** Bytes a row, at least width / 8. */
  readonly rowBytes: number
  readonly bits: Uint8Array
}

/** Where the colour of a row changes, beginning with white, in pixels from its left; then four times its width. */
type Changes = Uint32Array

/**
 * Packs a picture as group 4 of fax machines (ITU-T T.6) with EOFB at its end.
 *
 * In a PDF: /Filter /CCITTFaxDecode with /DecodeParms << /K -1 /Columns width /Rows height >>, /ColorSpace /DeviceGray
 * and /BitsPerComponent 1. /BlackIs1 stays away: by its default, false, the decoder gives 0 for black, which is black in
 * DeviceGray (ISO 32000-1, 7.4.6).
 */
export function encodeG4({ width, height, rowBytes, bits }: BilevelPixels): Uint8Array<ArrayBuffer> {
  const writer = bitWriter()
  let above: Changes = new Uint32Array(width + 4).fill(width)
  let changes: Changes = new Uint32Array(width + 4)
  for (let row = 0; row < height; row += 1) {
    findChanges(bits.subarray(row * rowBytes, (row + 1) * rowBytes), width, changes)
    writer.reserve(width * 2 + 16)
    writeRow(changes, above, width, writer)
    ;[above, changes] = [changes, above]
  }
  writer.reserve(4)
  for (let times = 0; times < 2; times += 1) writer.write(endOfLine, 12)
  return writer.done()
}

/** EOFB is two of it. */
const endOfLine = 1

function findChanges(row: Uint8Array, width: number, changes: Changes): void {
  let [count, colour] = [0, 0]
  for (let start = 0; start < width; start += 8) {
    const byte = row[start >> 3] as number
    // The pixels that have another colour than the run, from the highest bit on.
    let others = colour === 0 ? byte : byte ^ 0xff
    while (others !== 0) {
      const column = Math.clz32(others) - 24
      if (start + column >= width) break
      changes[count] = start + column
      count += 1
      colour ^= 1
      others = ~others & (0xff >> column)
    }
  }
  changes.fill(width, count, count + 4)
}

/** One row (ITU-T T.6, 2.2.5), whose names these are: a0, a1 and a2 are in the row, b1 and b2 in the one above. */
function writeRow(changes: Changes, above: Changes, width: number, writer: BitWriter): void {
  let [a0, index, indexAbove] = [-1, 0, 0]
  while (a0 < width) {
    const a1 = changes[index] as number
    while ((above[indexAbove] as number) <= a0 && (above[indexAbove] as number) < width) indexAbove += 2
    const [b1, b2] = [above[indexAbove] as number, above[indexAbove + 1] as number]
    if (b2 < a1) {
      writeMode(writer, passMode + 3)
      a0 = b2
    } else if (Math.abs(a1 - b1) <= 3) {
      writeMode(writer, a1 - b1 + 3)
      a0 = a1
      index += 1
      // The next change to look for has the other colour, and may be the one before.
      indexAbove += indexAbove > 0 ? -1 : 1
    } else {
      const a2 = changes[index + 1] as number
      writeMode(writer, horizontalMode + 3)
      const colour = (index & 1) as 0 | 1
      writeRun(writer, colour, a1 - Math.max(0, a0))
      writeRun(writer, (1 - colour) as 0 | 1, a2 - a1)
      a0 = a2
      index += 2
    }
  }
}
