import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinBytes } from '../../files/bytes.ts'
import { ImageFailure } from '../image-error.ts'
import { ascii, joined, uint16, uint32 } from '../testing/bytes.ts'
import { countingSource } from '../testing/counting-source.ts'
import { auxC, box, clap, heifFile, hvcC, irot, ispe, type SampleItem } from '../testing/isobmff-file.ts'
import { extrasInIsobmff } from './extras.ts'
import { readHeifFile } from './heif-file.ts'
import { openIsobmff } from './isobmff-file.ts'
import { readExifItem, readXmpItem } from './metadata-items.ts'
import { withPrimary } from './with-primary.ts'

type Bytes = Uint8Array<ArrayBuffer>

const tile = (item: Partial<SampleItem> = {}): SampleItem => ({
  type: 'hvc1',
  data: Uint8Array.of(1, 2, 3),
  properties: [ispe(64, 64), hvcC({ parameterSets: [[33, [1, 2]]] })],
  ...item,
})
const grid = (rows: number, columns: number, width: number, height: number, tiles: readonly number[]) => ({
  type: 'grid',
  data: joined([0, 1, rows - 1, columns - 1], uint32(width), uint32(height)),
  references: { dimg: tiles },
})
/** With everything that is read. */
const items: readonly SampleItem[] = [
  { ...grid(1, 2, 100, 60, [2, 3]), properties: [ispe(100, 60), irot(1), clap(50, 1, 90, 1, 0, 1, 0, 1)] },
  tile(),
  tile({ extents: 2 }),
  tile({
    references: { auxl: [1] },
    properties: [...(tile().properties ?? []), auxC('urn:mpeg:hevc:2015:auxid:1')],
  }),
  tile({ references: { thmb: [1] } }),
  { type: 'tmap', data: new Uint8Array(20), references: { dimg: [1, 5] }, properties: [ispe(100, 60)] },
  { type: 'Exif', data: joined(uint32(0), ascii('II*\0')), references: { cdsc: [1] } },
  { type: 'mime', mediaType: 'application/rdf+xml', data: ascii('<x/>'), references: { cdsc: [1] } },
]

/** Reads everything; returns the kind of the typed failure, or null. Fails on any other exception. */
async function failureOf(bytes: Bytes): Promise<string | null> {
  const source = countingSource(bytes)
  try {
    const file = await openIsobmff(source, 'heic')
    await readHeifFile(file)
    await withPrimary(file, 2)
    await readExifItem(file, 1000)
    await readXmpItem(file, 1000)
    await extrasInIsobmff(source, 'heic')
    return null
  } catch (error) {
    if (error instanceof ImageFailure) return error.error.kind
    throw error
  } finally {
    expect(source.bytesRead).toBeLessThan(60 * bytes.length + 16_384)
  }
}

/** Two pictures laid over each other, one of them with opacity. */
const overlayItems: readonly SampleItem[] = [
  {
    type: 'iovl',
    data: joined(
      [0, 0],
      new Uint8Array(8).fill(255),
      uint16(90),
      uint16(80),
      uint16(0xfff0),
      uint16(5),
      uint16(9),
      uint16(9),
    ),
    references: { dimg: [2, 3] },
    properties: [ispe(90, 80)],
  },
  tile(),
  { ...grid(1, 2, 100, 60, [4, 5]), properties: [ispe(100, 60), irot(1)] },
  tile(),
  tile(),
  tile({
    references: { auxl: [2] },
    properties: [...(tile().properties ?? []), auxC('urn:mpeg:hevc:2015:auxid:1')],
  }),
]

describe.each([
  ['with all that is read', items],
  ['of an overlay', overlayItems],
])('a HEIF file %s ends in a picture or a typed failure', (_, items) => {
  const file = heifFile({ items })

  test('unchanged', async () => {
    expect(await failureOf(file)).toBeNull()
  })

  test('truncated at any byte', async () => {
    const dataStart = Buffer.from(file).indexOf('mdat') + 4
    for (let length = 0; length < file.length; length += 1) {
      const failure = await failureOf(file.slice(0, length))
      // Only the last items, which are EXIF and XMP data, may be missing.
      if (length < dataStart) expect(failure).not.toBeNull()
    }
  })

  test('with any byte changed', async () => {
    for (let at = 0; at < file.length; at += 1)
      for (const byte of [0, 1, 0x7f, 0x80, 0xff]) {
        const broken = file.slice()
        broken[at] = byte
        await failureOf(broken)
      }
  })

  test('with several bytes changed, cut off and followed by noise', async () => {
    const change = fc.tuple(fc.nat(file.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 8 }),
        fc.nat(file.length),
        fc.uint8Array({ maxLength: 60 }),
        async (changes, cut, noise) => {
          const broken = file.slice()
          for (const [at, byte] of changes) broken[at] = byte
          await failureOf(joined(broken.slice(0, cut), noise))
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

const identity = (source: number): SampleItem => ({
  type: 'iden',
  properties: [ispe(64, 64)],
  references: { dimg: [source] },
})

describe('a HEIF file is refused', () => {
  test.each<[string, readonly SampleItem[]]>([
    ['that is derived from itself', [identity(1)]],
    ['that is derived in a circle', [identity(2), identity(3), identity(1)]],
    ['that is derived too often', [...Array.from({ length: 12 }, (_, index) => identity(index + 2)), tile()]],
    ['that is derived from nothing', [{ type: 'iden', properties: [ispe(64, 64)] }]],
    ['of fewer tiles than its grid has', [grid(2, 2, 100, 100, [2, 2, 2]), tile()]],
    ['of more tiles than its grid has', [grid(1, 1, 64, 64, [2, 2]), tile()]],
    ['of tiles that do not exist', [grid(1, 1, 64, 64, [9])]],
    ['of tiles that do not cover it', [grid(1, 2, 129, 64, [2, 2]), tile()]],
    ['of tiles outside of it', [grid(1, 3, 128, 64, [2, 2, 2]), tile()]],
    [
      'of tiles of different sizes',
      [grid(1, 2, 100, 64, [2, 3]), tile(), tile({ properties: [ispe(64, 65), hvcC()] })],
    ],
    ['of a grid without pixels', [grid(1, 1, 0, 64, [2]), tile()]],
    ['of a grid of 256 × 256 tiles of 65,535 pixels', [grid(256, 256, 65_535, 65_535, [2]), tile()]],
    ['without a size', [tile({ properties: [hvcC()] })]],
    ['of no width', [tile({ properties: [ispe(0, 64), hvcC()] })]],
    ['without a configuration', [tile({ properties: [ispe(64, 64)] })]],
    ['with a broken configuration', [tile({ properties: [ispe(64, 64), box('hvcC', [1, 2])] })]],
    [
      'with a length of NAL units of 3 bytes',
      [tile({ properties: [ispe(64, 64), hvcC({ lengthSize: 3 })] })],
    ],
    ['without data', [tile({ data: new Uint8Array() })]],
    ['cropped to nothing', [tile({ properties: [ispe(64, 64), hvcC(), clap(1, 1, 1, 1, 99, 1, 0, 1)] })]],
    ['without items', []],
  ])('%s', async (_, broken) => {
    expect(await failureOf(heifFile({ items: broken }))).toBe('corrupt')
  })

  test('whose data lie beyond its end', async () => {
    const file = heifFile({ items: [tile()] })
    const at = Buffer.from(file).indexOf('iloc') + 4 + 8 + 6
    const broken = file.slice()
    broken.set(uint32(0xffff_fff0), at)
    expect(await failureOf(broken)).toBe('truncated')
  })

  test('whose extents are longer together than the file', async () => {
    const file = heifFile({ items: [tile({ extents: 2 })] })
    const extents = Buffer.from(file).indexOf('iloc') + 4 + 8 + 6
    const broken = file.slice()
    const whole = [...uint32(0), ...uint32(file.length)]
    broken.set([...whole, ...whole], extents)
    expect(await failureOf(broken)).toBe('corrupt')
  })

  test('with properties that do not exist', async () => {
    const file = heifFile({ items: [tile()], wideIndices: true })
    const broken = file.slice()
    broken.set(uint16(0x7fff), Buffer.from(file).indexOf('ipma') + 4 + 8 + 3)
    expect(await failureOf(broken)).toBe('corrupt')
  })

  test('whose boxes are longer than the one around them', async () => {
    for (const type of ['pitm', 'iinf', 'iloc', 'iprp', 'ipco', 'ispe', 'ipma']) {
      const broken = heifFile({ items: [tile()] })
      broken.set(uint32(0x7000_0000), Buffer.from(broken).indexOf(type) - 4)
      expect(await failureOf(broken)).toBe('corrupt')
    }
  })
})

/** A table that says to have as many entries as it can, in few bytes. */
const claims = (type: string, content: readonly number[]) => {
  const file = heifFile({ items: [tile()] })
  const at = Buffer.from(file).indexOf(type) + 4
  const broken = file.slice()
  broken.set(content, at)
  return broken
}
const many = (count: number, piece: Bytes) => {
  const whole = new Uint8Array(count * piece.length)
  for (let index = 0; index < count; index += 1) whole.set(piece, index * piece.length)
  return whole
}
/** A box around much content, faster than `box`. */
const bigBox = (type: string, ...content: readonly Uint8Array[]) => {
  const inside = joinBytes(content)
  return joinBytes([Uint8Array.from(uint32(inside.length + 8)), ascii(type), inside])
}
const meta = (...boxes: readonly Uint8Array[]) =>
  joinBytes([box('ftyp', ascii('heic'), uint32(0)), bigBox('meta', new Uint8Array(4), ...boxes)])
const empty = box('free')

describe('a HEIF file with very much in it is refused', () => {
  test.each([
    ['a million boxes', joinBytes([box('ftyp', ascii('heic'), uint32(0)), many(1_000_000, empty)])],
    ['a million boxes in meta', meta(many(1_000_000, empty))],
    ['a million properties', meta(bigBox('iprp', bigBox('ipco', many(1_000_000, empty))))],
    [
      'references without end',
      meta(bigBox('iref', new Uint8Array(4), many(250_000, box('dimg', [0, 1, 0, 0])))),
    ],
    ['a table of 3 MiB', meta(bigBox('iinf', new Uint8Array(3 * 1024 * 1024)))],
    ['locations without end, of no bytes', claims('iloc', [1, 0, 0, 0, 0, 0, 0xff, 0xff])],
    ['locations without end', claims('iloc', [2, 0, 0, 0, 0x44, 0, 0xff, 0xff, 0xff, 0xff])],
    ['associations without end', claims('ipma', [0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff])],
    [
      'extents without end, of no bytes',
      claims('iloc', [0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 1, 0, 0, 0xff, 0xff]),
    ],
  ])('%s', async (_, file) => {
    expect(await failureOf(file)).toBe('corrupt')
  })

  /** A readable file with more bytes at the start of the innermost of these boxes, or else after the first box. */
  const readableWith = (more: Bytes, ...path: readonly string[]) => {
    const file = heifFile({ items: [tile()], dataIn: 'idat' })
    const buffer = Buffer.from(file)
    let at = buffer.readUInt32BE(0)
    for (const type of path) {
      const start = buffer.indexOf(type) - 4
      buffer.writeUInt32BE(buffer.readUInt32BE(start) + more.length, start)
      at = start + (type === 'meta' ? 12 : 8)
    }
    return joinBytes([buffer.subarray(0, at), more, buffer.subarray(at)])
  }
  /** As many extents or associations as fit into an entry, in a table that a later one replaces. */
  const extents = joined([0, 1, 0, 0, 255, 255], new Uint8Array(65_535))
  const locations = (count: number) =>
    bigBox('iloc', Uint8Array.of(0, 0, 0, 0, 0x10, 0, 0, count), many(count, extents))
  const associations = (count: number) =>
    bigBox(
      'iprp',
      bigBox(
        'ipma',
        Uint8Array.from([0, 0, 0, 0, ...uint32(count)]),
        many(count, joined([0, 1, 255], new Uint8Array(255))),
      ),
    )

  test.each([
    ['10,000 boxes', readableWith(many(9_000, empty)), readableWith(many(10_000, empty))],
    [
      '200,000 boxes in a table',
      readableWith(many(190_000, empty), 'meta', 'iprp'),
      readableWith(many(200_000, empty), 'meta', 'iprp'),
    ],
    ['200,000 extents', readableWith(locations(3), 'meta'), readableWith(locations(4), 'meta')],
    [
      '500,000 associations',
      readableWith(associations(1_900), 'meta'),
      readableWith(associations(2_000), 'meta'),
    ],
  ])('only with more than %s', async (_, within, above) => {
    expect(await failureOf(within)).toBeNull()
    expect(await failureOf(above)).toBe('corrupt')
  })

  test('a box without length: it reaches to the end', async () => {
    const zeros = joinBytes([box('ftyp', ascii('heic'), uint32(0)), new Uint8Array(100_000)])
    expect(await failureOf(zeros)).toBe('corrupt')
  })

  test('but a grid of 200 × 200 tiles that are the same is read', async () => {
    const tiles = Array.from({ length: 40_000 }, () => 2)
    expect(await failureOf(heifFile({ items: [grid(200, 200, 12_800, 12_800, tiles), tile()] }))).toBeNull()
  })
})
