import type { ByteSource } from '../../files/bytes.ts'
import { openBufferedReader } from '../bytes/buffered-reader.ts'
import { latin1, viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'
import { readExif } from '../exif/exif.ts'
import type { Orientation } from '../exif/orientation.ts'
import { ImageFailure } from '../image-error.ts'
import { crc32 } from './crc32.ts'

/** Colour types of ISO/IEC 15948, table 11.1. */
export type PngColourType = 0 | 2 | 3 | 4 | 6

export type PngHeader = {
  readonly format: 'png'
  readonly width: number
  readonly height: number
  /** From the eXIf chunk. */
  readonly orientation: Orientation
  readonly bitDepth: 1 | 2 | 4 | 8 | 16
  readonly colourType: PngColourType
  readonly interlaced: boolean
  /** Red, green, blue for each index; null without PLTE. */
  readonly palette: Uint8Array<ArrayBuffer> | null
  /** The file has a tRNS chunk: some colours are transparent. */
  readonly hasTransparency: boolean
  /** The content of the tRNS chunk. */
  readonly transparency: Uint8Array<ArrayBuffer> | null
  readonly animated: boolean
  /** The compressed profile in the iCCP chunk, a zlib stream. */
  readonly iccProfile: ByteRange | null
  readonly hasSrgb: boolean
  /** The chunks that say what the samples mean as colours, whole: cHRM, cICP, gAMA, iCCP and sRGB. */
  readonly colourChunks: readonly ByteRange[]
  /** The gAMA chunk's number divided by 100,000; null without one. */
  readonly gamma: number | null
  /** A cHRM chunk declares primaries other than those of sRGB. */
  readonly hasOtherPrimaries: boolean
  /** The file has a cICP chunk. */
  readonly hasCicp: boolean
  /** A PNG of a gain map is in a chunk of the file. */
  readonly hasGainMap: boolean
  /** The file contains captions or other texts, such as XMP. */
  readonly hasText: boolean
  /** The data of the IDAT chunks in order: the start and the end of each, one after the other. */
  readonly data: readonly number[]
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

const maxChunks = 1_000_000
const maxPalette = 768
const maxTransparency = 256
const maxExif = 65_536
const ihdrEnd = 33
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
/** White, red, green and blue points of sRGB, x and y each, times 100,000. */
const srgbPrimaries = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
/** Texts meant for people (ISO/IEC 15948, table 11.4), XMP and IPTC; not the dates that programs add. */
export const captionKeywords =
  /^(?:XML:com\.adobe\.xmp|Raw profile type (?:iptc|xmp|APP1)|Title|Author|Description|Copyright|Comment)\0/
const corrupt = () => new ImageFailure({ kind: 'corrupt', format: 'png' })
const truncated = () => new ImageFailure({ kind: 'truncated', format: 'png' })

/**
 * Walks the chunks of a PNG up to IEND without reading picture data.
 * Fails with `corrupt`, `truncated` (a chunk runs past the end of the file, or IEND is missing) or `unreadable`.
 */
export async function readPngHeader(source: ByteSource): Promise<PngHeader> {
  const reader = openBufferedReader(source, 'png')
  const data: number[] = []
  const colourChunks: ByteRange[] = []
  const header: Writable<PngHeader> = { ...readIhdr(await reader.bytes(0, ihdrEnd)), data, colourChunks }
  let at = ihdrEnd
  for (let chunks = 0; chunks < maxChunks; chunks += 1) {
    const head = await reader.bytes(at, 8)
    const type = latin1(head.subarray(4))
    const start = at + 8
    const end = start + viewOf(head).getUint32(0)
    if (!/^[A-Za-z]{4}$/.test(type)) throw corrupt()
    if (end + 4 > source.size) throw truncated()
    if (/^(?:cHRM|cICP|gAMA|iCCP|sRGB)$/.test(type)) colourChunks.push({ start: at, end: end + 4 })
    const body = (maxLength: number) => reader.bytes(start, Math.min(end - start, maxLength))
    switch (type) {
      case 'IEND':
        return finish(header)
      case 'IDAT':
        if (data.length > 0 && data.at(-1) !== at - 4) throw corrupt()
        data.push(start, end)
        break
      case 'PLTE':
        header.palette = (await body(maxPalette)).slice()
        break
      case 'eXIf':
        header.orientation = readExif(await body(maxExif)).orientation
        break
      case 'gAMA':
        if (end - start === 4) header.gamma = viewOf(await body(4)).getUint32(0) / 100_000
        break
      case 'iCCP':
        header.iccProfile = profileRange(start, end, await body(82))
        break
      case 'tRNS':
        header.hasTransparency = true
        header.transparency = (await body(maxTransparency)).slice()
        break
      case 'tEXt':
      case 'iTXt':
      case 'zTXt':
        header.hasText ||= captionKeywords.test(latin1(await body(40)))
        break
      case 'acTL':
        header.animated = true
        break
      case 'sRGB':
        header.hasSrgb = true
        break
      case 'cHRM':
        header.hasOtherPrimaries = end - start !== 32 || !isSrgbPrimaries(await body(32))
        break
      case 'gdAT':
        header.hasGainMap = true
        break
      case 'cICP':
        header.hasCicp = true
        break
      default:
        if (isCritical(type)) throw corrupt()
    }
    at = end + 4
  }
  throw corrupt()
}

function readIhdr(bytes: Uint8Array): PngHeader {
  const view = viewOf(bytes)
  const isIhdr = view.getUint32(8) === 13 && latin1(bytes.subarray(12, 16)) === 'IHDR'
  if (!isIhdr || view.getUint32(29) !== crc32(bytes.subarray(12, 29))) throw corrupt()
  const [bitDepth = 0, colourType = 0, compression, filter, interlace = 2] = bytes.subarray(24, 29)
  const width = view.getUint32(16)
  const height = view.getUint32(20)
  if (width === 0 || height === 0 || compression !== 0 || filter !== 0 || interlace > 1) throw corrupt()
  if (!depths[colourType]?.includes(bitDepth)) throw corrupt()
  return {
    format: 'png',
    width,
    height,
    orientation: 1,
    bitDepth: bitDepth as PngHeader['bitDepth'],
    colourType: colourType as PngColourType,
    interlaced: interlace === 1,
    palette: null,
    hasTransparency: false,
    transparency: null,
    animated: false,
    iccProfile: null,
    hasSrgb: false,
    colourChunks: [],
    gamma: null,
    hasOtherPrimaries: false,
    hasCicp: false,
    hasGainMap: false,
    hasText: false,
    data: [],
  }
}

function finish(header: PngHeader): PngHeader {
  const { colourType, palette, data } = header
  if (data.length === 0) throw corrupt()
  if (colourType === 3 && (palette === null || palette.length < 3 || palette.length % 3 !== 0))
    throw corrupt()
  return header
}

/** iCCP: a name of 1 to 79 bytes, a zero, the compression method 0, then the stream. */
function profileRange(start: number, end: number, head: Uint8Array): ByteRange | null {
  const zero = head.indexOf(0)
  return zero > 0 && zero <= 79 && head[zero + 1] === 0 ? { start: start + zero + 2, end } : null
}

function isSrgbPrimaries(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  return srgbPrimaries.every((value, index) => Math.abs(view.getUint32(index * 4) - value) <= 100)
}

function isCritical(type: string): boolean {
  return type.charAt(0) < 'a'
}
