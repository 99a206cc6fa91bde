import type { BufferedReader } from '../bytes/buffered-reader.ts'
import { samplesToRgba } from '../colour/samples-to-rgba.ts'
import { ImageFailure } from '../image-error.ts'
import { placeSamples, type SamplePlace } from '../pixels/place-samples.ts'
import { type DecodeJpeg, decodeJpegSegment } from './jpeg-segment.ts'
import { unitsLength, unitsToRgb } from './subsampling.ts'
import { tiffTruncated } from './tiff-failure.ts'
import type { TiffPage } from './tiff-page.ts'
import { unpackSegment } from './unpack-segment.ts'

/** A part of a segment, in pixels of the page, and where its bytes are. */
type Part = {
  readonly plane: number
  readonly left: number
  readonly top: number
  /** As stored: that of a tile may go beyond the page. */
  readonly width: number
  readonly rows: number
  readonly at: number
  readonly length: number
}

/** More than any sound file has in one strip or tile. */
const maxSegmentBytes = 1_073_741_824
/** Uncompressed strips are read in parts of about this size. */
const partBytes = 1_048_576

/** The pixels of a page as stored, as RGBA row by row. Fails with an `ImageFailure`. */
export async function decodeTiff(
  reader: BufferedReader,
  page: TiffPage,
  decodeJpeg: DecodeJpeg,
): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const { width, height, segments, samples, planar } = page
  const perPixel = planar ? 1 : samples
  const { rowLength } = layoutOf(page, segments.width, perPixel)
  if (rowLength * segments.height > maxSegmentBytes) throw tooLarge(page)
  const pixels = allocate(page)
  for (const part of partsOf(reader, page, rowLength)) {
    const places = placesOf(page).flatMap(({ sample, byte }) => {
      if (!planar) return [{ sample, byte }]
      return sample === part.plane ? [{ sample: 0, byte }] : []
    })
    if (places.length === 0) continue
    const bytes = await bytesOf(reader, page, part, perPixel, decodeJpeg)
    const isDecoded = page.compression === 'jpeg' || page.colour === 'ycbcr'
    const layout = { bits: page.bits, little: page.little, perPixel }
    const length = isDecoded ? part.width * perPixel : rowLength
    const count = Math.min(part.width, width - part.left)
    for (let row = 0; row < Math.min(part.rows, height - part.top); row += 1)
      placeSamples(
        bytes.subarray(row * length, (row + 1) * length),
        layout,
        places,
        pixels,
        (part.top + row) * width + part.left,
        { count, scaled: page.colour !== 'palette' },
      )
  }
  samplesToRgba(pixels, {
    kind: page.palette ? { palette: page.palette } : kindOf(page),
    inverted: page.colour === 'white-is-zero',
    alpha: !page.alpha ? 'none' : page.alpha.associated ? 'associated' : 'straight',
  })
  return pixels
}

const kindOf = ({ colour }: TiffPage) =>
  colour === 'cmyk' ? 'cmyk' : colour === 'white-is-zero' || colour === 'black-is-zero' ? 'grey' : 'rgb'

/** The samples that are shown. */
function placesOf({ colourSamples, alpha }: TiffPage): readonly SamplePlace[] {
  const places: SamplePlace[] = ([0, 1, 2, 3] as const)
    .slice(0, colourSamples)
    .map((byte) => ({ sample: byte, byte }))
  return alpha && colourSamples < 4 ? [...places, { sample: alpha.sample, byte: 3 }] : places
}

function layoutOf({ bits }: TiffPage, width: number, perPixel: number) {
  return { rowLength: Math.ceil((width * perPixel * bits) / 8) }
}

function* partsOf(reader: BufferedReader, page: TiffPage, rowLength: number): Generator<Part> {
  const { height, segments, compression } = page
  const planes = page.planar ? page.samples : 1
  for (let index = 0; index < segments.perPlane * planes; index += 1) {
    const inPlane = index % segments.perPlane
    const top = Math.floor(inPlane / segments.across) * segments.height
    const rows = segments.tiled ? segments.height : Math.min(segments.height, height - top)
    const at = segments.offsets[index] ?? 0
    const part = {
      plane: Math.floor(index / segments.perPlane),
      left: (inPlane % segments.across) * segments.width,
      width: segments.width,
    }
    if (compression === 'none' && page.colour !== 'ycbcr') {
      const rowsAtOnce = Math.max(1, Math.floor(partBytes / rowLength))
      for (let row = 0; row < rows; row += rowsAtOnce) {
        const some = Math.min(rowsAtOnce, rows - row)
        yield { ...part, top: top + row, rows: some, at: at + row * rowLength, length: some * rowLength }
      }
    } else
      yield {
        ...part,
        top,
        rows,
        at,
        length: segments.lengths?.[index] ?? Math.min(reader.size - at, maxSegmentBytes),
      }
  }
}

/** The bytes of a part's rows, without compression. */
async function bytesOf(
  reader: BufferedReader,
  page: TiffPage,
  part: Part,
  perPixel: number,
  decodeJpeg: DecodeJpeg,
): Promise<Uint8Array> {
  const { width, rows } = part
  if (part.length === 0) throw tiffTruncated()
  const packed = await reader.bytes(part.at, part.length)
  if (page.compression === 'jpeg')
    return decodeJpegSegment(packed.slice(), page, { width, rows, perPixel }, decodeJpeg)
  if (page.colour === 'ycbcr') {
    const length = unitsLength(page.subsampling, width, rows)
    const rowLength = unitsLength(page.subsampling, width, 1)
    return unitsToRgb(
      unpackSegment(packed, page, { length, rowLength, perPixel }),
      page.subsampling,
      width,
      rows,
    )
  }
  const { rowLength } = layoutOf(page, width, perPixel)
  return unpackSegment(packed, page, { length: rowLength * rows, rowLength, perPixel })
}

const tooLarge = ({ width, height }: TiffPage) => new ImageFailure({ kind: 'too-large', width, height })

function allocate(page: TiffPage): Uint8ClampedArray<ArrayBuffer> {
  try {
    return new Uint8ClampedArray(page.width * page.height * 4)
  } catch {
    throw tooLarge(page)
  }
}
