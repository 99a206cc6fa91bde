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

export type SampleItem = {
  readonly type: string
  /** Of an item of type `mime`. */
  readonly mediaType?: string
  readonly data?: Uint8Array
}

type AvifOptions = {
  readonly brand?: string
  readonly items?: readonly SampleItem[]
  readonly properties?: readonly Uint8Array[]
  /** Versions of the boxes that list the items and their locations. */
  readonly versions?: { readonly iinf?: 0 | 1; readonly infe?: 2 | 3; readonly iloc?: 0 | 1 | 2 }
  /** Where the items' data are: in `mdat`, or in `idat` inside `meta`. */
  readonly dataIn?: 'mdat' | 'idat'
}

/** A picture that browsers can decode: 64 × 32 pixels, four fields of different greys. */
export const pictureItem: SampleItem = {
  type: 'av01',
  data: Uint8Array.from(Buffer.from('EgAKBhgVP/sCEDIZFkAGGGGFALQ8SodMkNeEBJwxawS4HnMtwA==', 'base64')),
}
const av1C = box('av1C', [0x81, 0, 0x0c, 0])
/** Associates the first item with `ispe` and, as essential, with `av1C`. */
const firstItemProperties = box('ipma', uint32(0), uint32(1), uint16(1), [2, 1, 0x82])

/** An AVIF file of 64 × 32 pixels with the picture as its first item. */
export function avifFile(options: AvifOptions = {}): Uint8Array<ArrayBuffer> {
  const { brand = 'avif', items = [], properties = [], dataIn = 'mdat' } = options
  const { iinf = 0, infe = 2, iloc = dataIn === 'idat' ? 1 : 0 } = options.versions ?? {}
  const full = (version: number) => [version, 0, 0, 0]
  const id = (index: number, wide: boolean) => (wide ? uint32(index + 1) : uint16(index + 1))
  const data = joined(...items.map((item) => item.data ?? []))
  const boxes = (dataStart: number) => {
    const infos = items.map(({ type, mediaType }, index) =>
      box(
        'infe',
        [...full(infe), ...id(index, infe === 3), 0, 0],
        ascii(type),
        ascii(mediaType === undefined ? 'name\0' : `name\0${mediaType}\0`),
      ),
    )
    let at = dataStart
    const locations = items.map((item, index) => {
      const length = item.data?.length ?? 0
      const method = iloc === 0 ? [] : uint16(dataIn === 'idat' ? 1 : 0)
      const location = [...id(index, iloc === 2), ...method, 0, 0, 0, 1, ...uint32(at), ...uint32(length)]
      at += length
      return location
    })
    const count = iloc === 2 ? uint32(items.length) : uint16(items.length)
    return joined(
      box('ftyp', ascii(brand), uint32(0), ascii(`${brand}mif1`)),
      box(
        'meta',
        uint32(0),
        box('hdlr', uint32(0), uint32(0), ascii('pict'), new Uint8Array(13)),
        box('pitm', uint32(0), uint16(1)),
        box('iloc', full(iloc), [0x44, 0], count, ...locations),
        box('iinf', full(iinf), iinf === 0 ? uint16(items.length) : uint32(items.length), ...infos),
        box('iprp', box('ipco', ispe(64, 32), av1C, ...properties), firstItemProperties),
        ...(dataIn === 'idat' ? [box('idat', data)] : []),
      ),
    )
  }
  const start = dataIn === 'idat' ? 0 : boxes(0).length + 8
  return joined(boxes(start), box('mdat', dataIn === 'idat' ? [1] : data))
}
