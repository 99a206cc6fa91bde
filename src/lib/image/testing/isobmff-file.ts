import { ascii, joined, uint16, uint32 } from './bytes.ts'

type Piece = Uint8Array | readonly number[]

/** A box (ISO/IEC 14496-12, 4.2). */
export function box(type: string, ...content: readonly Piece[]): Uint8Array<ArrayBuffer> {
  const body = joined(...content)
  return joined(uint32(body.length + 8), ascii(type), body)
}

export const ispe = (width: number, height: number) => box('ispe', uint32(0), uint32(width), uint32(height))

/** The type of an auxiliary image. */
export const auxC = (urn: string) => box('auxC', uint32(0), ascii(`${urn}\0`))

export const nclx = (primaries: number, transfer = 13, matrix = 6) =>
  box('colr', ascii('nclx'), uint16(primaries), uint16(transfer), uint16(matrix), [0x80])

export const irot = (quarterTurns: number) => box('irot', [quarterTurns])

export const imir = (axis: 0 | 1) => box('imir', [axis])

/** Width, height and offsets, each as numerator and denominator. */
export const clap = (...numbers: readonly number[]) => box('clap', ...numbers.map(uint32))

type HvcCOptions = {
  readonly profile?: number
  readonly chroma?: 0 | 1 | 2 | 3
  readonly bits?: number
  readonly lengthSize?: number
  /** Type and bytes. */
  readonly parameterSets?: readonly (readonly [number, readonly number[]])[]
}

export const hvcC = ({
  profile = 1,
  chroma = 1,
  bits = 8,
  lengthSize = 4,
  parameterSets = [],
}: HvcCOptions = {}) =>
  box(
    'hvcC',
    [1, profile],
    new Uint8Array(14),
    [0xfc | chroma, 0xf8 | (bits - 8), 0xf8 | (bits - 8), 0, 0, 0xc + lengthSize - 1, parameterSets.length],
    ...parameterSets.map(([type, bytes]) => [0x80 | type, 0, 1, ...uint16(bytes.length), ...bytes]),
  )

export type SampleItem = {
  readonly type: string
  /** Of an item of type `mime`. */
  readonly mediaType?: string
  readonly data?: Uint8Array
  readonly properties?: readonly Uint8Array[]
  /** The numbers of items from 1, by the type of the reference. */
  readonly references?: Readonly<Record<string, readonly number[]>>
  /** Cuts the data into so many extents. */
  readonly extents?: number
}

type HeifOptions = {
  readonly brand?: string
  /** Numbered from 1. */
  readonly items?: readonly SampleItem[]
  /** Null for a file without `pitm` box. */
  readonly primary?: number | null
  /** Properties that no item has. */
  readonly properties?: readonly Uint8Array[]
  /** Versions of the boxes that list the items, their locations, references and properties. */
  readonly versions?: {
    readonly iinf?: 0 | 1
    readonly infe?: 2 | 3
    readonly iloc?: 0 | 1 | 2
    readonly iref?: 0 | 1
    readonly ipma?: 0 | 1
  }
  /** Indices of properties have 15 bits instead of 7. */
  readonly wideIndices?: boolean
  /** Where the items' data are: in `mdat`, or in `idat` inside `meta`. */
  readonly dataIn?: 'mdat' | 'idat'
  /** Boxes after all others. */
  readonly boxes?: readonly Uint8Array[]
}

const full = (version: number, flags = 0) => [version, 0, 0, flags]
const idOf = (number: number, wide: boolean) => (wide ? uint32(number) : uint16(number))

/** Properties that a reader must know, which are marked as such. */
const essential = ['hvcC', 'av1C', 'irot', 'imir', 'clap', 'lsel']

/** A HEIF file (ISO/IEC 23008-12). */
export function heifFile(options: HeifOptions = {}): Uint8Array<ArrayBuffer> {
  const { brand = 'heic', items = [], primary = 1, dataIn = 'mdat', boxes = [] } = options
  const data = joined(...items.map((item) => item.data ?? []))
  const head = (dataStart: number) =>
    joined(
      box('ftyp', ascii(brand), uint32(0), ascii(`${brand}mif1`)),
      box(
        'meta',
        uint32(0),
        box('hdlr', uint32(0), uint32(0), ascii('pict'), new Uint8Array(13)),
        ...(primary === null ? [] : [box('pitm', uint32(0), uint16(primary))]),
        locations(options, dataStart),
        infos(options),
        ...references(options),
        itemProperties(options),
        ...(dataIn === 'idat' ? [box('idat', data)] : []),
      ),
    )
  const start = dataIn === 'idat' ? 0 : head(0).length + 8
  return joined(head(start), box('mdat', dataIn === 'idat' ? [1] : data), ...boxes)
}

function infos({ items = [], versions = {} }: HeifOptions) {
  const { iinf = 0, infe = 2 } = versions
  const entries = items.map(({ type, mediaType }, index) =>
    box(
      'infe',
      [...full(infe), ...idOf(index + 1, infe === 3), 0, 0],
      ascii(type),
      ascii(mediaType === undefined ? 'name\0' : `name\0${mediaType}\0`),
    ),
  )
  return box('iinf', full(iinf), idOf(items.length, iinf === 1), ...entries)
}

function locations({ items = [], versions = {}, dataIn }: HeifOptions, dataStart: number) {
  const { iloc = dataIn === 'idat' ? 1 : 0 } = versions
  let at = dataStart
  const entries = items.map((item, index) => {
    const length = item.data?.length ?? 0
    const { extents = 1 } = item
    const method = iloc === 0 ? [] : uint16(dataIn === 'idat' ? 1 : 0)
    const ranges = Array.from({ length: extents }, (_, extent) => {
      const start = at
      at +=
        extent === extents - 1 ? length - extent * Math.floor(length / extents) : Math.floor(length / extents)
      return [...uint32(start), ...uint32(at - start)]
    }).flat()
    return [...idOf(index + 1, iloc === 2), ...method, 0, 0, ...uint16(extents), ...ranges]
  })
  return box('iloc', full(iloc), [0x44, 0], idOf(items.length, iloc === 2), ...entries)
}

function references({ items = [], versions = {} }: HeifOptions) {
  const wide = versions.iref === 1
  const all = items.flatMap((item, index) =>
    Object.entries(item.references ?? {}).map(([type, to]) =>
      box(
        type,
        idOf(index + 1, wide),
        uint16(to.length),
        to.flatMap((id) => idOf(id, wide)),
      ),
    ),
  )
  return all.length === 0 ? [] : [box('iref', full(versions.iref ?? 0), ...all)]
}

function itemProperties({ items = [], properties = [], versions = {}, wideIndices = false }: HeifOptions) {
  const all = [...new Set([...items.flatMap((item) => item.properties ?? []), ...properties])]
  const associations = items.map((item, index) => {
    const own = (item.properties ?? []).map((property) => {
      const isEssential = essential.includes(String.fromCharCode(...property.subarray(4, 8)))
      const position = all.indexOf(property) + 1
      return wideIndices
        ? uint16(position + (isEssential ? 0x8000 : 0))
        : [position + (isEssential ? 0x80 : 0)]
    })
    return [...idOf(index + 1, versions.ipma === 1), own.length, ...own.flat()]
  })
  return box(
    'iprp',
    box('ipco', ...all),
    box('ipma', full(versions.ipma ?? 0, wideIndices ? 1 : 0), uint32(items.length), ...associations),
  )
}

/** A picture that browsers can decode: 64 × 32 pixels, four fields of different greys. */
export const pictureItem: SampleItem = {
  type: 'av01',
  data: Uint8Array.from(Buffer.from('EgAKBhgVP/sCEDIZFkAGGGGFALQ8SodMkNeEBJwxawS4HnMtwA==', 'base64')),
  properties: [ispe(64, 32), box('av1C', [0x81, 0, 0x0c, 0])],
}

/** An AVIF file of 64 × 32 pixels with the picture as its first item. */
export function avifFile(options: HeifOptions = {}): Uint8Array<ArrayBuffer> {
  return heifFile({ brand: 'avif', items: [pictureItem], ...options })
}
