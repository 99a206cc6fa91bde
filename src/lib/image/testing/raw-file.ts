import type { RawPhoto } from '../header/sniff.ts'
import { ascii, joined, uint16, uint16le, uint32, uint32le } from './bytes.ts'
import { exifSegment } from './exif-data.ts'
import { box } from './isobmff-file.ts'
import { jpegFile } from './jpeg-file.ts'

export type PlacedPiece = readonly [at: number, piece: Uint8Array]

/** An entry of one LONG, or of what is said; a value longer than four bytes is given by its offset. */
export type TiffField = readonly [tag: number, value: number, type?: number, count?: number]

/** An image file directory (TIFF 6.0, section 2). */
export function directory(entries: readonly TiffField[], next = 0, little = true): Uint8Array<ArrayBuffer> {
  const [short, long] = little ? [uint16le, uint32le] : [uint16, uint32]
  const fields = entries.flatMap(([tag, value, type = 4, count = 1]) => [
    ...[...short(tag), ...short(type), ...long(count)],
    ...(type === 3 && count === 1 ? [...short(value), 0, 0] : long(value)),
  ])
  return joined(short(entries.length), fields, long(next))
}

/** Pieces at their offsets, with zeros between. */
export function placed(...pieces: readonly PlacedPiece[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.max(...pieces.map(([at, piece]) => at + piece.length)))
  for (const [at, piece] of pieces) whole.set(piece, at)
  return whole
}

/** The start of a little-endian TIFF file, with its first directory at offset 8. */
export const tiffHead = (magic = 'II*\0') => joined(ascii(magic), uint32le(8))

export const small = jpegFile({ columns: 2, rows: 1, block: () => [90, 90, 90] })
export const large = jpegFile({ columns: 4, rows: 3, block: (x, y) => [x * 60, y * 80, 128] })
/** What cameras compress the sensor's data to, with more pixels than any preview. */
export const lossless = jpegFile({ columns: 9, rows: 9, block: () => [200], startOfFrame: 0xc3 })

export const largeAt = 2_000
const smallAt = 1_200
const jpegs = [
  [smallAt, small],
  [largeAt, large],
] as const
const jif = (at: number, { length }: Uint8Array): TiffField[] => [
  [0x0201, at],
  [0x0202, length],
]
export const strips = (at: number, { length }: Uint8Array, compression: number): TiffField[] => [
  [0x0103, compression, 3],
  [0x0111, at],
  [0x0117, length],
]
const orientation: TiffField = [0x0112, 6, 3]
const maker = joined(ascii('Maker'), [0])
const makerAt = 400

/** The photo's maker, exposure and place, beside which the previews are. */
const described = [
  [makerAt, maker],
  [
    500,
    directory([
      [0x8827, 200, 3],
      [0x927c, 600, 7, 300],
      [0xa002, 4000],
    ]),
  ],
  [560, directory([[0x0001, 0x4e, 2, 2]])],
] as const
const description: TiffField[] = [
  [0x010f, makerAt, 2, maker.length],
  orientation,
  [0x8769, 500],
  [0x8825, 560],
]

const nikonNote = joined(ascii('Nikon\0\x02\x10\0\0'), tiffHead(), directory([[0x0011, 100]]))
const olympusNote = joined(ascii('OLYMPUS\0II\x03\0'), directory([[0x2020, 100, 13]]))

/** A raw photo of each format, whose largest preview, `large`, is at its end; orientation 6. */
export const rawFiles: Readonly<Record<RawPhoto, Uint8Array<ArrayBuffer>>> = {
  arw: placed(
    [0, tiffHead()],
    [8, directory([...description, ...jif(largeAt, large)], 200)],
    [200, directory(jif(smallAt, small))],
    ...described,
    ...jpegs,
  ),
  cr2: placed(
    [0, tiffHead()],
    [8, directory([...description, ...strips(largeAt, large, 6)], 200)],
    [200, directory(jif(smallAt, small), 300)],
    [300, directory(strips(1_500, lossless, 6))],
    [1_500, lossless],
    ...described,
    ...jpegs,
  ),
  cr3: cr3File(),
  dng: placed(
    [0, tiffHead()],
    [8, directory([...description, ...strips(smallAt, small, 7), [0x014a, 350, 4, 2]])],
    [350, Uint8Array.from([...uint32le(200), ...uint32le(300)])],
    [200, directory(strips(1_500, lossless, 7))],
    [300, directory(strips(largeAt, large, 7))],
    [1_500, lossless],
    ...described,
    ...jpegs,
  ),
  nef: placed(
    [0, tiffHead()],
    [8, directory([...description, [0x014a, 200]])],
    [200, directory(jif(smallAt, small))],
    ...described,
    [600, nikonNote],
    [710, directory(jif(largeAt - 610, large))],
    ...jpegs,
  ),
  orf: placed(
    [0, tiffHead('IIRO')],
    [8, directory(description)],
    ...described,
    [600, olympusNote],
    [
      700,
      directory([
        [0x0101, largeAt - 600],
        [0x0102, large.length],
      ]),
    ],
    ...jpegs,
  ),
  raf: placed(
    [0, ascii('FUJIFILMCCD-RAW ')],
    [84, Uint8Array.from([...uint32(largeAt), ...uint32(withExif().length)])],
    [largeAt, withExif()],
  ),
  rw2: placed(
    [0, tiffHead('IIU\0')],
    [8, directory([...description, [0x002e, largeAt, 7, large.length]])],
    ...described,
    ...jpegs,
  ),
}

/** `large` with EXIF data of its own. */
function withExif() {
  return jpegFile({
    columns: 4,
    rows: 3,
    block: (x, y) => [x * 60, y * 80, 128],
    segments: [exifSegment({ orientation: 6 })],
  })
}

function cr3File() {
  const uuid = (id: string, ...content: readonly (Uint8Array | readonly number[])[]) =>
    box('uuid', Buffer.from(id, 'hex'), ...content)
  const tiff = (...pieces: PlacedPiece[]) => placed([0, tiffHead()], ...pieces)
  const start = joined(
    box('ftyp', ascii('crx '), uint32(1), ascii('crx isom')),
    box(
      'moov',
      uuid(
        '85c0b687820f11e08111f4ce462b6a48',
        box('CMT1', tiff([8, directory([[0x010f, 40, 2, maker.length], orientation])], [40, maker])),
        box('CMT2', tiff([8, directory([[0x8827, 200, 3]])])),
        box('THMB', uint32(0), uint32(0), uint32(small.length), uint32(0), small),
      ),
      track('JPEG', large.length),
      track('CMP1', lossless.length),
    ),
    uuid(
      'eaf42b5e1c984b88b9fbb7dc406e4d16',
      uint32(0),
      uint32(1),
      box('PRVW', uint32(0), uint32(0), uint32(0), uint32(small.length), small),
    ),
  )
  return placed(
    [0, start],
    [
      largeAt - 16,
      Uint8Array.from([...uint32(1), ...ascii('mdat'), ...uint32(0), ...uint32(16 + large.length)]),
    ],
    [largeAt, large],
  )
}

/** A track of one sample, which is at `largeAt`. */
function track(description: string, length: number) {
  const entry = box('CRAW', new Uint8Array(82), box(description, uint32(0)))
  const table = box(
    'stbl',
    box('stsd', uint32(0), uint32(1), entry),
    box('stsc', uint32(0), uint32(1), uint32(1), uint32(1), uint32(1)),
    box('stsz', uint32(0), uint32(0), uint32(1), uint32(length)),
    box('co64', uint32(0), uint32(1), uint32(0), uint32(largeAt)),
  )
  const handler = box('hdlr', uint32(0), uint32(0), ascii('vide'), new Uint8Array(13))
  return box('trak', box('mdia', handler, box('minf', table)))
}
