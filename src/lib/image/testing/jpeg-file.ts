import { ascii, joined, uint16 } from './bytes.ts'

export type JpegOptions = {
  /** Size of the picture in blocks of 8 × 8 pixels. */
  readonly columns: number
  readonly rows: number
  /** The samples of one block, 0 to 255, one per component. */
  readonly block: (column: number, row: number) => readonly number[]
  /** Segments after the start-of-image marker. */
  readonly segments?: readonly Uint8Array[]
  /** Adds separate scans for the AC coefficients, which are all zero. */
  readonly progressive?: boolean
  /** Start-of-frame marker to write instead of the true one. */
  readonly startOfFrame?: number
  readonly bits?: number
  /** Size to write instead of the true one. */
  readonly width?: number
  readonly height?: number
  readonly componentNames?: readonly number[]
  /** Bytes after the end-of-image marker. */
  readonly appended?: Uint8Array
}

/** A marker segment; `code` is the second byte of its marker. */
export function jpegSegment(code: number, content: Uint8Array | readonly number[]): Uint8Array<ArrayBuffer> {
  return joined([0xff, code], uint16(content.length + 2), content)
}

export const jfifSegment = jpegSegment(0xe0, joined(ascii('JFIF\0'), [1, 1, 0, 0, 1, 0, 1, 0, 0]))

export function adobeSegment(transform: number): Uint8Array<ArrayBuffer> {
  return jpegSegment(0xee, joined(ascii('Adobe'), [0, 100, 0, 0, 0, 0, transform]))
}

export function xmpSegment(text: string): Uint8Array<ArrayBuffer> {
  return jpegSegment(0xe1, joined(ascii('http://ns.adobe.com/xap/1.0/\0'), ascii(text)))
}

/** The profile in pieces of at most `pieceLength` bytes. */
export function iccSegments(profile: Uint8Array, pieceLength = 60_000): Uint8Array<ArrayBuffer>[] {
  const count = Math.ceil(profile.length / pieceLength)
  return Array.from({ length: count }, (_, index) => {
    const piece = profile.subarray(index * pieceLength, (index + 1) * pieceLength)
    return jpegSegment(0xe2, joined(ascii('ICC_PROFILE\0'), [index + 1, count], piece))
  })
}

/**
 * A valid JPEG of blocks of one colour each: only DC coefficients, quantised with steps of 8, so that samples are
 * exact. DC categories 0 to 11 have the 4-bit codes 0 to 11, "end of block" is the only AC code, one 0 bit.
 */
export function jpegFile(options: JpegOptions): Uint8Array<ArrayBuffer> {
  const { columns, rows, block, progressive = false } = options
  const components = block(0, 0).length
  const names = options.componentNames ?? [1, 2, 3, 4].slice(0, components)
  const scan = (members: readonly number[], from: number, to: number) =>
    jpegSegment(0xda, [members.length, ...members.flatMap((index) => [names[index] ?? 0, 0]), from, to, 0])
  const all = names.map((_, index) => index)
  const means = dcBits(options, components, !progressive)
  const noDetail = stuffed(new Array<number>(columns * rows).fill(0))
  const details = all.flatMap((index) => [tables(), scan([index], 1, 63), noDetail])
  return joined(
    [0xff, 0xd8],
    ...(options.segments ?? []),
    jpegSegment(0xdb, [0, ...new Array<number>(64).fill(8)]),
    jpegSegment(options.startOfFrame ?? (progressive ? 0xc2 : 0xc0), [
      options.bits ?? 8,
      ...uint16(options.height ?? rows * 8),
      ...uint16(options.width ?? columns * 8),
      components,
      ...names.flatMap((name) => [name, 0x11, 0]),
    ]),
    tables(),
    scan(all, 0, progressive ? 0 : 63),
    stuffed(means),
    ...(progressive ? details : []),
    [0xff, 0xd9],
    options.appended ?? [],
  )
}

function tables(): Uint8Array<ArrayBuffer> {
  const dc = [
    0,
    0,
    0,
    0,
    12,
    ...new Array<number>(12).fill(0),
    ...Array.from({ length: 12 }, (_, category) => category),
  ]
  const ac = [0x10, 1, ...new Array<number>(15).fill(0), 0]
  return jpegSegment(0xc4, [...dc, ...ac])
}

function dcBits({ columns, rows, block }: JpegOptions, components: number, endOfBlock: boolean): number[] {
  const bits: number[] = []
  const previous = new Array<number>(components).fill(0)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      for (const [index, sample] of block(column, row).entries()) {
        const value = sample - 128
        const difference = value - (previous[index] ?? 0)
        previous[index] = value
        const category = 32 - Math.clz32(Math.abs(difference))
        pushBits(bits, category, 4)
        pushBits(bits, difference < 0 ? difference + 2 ** category - 1 : difference, category)
        if (endOfBlock) bits.push(0)
      }
    }
  }
  return bits
}

function pushBits(bits: number[], value: number, count: number) {
  for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1)
}

/** Whole bytes, padded with ones; a zero follows every 0xFF. */
function stuffed(bits: readonly number[]): number[] {
  const bytes: number[] = []
  for (let at = 0; at < bits.length; at += 8) {
    let byte = 0
    for (let bit = 0; bit < 8; bit += 1) byte = byte * 2 + (bits[at + bit] ?? 1)
    bytes.push(byte)
    if (byte === 0xff) bytes.push(0)
  }
  return bytes
}
