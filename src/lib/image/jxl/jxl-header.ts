import type { ByteSource } from '../../files/bytes.ts'
import { openBufferedReader } from '../bytes/buffered-reader.ts'
import type { ByteRange } from '../bytes/range.ts'
import { orientationFrom } from '../exif/orientation.ts'
import { ImageFailure } from '../image-error.ts'
import { boxesInFile } from '../isobmff/boxes.ts'
import type { PixelSize } from '../pixels/fit-box.ts'
import { CodestreamBits } from './codestream-bits.ts'

export type JxlHeader = PixelSize & {
  readonly format: 'jxl'
  /** Decoders apply the orientation; the size is that of the upright picture. */
  readonly orientation: 1
  readonly animated: boolean
  /** Whether it may have transparent pixels. */
  readonly hasAlpha: boolean
  /** Whether it is stored in XYB, the colour space of lossy coding. */
  readonly isXyb: boolean
  /** Whether its colours may reach beyond sRGB. */
  readonly isWide: boolean
  /** The EXIF data of the container, behind the four bytes that count what precedes them. */
  readonly exif: ByteRange | null
  readonly hasXmp: boolean
}

/** More than all fields that are read take. */
const headerBytes = 2_048
const signature = [0xff, 0x0a]

/**
 * Reads the header of a JPEG XL file, a bare codestream or a container (ISO/IEC 18181-2), as far as it takes to decode
 * it. Fails with `corrupt`, `truncated` or `unreadable`.
 */
export async function readJxlHeader(source: ByteSource): Promise<JxlHeader> {
  const head = await source.read(0, Math.min(source.size, headerBytes))
  if (startsCodestream(head)) return { ...parse(head), exif: null, hasXmp: false }
  const { codestream, exif, hasXmp } = await readContainer(source)
  const start = codestream?.start ?? 0
  const end = Math.min(source.size, codestream?.end ?? 0, start + headerBytes)
  if (start >= end) throw new ImageFailure({ kind: 'truncated', format: 'jxl' })
  const bytes = await source.read(start, end)
  if (!startsCodestream(bytes)) throw new ImageFailure({ kind: 'corrupt', format: 'jxl' })
  return { ...parse(bytes), exif, hasXmp }
}

const startsCodestream = (bytes: Uint8Array) => signature.every((byte, index) => bytes[index] === byte)

async function readContainer(source: ByteSource) {
  let codestream: ByteRange | null = null
  let exif: ByteRange | null = null
  let hasXmp = false
  for await (const { type, start, end } of boxesInFile(openBufferedReader(source, 'jxl'), {
    start: 0,
    end: source.size,
  })) {
    if (type === 'jxlc') codestream ??= { start, end }
    // Parts of the codestream start with their number.
    if (type === 'jxlp') codestream ??= { start: start + 4, end }
    if (type === 'Exif' && end - start > 12 && end <= source.size) exif ??= { start: start + 4, end }
    if (type === 'xml ') hasXmp = true
  }
  return { codestream, exif, hasXmp }
}

function parse(codestream: Uint8Array) {
  const bits = new CodestreamBits(codestream.subarray(signature.length))
  try {
    return parseFields(bits)
  } catch (error) {
    if (error instanceof RangeError) throw new ImageFailure({ kind: 'truncated', format: 'jxl' })
    throw error
  }
}

/** Size and image metadata (ISO/IEC 18181-1, annex D). */
function parseFields(bits: CodestreamBits) {
  const stored = parseSize(bits)
  const plain = {
    format: 'jxl',
    orientation: 1,
    animated: false,
    hasAlpha: false,
    isXyb: true,
    isWide: false,
  } as const
  if (bits.flag()) return { ...plain, ...stored }
  let orientation = orientationFrom(1)
  let animated = false
  if (bits.flag()) {
    orientation = orientationFrom(bits.bits(3) + 1)
    // The size that it is shown at.
    if (bits.flag()) parseSize(bits)
    if (bits.flag()) skipPreview(bits)
    animated = bits.flag()
    if (animated) skipAnimation(bits)
  }
  const { width, height } = stored
  return {
    ...plain,
    width: orientation > 4 ? height : width,
    height: orientation > 4 ? width : height,
    animated,
    ...parseChannels(bits),
  }
}

/** Ratios of width to height that are coded as a number from 1 on. */
const ratios = [
  [1, 1],
  [6, 5],
  [4, 3],
  [3, 2],
  [16, 9],
  [5, 4],
  [2, 1],
] as const

function parseSize(bits: CodestreamBits): PixelSize {
  const isSmall = bits.flag()
  const side = () =>
    isSmall
      ? (bits.bits(5) + 1) * 8
      : bits.number(
          { offset: 1, bits: 9 },
          { offset: 1, bits: 13 },
          { offset: 1, bits: 18 },
          { offset: 1, bits: 30 },
        )
  const height = side()
  const ratio = ratios[bits.bits(3) - 1]
  return { width: ratio ? Math.floor((height * ratio[0]) / ratio[1]) : side(), height }
}

function skipPreview(bits: CodestreamBits): void {
  const inEights = bits.flag()
  const skipSide = () =>
    inEights
      ? bits.number(16, 32, { offset: 1, bits: 5 }, { offset: 33, bits: 9 })
      : bits.number(
          { offset: 1, bits: 6 },
          { offset: 65, bits: 8 },
          { offset: 321, bits: 10 },
          { offset: 1345, bits: 12 },
        )
  skipSide()
  if (bits.bits(3) === 0) skipSide()
}

function skipAnimation(bits: CodestreamBits): void {
  bits.number(100, 1000, { offset: 1, bits: 10 }, { offset: 1, bits: 30 })
  bits.number(1, 1001, { offset: 1, bits: 8 }, { offset: 1, bits: 10 })
  bits.number(0, { offset: 0, bits: 3 }, { offset: 0, bits: 16 }, { offset: 0, bits: 32 })
  bits.skip(1)
}

function skipBitDepth(bits: CodestreamBits): void {
  if (bits.flag()) {
    bits.number(32, 16, 24, { offset: 1, bits: 6 })
    bits.skip(4)
  } else bits.number(8, 10, 12, { offset: 1, bits: 6 })
}

/** Extra channels, of which one may be alpha, and the colours; what lies behind other channels is not read. */
function parseChannels(bits: CodestreamBits): Pick<JxlHeader, 'hasAlpha' | 'isXyb' | 'isWide'> {
  skipBitDepth(bits)
  // Whether 16 bits suffice to decode it.
  bits.skip(1)
  const extra = bits.number(0, 1, { offset: 2, bits: 4 }, { offset: 1, bits: 12 })
  if (extra > 1 || (extra === 1 && !skipAlpha(bits))) return { hasAlpha: true, isXyb: false, isWide: true }
  const isXyb = bits.flag()
  return { hasAlpha: extra === 1, isXyb, isWide: parseColour(bits) }
}

/** Reads past the description of an extra channel; false when it is another than alpha. */
function skipAlpha(bits: CodestreamBits): boolean {
  if (bits.flag()) return true
  if (bits.choice() !== 0) return false
  skipBitDepth(bits)
  bits.number(0, 3, 4, { offset: 1, bits: 3 })
  const nameLength = bits.number(0, { offset: 0, bits: 4 }, { offset: 16, bits: 5 }, { offset: 48, bits: 10 })
  bits.skip(nameLength * 8)
  // Whether colours are multiplied by it.
  bits.skip(1)
  return true
}

const grey = 1
const customWhite = 2
const srgbPrimaries = 1

/** Whether colours may reach beyond sRGB; a profile, which is compressed, and own primaries may. */
function parseColour(bits: CodestreamBits): boolean {
  if (bits.flag()) return false
  const hasProfile = bits.flag()
  const space = bits.choice()
  if (hasProfile) return space !== grey
  if (space === grey) return false
  // With a white point of its own, coordinates follow.
  if (bits.choice() === customWhite) return true
  return bits.choice() !== srgbPrimaries
}
