import type { ByteSource } from '../../files/bytes.ts'
import { addDifferences } from '../bytes/add-differences.ts'
import { type BufferedReader, openBufferedReader } from '../bytes/buffered-reader.ts'
import { viewOf } from '../bytes/byte-order.ts'
import { inflateInto } from '../bytes/inflate-into.ts'
import { unpackBits } from '../bytes/pack-bits.ts'
import { samplesToRgba } from '../colour/samples-to-rgba.ts'
import { ImageFailure } from '../image-error.ts'
import { placeSamples } from '../pixels/place-samples.ts'
import { psdCorrupt, psdTruncated } from './psd-failure.ts'
import type { PsdFile } from './psd-file.ts'

/** Rows of all channels, one after another. */
type NextRow = () => Promise<Uint8Array>

const colourChannels = { bitmap: 1, grey: 1, indexed: 1, rgb: 3, cmyk: 4 } as const
const kinds = { bitmap: 'grey', grey: 'grey', rgb: 'rgb', cmyk: 'cmyk' } as const
const maxInflatedBytes = 1_073_741_824

/** The merged picture of a document as RGBA, row by row. Fails with an `ImageFailure`. */
export async function decodePsd(source: ByteSource, psd: PsdFile): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const { width, height, colour, depth, channels, palette } = psd
  const colours = colourChannels[colour]
  if (channels < colours) throw psdCorrupt()
  const hasAlpha = isTransparent(psd)
  const shown = hasAlpha ? colours + 1 : colours
  const nextRow = await openRows(openBufferedReader(source, 'psd'), psd, shown)
  const pixels = allocate(psd)
  const layout = { bits: depth, little: false, perPixel: 1 }
  for (let channel = 0; channel < shown; channel += 1) {
    const byte = (channel < colours ? channel : 3) as 0 | 1 | 2 | 3
    for (let y = 0; y < height; y += 1)
      placeSamples(await nextRow(), layout, [{ sample: 0, byte }], pixels, y * width, {
        count: width,
        scaled: colour !== 'indexed',
      })
  }
  samplesToRgba(pixels, {
    kind: palette ? { palette } : colour === 'indexed' ? 'grey' : kinds[colour],
    inverted: colour === 'bitmap' || colour === 'cmyk',
    alpha: hasAlpha ? 'on-white' : 'none',
  })
  return pixels
}

/** Inks leave no place for opacity: they are shown on white. */
export function isTransparent({ transparent, colour, channels }: PsdFile): boolean {
  return transparent && colour !== 'cmyk' && channels > colourChannels[colour]
}

/** Reads the rows of the first channels. */
async function openRows(reader: BufferedReader, psd: PsdFile, shown: number): Promise<NextRow> {
  const { width, height, depth, channels, data } = psd
  const rowLength = Math.ceil((width * depth) / 8)
  const start = data + 2
  const compression = viewOf(await reader.bytes(data, 2)).getUint16(0)
  switch (compression) {
    case 0:
      if (start + rowLength * height * shown > reader.size) throw psdTruncated()
      return storedRows(reader, start, rowLength)
    case 1:
      return packedRows(reader, start, psd, rowLength, shown)
    case 2:
    case 3: {
      const all = await inflateRows(reader, start, rowLength * height * channels)
      const byteLength = depth === 16 ? 2 : 1
      if (compression === 3) addDifferences(all, rowLength, { byteLength, step: 1, little: false })
      let at = 0
      return async () => {
        at += rowLength
        return all.subarray(at - rowLength, at)
      }
    }
    default:
      throw psdCorrupt()
  }
}

function storedRows(reader: BufferedReader, start: number, rowLength: number): NextRow {
  let at = start
  return async () => {
    at += rowLength
    return reader.bytes(at - rowLength, rowLength)
  }
}

/** PackBits row by row, after the lengths of all rows of all channels. */
async function packedRows(
  reader: BufferedReader,
  start: number,
  { height, channels, large }: PsdFile,
  rowLength: number,
  shown: number,
): Promise<NextRow> {
  const countLength = large ? 4 : 2
  const counts = viewOf((await reader.bytes(start, height * shown * countLength)).slice())
  const row = new Uint8Array(rowLength)
  let at = start + height * channels * countLength
  let index = 0
  return async () => {
    const length = large ? counts.getUint32(index * 4) : counts.getUint16(index * 2)
    index += 1
    const packed = await reader.bytes(at, length)
    at += length
    if (unpackBits(packed, row) < rowLength) throw psdCorrupt()
    return row
  }
}

async function inflateRows(reader: BufferedReader, start: number, length: number): Promise<Uint8Array> {
  if (length > maxInflatedBytes) throw psdCorrupt()
  const packed = await reader.bytes(start, reader.size - start)
  const rows = new Uint8Array(length)
  const filled = inflateInto(packed, rows)
  if (filled === null) throw psdCorrupt()
  if (filled < length) throw psdTruncated()
  return rows
}

function allocate({ width, height }: PsdFile): Uint8ClampedArray<ArrayBuffer> {
  try {
    return new Uint8ClampedArray(width * height * 4)
  } catch {
    throw new ImageFailure({ kind: 'too-large', width, height })
  }
}
