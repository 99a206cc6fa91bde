import { describe, expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { ascii, joined, uint16, uint32 } from '../testing/bytes.ts'
import { countingSource } from '../testing/counting-source.ts'
import {
  auxC,
  box,
  clap,
  heifFile,
  hvcC,
  imir,
  irot,
  ispe,
  nclx,
  type SampleItem,
} from '../testing/isobmff-file.ts'
import { readHeifFile } from './heif-file.ts'
import { openIsobmff } from './isobmff-file.ts'

type Bytes = Uint8Array<ArrayBuffer>

const read = (file: Bytes) => openIsobmff(memorySource(file), 'heic').then(readHeifFile)
const hevc = (width: number, height: number, item: Partial<SampleItem> = {}): SampleItem => ({
  type: 'hvc1',
  data: Uint8Array.of(1, 2, 3, 4),
  ...item,
  properties: [ispe(width, height), hvcC(), ...(item.properties ?? [])],
})
const pixi = (...bits: readonly number[]) => box('pixi', uint32(0), [bits.length, ...bits])
/** The layout of a grid, in fields of 16 or 32 bits. */
const layout = (rows: number, columns: number, width: number, height: number, wide = false) =>
  wide
    ? joined([0, 1, rows - 1, columns - 1], uint32(width), uint32(height))
    : joined([0, 0, rows - 1, columns - 1], uint16(width), uint16(height))
const grid = (data: Bytes, tiles: readonly number[], item: Partial<SampleItem> = {}): SampleItem => ({
  type: 'grid',
  data,
  ...item,
  references: { dimg: tiles, ...item.references },
})

describe('readHeifFile: the plan of the primary picture', () => {
  test('of one coded picture: its size, configuration and data', async () => {
    const parameterSets = [
      [32, [1, 2]],
      [33, [3]],
    ] as const
    const configuration = hvcC({ profile: 4, chroma: 3, bits: 10, lengthSize: 2, parameterSets })
    const item = { type: 'hvc1', data: Uint8Array.of(5, 6, 7), properties: [ispe(40, 30), configuration] }
    const file = heifFile({ items: [hevc(9, 9), item], primary: 2 })
    const { brands, picture } = await read(file)
    expect(brands).toEqual({ major: 'heic', compatible: ['heic', 'mif1'] })
    expect(picture.coded).toEqual({ width: 40, height: 30 })
    expect(picture.plan).toEqual({
      kind: 'coded',
      codec: 'hevc',
      width: 40,
      height: 30,
      extents: [{ start: file.length - 3, end: file.length }],
      configuration: {
        profile: 4,
        chroma: '4:4:4',
        lumaBits: 10,
        chromaBits: 10,
        lengthSize: 2,
        parameterSets: parameterSets.map(([type, bytes]) => ({ type, bytes: Uint8Array.from(bytes) })),
        bytes: configuration.slice(8),
      },
    })
  })

  const wide = { iinf: 1, infe: 3, iloc: 2, iref: 1, ipma: 1 } as const
  test.each([
    ['data in the file', {}],
    ['data in idat', { dataIn: 'idat' }],
    ['wide fields', { versions: wide }],
    ['wide indices of properties', { wideIndices: true }],
    ['wide fields and indices, data in idat', { versions: wide, wideIndices: true, dataIn: 'idat' }],
  ] as const)('of a grid with %s', async (_, options) => {
    const tiles = [1, 2, 3, 4, 5, 6].map((byte) => hevc(64, 48, { data: Uint8Array.of(byte, byte) }))
    const order = [7, 6, 5, 4, 3, 2]
    const file = heifFile({
      ...options,
      items: [grid(layout(2, 3, 180, 90), order, { properties: [ispe(180, 90)] }), ...tiles],
    })
    const { plan, shown } = (await read(file)).picture
    expect(shown).toEqual({ width: 180, height: 90 })
    if (plan.kind !== 'grid') throw new Error(plan.kind)
    expect(plan).toMatchObject({ rows: 2, columns: 3, outputWidth: 180, outputHeight: 90 })
    const data = plan.tiles.map(({ extents }) =>
      extents.flatMap(({ start, end }) => [...file.slice(start, end)]),
    )
    expect(data).toEqual([6, 5, 4, 3, 2, 1].map((byte) => [byte, byte]))
  })

  test('of a grid whose tiles share a property: one configuration for all', async () => {
    const tile = hevc(8, 8)
    const { plan } = (await read(heifFile({ items: [grid(layout(1, 2, 16, 8), [2, 3]), tile, tile] })))
      .picture
    if (plan.kind !== 'grid') throw new Error(plan.kind)
    expect(plan.tiles[0]?.configuration).toBe(plan.tiles[1]?.configuration)
  })

  test('of a grid whose size has fields of 32 bits', async () => {
    const file = heifFile({ items: [grid(layout(1, 2, 70_000, 10, true), [2, 2]), hevc(40_000, 10)] })
    expect((await read(file)).picture).toMatchObject({ coded: { width: 70_000, height: 10 } })
  })

  test('of data in several extents, in their order', async () => {
    const data = Uint8Array.from({ length: 10 }, (_, index) => index)
    const file = heifFile({ items: [hevc(8, 8, { data, extents: 3 })] })
    const { plan } = (await read(file)).picture
    if (plan.kind !== 'coded') throw new Error(plan.kind)
    expect(plan.extents).toHaveLength(3)
    expect(plan.extents.flatMap(({ start, end }) => [...file.slice(start, end)])).toEqual([...data])
  })

  test('of an identity derivation: the plan of its source, and the transformations of both', async () => {
    const items = [
      { type: 'iden', properties: [ispe(5, 40), clap(5, 1, 40, 1, 0, 1, 0, 1)], references: { dimg: [2] } },
      hevc(40, 30, { properties: [irot(1)] }),
    ]
    const { picture } = await read(heifFile({ items }))
    expect(picture.plan).toMatchObject({ kind: 'coded', width: 40, height: 30 })
    expect(picture.transformations).toEqual([
      { kind: 'rotate', quarterTurns: 1 },
      { kind: 'crop', left: 12, top: 0, width: 5, height: 40 },
    ])
    expect(picture.shown).toEqual({ width: 5, height: 40 })
  })

  const jpegTables = box('jpgC', [0xff, 0xd8])
  test.each([
    ['an AV1 picture', 'av01', box('av1C', [0x81]), { codec: 'av1', configuration: Uint8Array.of(0x81) }],
    ['a JPEG picture', 'jpeg', ispe(1, 1), { codec: 'jpeg', configuration: null }],
    ['JPEG tables', 'jpeg', jpegTables, { codec: 'jpeg', configuration: Uint8Array.of(0xff, 0xd8) }],
  ])('of %s', async (_, type, property, expected) => {
    const items = [{ type, data: new Uint8Array(9), properties: [ispe(8, 8), property] }]
    expect((await read(heifFile({ items }))).picture.plan).toMatchObject({ kind: 'coded', ...expected })
  })

  const plain = (type: string) => ({ type, data: new Uint8Array(9), properties: [ispe(8, 6)] })
  test.each<[string, readonly SampleItem[], object]>([
    ...['vvc1', 'avc1', 'j2k1', 'unci', 'tmap'].map((type): [string, SampleItem[], object] => [
      type,
      [plain(type)],
      { feature: 'item-type', type },
    ]),
    [
      'a layer selection',
      [hevc(8, 6, { properties: [box('lsel', [0, 1])] })],
      { feature: 'property', type: 'lsel' },
    ],
    [
      'a grid of grids',
      [
        grid(layout(1, 1, 8, 6), [2], { properties: [ispe(8, 6)] }),
        grid(layout(1, 1, 8, 6), [3], { properties: [ispe(8, 6)] }),
        hevc(8, 6),
      ],
      { feature: 'tile' },
    ],
    [
      'a rotated tile',
      [grid(layout(1, 1, 8, 6), [2], { properties: [ispe(8, 6)] }), hevc(8, 6, { properties: [irot(2)] })],
      { feature: 'tile' },
    ],
  ])('names what is not read: %s', async (_, items, expected) => {
    const { plan, shown } = (await read(heifFile({ items }))).picture
    expect(plan).toEqual({ kind: 'unsupported', ...expected })
    expect(shown).toEqual({ width: 8, height: 6 })
  })

  test('names a file in the small form of a later edition', async () => {
    const file = joined(box('ftyp', ascii('mif3'), uint32(0)), box('mini', [1, 2, 3]))
    await expect(read(file)).rejects.toMatchObject({ error: { kind: 'unsupported', format: 'heic' } })
  })

  test('names data in another item or file', async () => {
    const file = heifFile({ items: [hevc(8, 6)], versions: { iloc: 1 } })
    const at = Buffer.from(file).indexOf('iloc') + 4 + 8 + 2
    for (const [method, reference] of [
      [2, 0],
      [0, 1],
    ]) {
      const changed = file.slice()
      changed.set([0, method ?? 0, 0, reference ?? 0], at)
      expect((await read(changed)).picture.plan).toEqual({ kind: 'unsupported', feature: 'location' })
    }
  })
})

describe('readHeifFile: transformations', () => {
  test('are given in the order in which the properties are associated', async () => {
    const crop = clap(20, 1, 10, 1, 0, 1, 0, 1)
    const { picture } = await read(
      heifFile({ items: [hevc(40, 30, { properties: [imir(0), irot(3), crop, irot(0), imir(1)] })] }),
    )
    expect(picture.transformations).toEqual([
      { kind: 'mirror', exchanged: 'top-bottom' },
      { kind: 'rotate', quarterTurns: 3 },
      { kind: 'crop', left: 5, top: 15, width: 20, height: 10 },
      { kind: 'mirror', exchanged: 'left-right' },
    ])
    expect(picture.coded).toEqual({ width: 40, height: 30 })
    expect(picture.shown).toEqual({ width: 20, height: 10 })
  })
})

describe('readHeifFile: colours', () => {
  const icc = (kind: string, ...bytes: number[]) => box('colr', ascii(kind), bytes)

  test('are those of the picture, the first of each kind', async () => {
    const properties = [icc('prof', 1, 2), nclx(12, 16, 9), icc('rICC', 3), nclx(1), pixi(10, 10, 10)]
    const { colour, channelBits } = (await read(heifFile({ items: [hevc(8, 8, { properties })] }))).picture
    expect(colour).toEqual({
      icc: Uint8Array.of(1, 2),
      codePoints: { primaries: 12, transfer: 16, matrix: 9, fullRange: true },
    })
    expect(channelBits).toEqual([10, 10, 10])
  })

  test('are those of the first tile where a grid has none', async () => {
    const tile = hevc(8, 8, { properties: [nclx(9), icc('prof', 7), pixi(8)] })
    const items = [grid(layout(1, 2, 16, 8), [2, 3], { properties: [icc('prof', 5)] }), tile, hevc(8, 8)]
    const { colour, channelBits } = (await read(heifFile({ items }))).picture
    expect(colour).toMatchObject({ icc: Uint8Array.of(5), codePoints: { primaries: 9 } })
    expect(channelBits).toEqual([8])
  })

  test('are null where there are none', async () => {
    const { picture } = await read(heifFile({ items: [hevc(8, 8)] }))
    expect(picture).toMatchObject({ colour: { icc: null, codePoints: null }, channelBits: null })
  })
})

describe('readHeifFile: pictures that belong to the primary one', () => {
  const auxiliary = (urn: string, side: number) =>
    hevc(side, side, { properties: [auxC(urn)], references: { auxl: [1] } })
  const alphaUrn = 'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha'

  test('alpha, gain map, depth map and thumbnails', async () => {
    const { alpha, gainMap, depthMap, thumbnails } = await read(
      heifFile({
        items: [
          hevc(64, 64, { references: { prem: [2] } }),
          auxiliary('urn:mpeg:hevc:2015:auxid:1', 63),
          auxiliary('urn:com:apple:photo:2020:aux:hdrgainmap', 32),
          auxiliary('urn:mpeg:hevc:2015:auxid:2', 31),
          hevc(16, 16, { references: { thmb: [1] } }),
          hevc(15, 15, { references: { thmb: [5] } }),
        ],
      }),
    )
    expect(alpha).toMatchObject({ premultiplied: true, picture: { coded: { width: 63 } } })
    expect(gainMap?.picture).toMatchObject({ coded: { width: 32 } })
    expect(depthMap).toMatchObject({ coded: { width: 31 } })
    expect(thumbnails).toMatchObject([{ coded: { width: 16 } }])
  })

  test('alpha that is not multiplied into the colours', async () => {
    const { alpha } = await read(heifFile({ items: [hevc(8, 8), auxiliary(alphaUrn, 8)] }))
    expect(alpha).toMatchObject({ premultiplied: false })
  })

  test('the gain map of a tone map (ISO 21496-1)', async () => {
    const tmap = { type: 'tmap', data: new Uint8Array(9), references: { dimg: [1, 3] } }
    expect((await read(heifFile({ items: [hevc(8, 8), tmap, hevc(4, 4)] }))).gainMap?.picture).toMatchObject({
      coded: { width: 4 },
    })
  })

  test('none of another picture', async () => {
    const other = { ...auxiliary(alphaUrn, 8), references: { auxl: [3] } }
    const file = await read(heifFile({ items: [hevc(8, 8), other, hevc(8, 8)] }))
    expect(file).toMatchObject({ alpha: null, gainMap: null, depthMap: null, thumbnails: [] })
  })

  test('broken ones are left out, except alpha', async () => {
    const broken = (item: SampleItem) => ({ ...item, properties: [auxC(alphaUrn)] })
    const thumbnail = { type: 'hvc1', references: { thmb: [1] } }
    expect(await read(heifFile({ items: [hevc(8, 8), thumbnail] }))).toMatchObject({ thumbnails: [] })
    await expect(
      read(heifFile({ items: [hevc(8, 8), broken(auxiliary(alphaUrn, 8))] })),
    ).rejects.toMatchObject({ error: { kind: 'corrupt' } })
  })
})

test('readHeifFile does not read the data of pictures', async () => {
  const data = new Uint8Array(300_000)
  const file = heifFile({ items: [hevc(640, 480, { data })], boxes: [box('free', data)] })
  const source = countingSource(file)
  await readHeifFile(await openIsobmff(source, 'heic'))
  expect(source.bytesRead).toBeLessThan(40_000)
})
