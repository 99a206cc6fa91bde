import { expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { ascii, joined, uint16, uint32 } from '../testing/bytes.ts'
import { box, heifFile, hvcC, ispe, nclx } from '../testing/isobmff-file.ts'
import { readHeifFile } from './heif-file.ts'
import { openIsobmff } from './isobmff-file.ts'

type Options = {
  readonly handler?: string
  readonly entry?: string
  readonly sizes?: readonly number[]
  /** Where the first sample is. */
  readonly start?: number
  readonly wideOffsets?: boolean
  /** a, b, c and d of the matrix. */
  readonly matrix?: readonly number[]
}

/** A track of 64 × 48 pixels. */
const track = (options: Options = {}) => {
  const { handler = 'pict', entry = 'hvc1', sizes = [5, 6, 7], start = 8, wideOffsets = false } = options
  const [a = 0, b = 0, c = 0, d = 0] = (options.matrix ?? [1, 0, 0, 1]).map((value) => value * 65_536)
  const visual = [new Uint8Array(24), [...uint16(64), ...uint16(48)], new Uint8Array(50)]
  return box(
    'trak',
    box('tkhd', new Uint8Array(40), [a, b, 0, c, d, 0, 0, 0, 1].flatMap(uint32), new Uint8Array(8)),
    box(
      'mdia',
      box('hdlr', new Uint8Array(8), ascii(handler), new Uint8Array(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', uint32(0), uint32(1), box(entry, ...visual, hvcC(), nclx(9))),
          box('stsz', uint32(0), uint32(0), uint32(sizes.length), ...sizes.map(uint32)),
          wideOffsets
            ? box('co64', uint32(0), uint32(1), uint32(0), uint32(start))
            : box('stco', uint32(0), uint32(1), uint32(start)),
        ),
      ),
    ),
  )
}
const ftyp = box('ftyp', ascii('hevc'), uint32(0), ascii('msf1hevc'))
const sequence = (...tracks: Uint8Array[]) =>
  joined(ftyp, box('moov', box('mvhd', new Uint8Array(100)), ...tracks), box('mdat', new Uint8Array(50)))
const read = (file: Uint8Array<ArrayBuffer>) => openIsobmff(memorySource(file), 'heic').then(readHeifFile)

test.each([
  ['32', false],
  ['64', true],
])('a file with only a sequence: its first picture, by an offset of %s bits', async (_, wideOffsets) => {
  const { picture, sequencePictures } = await read(sequence(track({ wideOffsets, start: 9 })))
  expect(sequencePictures).toBe(3)
  expect(picture).toMatchObject({
    coded: { width: 64, height: 48 },
    shown: { width: 64, height: 48 },
    transformations: [],
    colour: { codePoints: { primaries: 9 } },
    plan: {
      kind: 'coded',
      codec: 'hevc',
      extents: [{ start: 9, end: 14 }],
      configuration: { chroma: '4:2:0' },
    },
  })
})

test.each([
  [[0, 1, -1, 0], 3],
  [[-1, 0, 0, -1], 2],
  [[0, -1, 1, 0], 1],
])('a track with the matrix %j is rotated', async (matrix, quarterTurns) => {
  const { picture } = await read(sequence(track({ matrix })))
  expect(picture.transformations).toEqual([{ kind: 'rotate', quarterTurns }])
  expect(picture.shown.width).toBe(quarterTurns === 2 ? 64 : 48)
})

test('the first track of pictures counts', async () => {
  const file = sequence(
    track({ handler: 'soun' }),
    track({ handler: 'auxv' }),
    track({ handler: 'vide', sizes: [9] }),
  )
  expect((await read(file)).sequencePictures).toBe(1)
})

test('a codec that is not read is named', async () => {
  expect((await read(sequence(track({ entry: 'vvc1' })))).picture.plan).toEqual({
    kind: 'unsupported',
    feature: 'item-type',
    type: 'vvc1',
  })
})

const item = { type: 'hvc1', data: Uint8Array.of(1), properties: [ispe(8, 8), hvcC()] }

test('a primary item goes before the sequence', async () => {
  const { picture, sequencePictures } = await read(heifFile({ items: [item], boxes: [box('moov', track())] }))
  expect(picture.shown).toEqual({ width: 8, height: 8 })
  expect(sequencePictures).toBe(3)
})

test('a broken sequence beside a primary item is left out', async () => {
  const file = heifFile({ items: [item], boxes: [box('moov', track({ sizes: [] }))] })
  expect((await read(file)).sequencePictures).toBeNull()
})

test.each([
  ['no track', sequence(), 'corrupt'],
  ['only a track of sound', sequence(track({ handler: 'soun' })), 'corrupt'],
  ['no picture', sequence(track({ sizes: [] })), 'corrupt'],
  ['an empty picture', sequence(track({ sizes: [0, 4] })), 'corrupt'],
  ['a picture beyond the end', sequence(track({ start: 10_000 })), 'truncated'],
])('a sequence with %s', async (_, file, kind) => {
  await expect(read(file)).rejects.toMatchObject({ error: { kind } })
})

test('a sequence truncated or changed at any byte ends in a typed failure', async () => {
  const file = sequence(track())
  for (let at = 0; at < file.length; at += 1) {
    const changed = file.slice()
    changed[at] = 255
    for (const broken of [file.slice(0, at), changed])
      await read(broken).catch((error) => expect(error).toMatchObject({ name: 'ImageFailure' }))
  }
})
