import { zlibSync } from 'fflate'
import { ascii, joined, uint16, uint16le, uint32, uint32le } from './bytes.ts'
import { packBits } from './pack-bits.ts'

/** A field of a directory: BYTE (1), SHORT (3), LONG (4) or UNDEFINED (7). */
export type TiffTag = readonly [tag: number, type: 1 | 3 | 4 | 7, values: readonly number[] | Uint8Array]

export type TiffPicture = {
  readonly width: number
  readonly height: number
  /** The samples of a pixel. */
  readonly pixel: (x: number, y: number) => readonly number[]
  readonly bits?: number
  readonly photometric?: number
  readonly compression?: keyof typeof packers
  readonly planar?: boolean
  readonly differences?: boolean
  /** Of 8 × 4 pixels; otherwise there are strips of `rowsPerStrip`. */
  readonly tiled?: boolean
  readonly rowsPerStrip?: number
  readonly tags?: readonly TiffTag[]
  /** The bytes of segments in place of those that are made of pixels. */
  readonly segments?: readonly Uint8Array[]
}

const packers = {
  1: (bytes: Uint8Array) => bytes,
  2: (bytes: Uint8Array) => bytes,
  3: (bytes: Uint8Array) => bytes,
  4: (bytes: Uint8Array) => bytes,
  5: packLzw,
  7: (bytes: Uint8Array) => bytes,
  8: (bytes: Uint8Array) => zlibSync(bytes),
  32773: packBits,
  32946: (bytes: Uint8Array) => zlibSync(bytes),
} as const

/** A TIFF file (TIFF 6.0) with these pages. */
export function tiffFile(pages: readonly TiffPicture[], little = true): Uint8Array<ArrayBuffer> {
  const [short, long] = little ? [uint16le, uint32le] : [uint16, uint32]
  const pieces: Uint8Array[] = []
  let at = 8
  const place = (bytes: Uint8Array) => {
    const start = at
    const even = bytes.length % 2 === 0 ? bytes : joined(bytes, [0])
    pieces.push(even)
    at += even.length
    return start
  }
  const directories = pages.map((page) => {
    const segments = page.segments ?? segmentsOf(page, little)
    const offsets = segments.map(place)
    const { bits = 8, planar = false, tiled = false } = page
    const samples = page.pixel(0, 0).length
    const tags: TiffTag[] = [
      [256, 3, [page.width]],
      [257, 4, [page.height]],
      [258, 3, new Array<number>(samples).fill(bits)],
      [259, 3, [page.compression ?? 1]],
      [262, 3, [page.photometric ?? (samples < 3 ? 1 : 2)]],
      [277, 3, [samples]],
      [284, 3, [planar ? 2 : 1]],
      [317, 3, [page.differences ? 2 : 1]],
      [tiled ? 324 : 273, 4, offsets],
      [tiled ? 325 : 279, 4, segments.map(({ length }) => length)],
      ...(tiled
        ? ([
            [322, 3, [8]],
            [323, 3, [4]],
          ] as const)
        : ([[278, 3, [page.rowsPerStrip ?? page.height]]] as const)),
    ]
    const all = [
      ...tags.filter(([tag]) => !page.tags?.some(([other]) => other === tag)),
      ...(page.tags ?? []),
    ]
    return all
      .toSorted(([a], [b]) => a - b)
      .map(([tag, type, values]) => {
        const write = type === 3 ? short : type === 4 ? long : (value: number) => [value]
        const bytes = Uint8Array.from([...values].flatMap((value) => write(value)))
        const value = bytes.length > 4 ? long(place(bytes)) : [...bytes, 0, 0, 0, 0].slice(0, 4)
        return [...short(tag), ...short(type), ...long(values.length), ...value]
      })
  })
  const starts = directories.map((fields, index) => {
    const before = directories.slice(0, index).reduce((sum, other) => sum + 6 + other.length * 12, 0)
    return { fields, start: at + before }
  })
  const ends = starts.map(({ fields }, index) =>
    joined(short(fields.length), fields.flat(), long(starts[index + 1]?.start ?? 0)),
  )
  const head = joined(ascii(little ? 'II' : 'MM'), short(42), long(at))
  return joined(head, ...pieces, ...ends)
}

function segmentsOf(page: TiffPicture, little: boolean): Uint8Array[] {
  const { width, height, tiled = false, planar = false, compression = 1 } = page
  const samples = page.pixel(0, 0).length
  const [across, down] = tiled ? [8, 4] : [width, page.rowsPerStrip ?? height]
  const segments: Uint8Array[] = []
  for (let plane = 0; plane < (planar ? samples : 1); plane += 1)
    for (let top = 0; top < height; top += down)
      for (let left = 0; left < width; left += across) {
        const rows = tiled ? down : Math.min(down, height - top)
        const bytes = Array.from({ length: rows }, (_, row) => {
          const pixels = Array.from({ length: across }, (_, column) => {
            const pixel = page.pixel(Math.min(width - 1, left + column), Math.min(height - 1, top + row))
            return planar ? pixel.slice(plane, plane + 1) : pixel
          })
          return rowBytes(pixels, page, little)
        })
        segments.push(packers[compression](Uint8Array.from(bytes.flat())))
      }
  return segments
}

function rowBytes(
  pixels: readonly (readonly number[])[],
  { bits = 8, differences = false }: TiffPicture,
  little: boolean,
): readonly number[] {
  const samples = pixels.flatMap((pixel, x) =>
    pixel.map((sample, index) =>
      differences ? (sample - (pixels[x - 1]?.[index] ?? 0)) & (2 ** bits - 1) : sample,
    ),
  )
  if (bits === 16) return samples.flatMap(little ? uint16le : uint16)
  return bitsToBytes(samples.map((sample) => sample.toString(2).padStart(bits, '0')).join(''))
}

/** Bytes of digits 0 and 1, the first in the highest bit. */
export function bitsToBytes(digits: string): number[] {
  return (digits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
}

/** LZW as in TIFF 6.0, section 13. */
function packLzw(bytes: Uint8Array): Uint8Array {
  let digits = ''
  let table = new Map<string, number>()
  let next = 258
  const write = (code: number) => {
    const length = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
    digits += code.toString(2).padStart(length, '0')
  }
  const clear = () => {
    write(256)
    table = new Map()
    next = 258
  }
  const codeOf = (text: string) => (text.length === 1 ? text.charCodeAt(0) : (table.get(text) ?? 0))
  clear()
  let text = ''
  for (const byte of bytes) {
    const longer = text + String.fromCharCode(byte)
    if (longer.length === 1 || table.has(longer)) {
      text = longer
      continue
    }
    write(codeOf(text))
    table.set(longer, next)
    next += 1
    if (next === 4095) clear()
    text = String.fromCharCode(byte)
  }
  if (text) write(codeOf(text))
  next += 1
  write(257)
  return Uint8Array.from(bitsToBytes(digits))
}
