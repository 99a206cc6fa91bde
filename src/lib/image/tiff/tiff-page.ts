import type { BufferedReader } from '../bytes/buffered-reader.ts'
import { iccComponents } from '../colour/icc.ts'
import { type Orientation, orientationFrom } from '../exif/orientation.ts'
import { checkDecodeSize } from '../pixels/size-limits.ts'
import { bytesOfEntry, readNumber, readNumbers, type TiffDirectory } from '../raw/tiff-directory.ts'
import { readPalette } from './palette.ts'
import { readSegments, type Segments } from './segments.ts'
import { readSubsampling, type Subsampling } from './subsampling.ts'
import { tiffCorrupt, tiffUnsupported } from './tiff-failure.ts'

type Compression =
  | 'none'
  | 'modified-huffman'
  | 'group-3'
  | 'group-4'
  | 'lzw'
  | 'jpeg'
  | 'deflate'
  | 'pack-bits'
/** By the value of its tag. */
const compressions: ReadonlyMap<number, Compression> = new Map([
  [1, 'none'],
  [2, 'modified-huffman'],
  [3, 'group-3'],
  [4, 'group-4'],
  [5, 'lzw'],
  [7, 'jpeg'],
  [8, 'deflate'],
  [32_773, 'pack-bits'],
  [32_946, 'deflate'],
])

/** A photometric interpretation, with the count of its samples. */
type ColourKind = {
  readonly colour: 'white-is-zero' | 'black-is-zero' | 'rgb' | 'palette' | 'cmyk' | 'ycbcr'
  readonly samples: number
}
const colourKinds: ReadonlyMap<number, ColourKind> = new Map([
  [0, { colour: 'white-is-zero', samples: 1 }],
  [1, { colour: 'black-is-zero', samples: 1 }],
  [2, { colour: 'rgb', samples: 3 }],
  [3, { colour: 'palette', samples: 1 }],
  [5, { colour: 'cmyk', samples: 4 }],
  [6, { colour: 'ycbcr', samples: 3 }],
])

/** How a page is stored (TIFF 6.0, part 1 and 2). */
export type TiffPage = {
  readonly width: number
  readonly height: number
  readonly orientation: Orientation
  readonly little: boolean
  readonly compression: Compression
  readonly colour: ColourKind['colour']
  /** Bits of a sample, the same for all. */
  readonly bits: number
  /** Samples of a pixel, with those that are not of its colour. */
  readonly samples: number
  /** Samples of its colour, which come first. */
  readonly colourSamples: number
  readonly alpha: { readonly sample: number; readonly associated: boolean } | null
  /** Each kind of samples is stored in segments of its own. */
  readonly planar: boolean
  /** Samples are stored as differences. */
  readonly differences: boolean
  /** The first pixel is in the lowest bit. */
  readonly lowestFirst: boolean
  /** Group 3: whether there are rows of two dimensions. */
  readonly mixedRows: boolean
  readonly palette: Uint8Array | null
  readonly subsampling: Subsampling
  readonly jpegTables: Uint8Array<ArrayBuffer> | null
  readonly icc: Uint8Array<ArrayBuffer> | null
  readonly segments: Segments
}

const maxSamples = 16
const maxBits = 16
const maxTableBytes = 65_536
const maxProfileBytes = 4 * 1024 * 1024

/** Reads what a directory says of its page. Fails with an `ImageFailure`. */
export async function readTiffPage(reader: BufferedReader, directory: TiffDirectory): Promise<TiffPage> {
  const number = async (tag: number, otherwise: number) =>
    (await readNumber(reader, directory, tag)) ?? otherwise
  const [width, height] = [await number(256, 0), await number(257, 0)]
  if (width === 0 || height === 0) throw tiffCorrupt()
  checkDecodeSize({ width, height })
  const compression = compressions.get(await number(259, 1))
  const samples = await number(277, 1)
  const kind = await readColour(reader, directory, samples)
  const bits = await readBits(reader, directory)
  const predictor = await number(317, 1)
  if (!compression || samples > maxSamples || bits > maxBits) throw tiffUnsupported()
  if (samples < kind.samples) throw tiffCorrupt()
  if (kind.colour === 'palette' && bits > 8) throw tiffUnsupported()
  if (kind.colour === 'ycbcr' && (bits !== 8 || samples !== 3 || predictor !== 1)) throw tiffUnsupported()
  const isFax = ['modified-huffman', 'group-3', 'group-4'].includes(compression)
  if ((isFax && (bits !== 1 || samples !== 1)) || (compression === 'jpeg' && bits !== 8))
    throw tiffUnsupported()
  if (predictor > 2 || (predictor === 2 && bits !== 8 && bits !== 16)) throw tiffUnsupported()
  const planar = samples > 1 && (await number(284, 1)) === 2
  if (planar && kind.colour === 'ycbcr' && compression !== 'jpeg') throw tiffUnsupported()
  const segments = await readSegments(reader, directory, { width, height, planes: planar ? samples : 1 })
  if (compression !== 'none' && !segments.lengths && segments.offsets.length > 1) throw tiffCorrupt()
  const icc = await readBytes(reader, directory, 34_675, maxProfileBytes)
  return {
    width,
    height,
    orientation: orientationFrom(await number(274, 1)),
    little: directory.layout.little,
    compression,
    colour: kind.colour,
    bits,
    samples,
    colourSamples: kind.samples,
    alpha: await readAlpha(reader, directory, kind, samples),
    planar,
    differences: predictor === 2,
    lowestFirst: (await number(266, 1)) === 2,
    mixedRows: ((await number(292, 0)) & 1) === 1,
    palette: kind.colour === 'palette' ? await readPalette(reader, directory, bits) : null,
    subsampling: await readSubsampling(reader, directory),
    jpegTables: await readBytes(reader, directory, 347, maxTableBytes),
    icc: icc && iccComponents(icc) === 3 && kind.samples !== 4 ? icc : null,
    segments,
  }
}

async function readColour(reader: BufferedReader, directory: TiffDirectory, samples: number) {
  const tag = await readNumber(reader, directory, 262)
  // Required, but missing in some files.
  const kind = colourKinds.get(tag ?? (samples < 3 ? 1 : 2))
  const inkSet = (await readNumber(reader, directory, 332)) ?? 1
  if (!kind || (kind.colour === 'cmyk' && inkSet !== 1)) throw tiffUnsupported()
  return kind
}

/** Bits of a sample, unsigned whole numbers. */
async function readBits(reader: BufferedReader, directory: TiffDirectory): Promise<number> {
  const formats = await readNumbers(reader, directory, 339, maxSamples)
  if (formats.some((format) => format !== 1 && format !== 4)) throw tiffUnsupported()
  const each = await readNumbers(reader, directory, 258, maxSamples)
  const bits = each[0] ?? 1
  if (bits === 0) throw tiffCorrupt()
  if (each.some((other) => other !== bits)) throw tiffUnsupported()
  return bits
}

/** The first extra sample that the file says to be the opacity. */
async function readAlpha(
  reader: BufferedReader,
  directory: TiffDirectory,
  kind: ColourKind,
  samples: number,
) {
  const extras = await readNumbers(reader, directory, 338, maxSamples)
  const index = extras.findIndex((extra) => extra === 1 || extra === 2)
  if (index < 0 || kind.samples + index >= samples) return null
  return { sample: kind.samples + index, associated: extras[index] === 1 }
}

async function readBytes(reader: BufferedReader, directory: TiffDirectory, tag: number, most: number) {
  const range = bytesOfEntry(directory, tag)
  const length = range ? range.end - range.start : 0
  if (!range || length === 0 || length > most || range.end > reader.size) return null
  return (await reader.bytes(range.start, length)).slice()
}
