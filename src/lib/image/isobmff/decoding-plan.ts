import type { ByteRange } from '../bytes/range.ts'
import type { Transformation } from '../pixels/transformation.ts'
import type { Colour } from './colour.ts'
import type { HevcConfiguration } from './hevc-configuration.ts'
import type { Size } from './transformations.ts'

/** How the data of a picture are coded, with what the decoder needs besides them. */
export type Coding =
  | { readonly codec: 'hevc'; readonly configuration: HevcConfiguration }
  /** The content of the `av1C` box (AV1 Codec ISO Media File Format Binding, 2.3). */
  | { readonly codec: 'av1'; readonly configuration: Uint8Array<ArrayBuffer> }
  /** The tables that come before the data, or null when these are a whole JPEG file (`jpgC`; ISO/IEC 23008-12). */
  | { readonly codec: 'jpeg'; readonly configuration: Uint8Array<ArrayBuffer> | null }

/** A picture that a decoder decodes in one piece, of this size in pixels, from these ranges of the file, in order. */
export type CodedPicture = { readonly kind: 'coded'; readonly extents: readonly ByteRange[] } & Size & Coding

/**
 * Tiles of the same size beside each other, row by row (ISO/IEC 23008-12, 6.6.2.3). They cover the output, which cuts
 * the last column and row.
 */
export type Grid = {
  readonly kind: 'grid'
  /** 1 to 256. */
  readonly rows: number
  readonly columns: number
  readonly outputWidth: number
  readonly outputHeight: number
  /** `rows` × `columns` pictures of the same codec. */
  readonly tiles: readonly CodedPicture[]
}

/** A picture of a file: how to decode it, what to do with it then, and how to understand its colours. */
export type Picture = {
  /** As decoded, in pixels. */
  readonly coded: Size
  /** After all transformations, in pixels. */
  readonly shown: Size
  /** To be applied in this order. */
  readonly transformations: readonly Transformation[]
  readonly plan: DecodingPlan
  readonly colour: Colour
  /** Bits of each channel (`pixi`; ISO/IEC 23008-12, 6.5.6); null when the file does not say. */
  readonly channelBits: readonly number[] | null
}

/** A picture whose first channel is the opacity of another, whose colours may be multiplied by it already. */
export type Alpha = { readonly picture: Picture; readonly premultiplied: boolean }

export type OverlayLayer = {
  /** Where its upper left pixel is on the canvas; may lie outside. */
  readonly left: number
  readonly top: number
  readonly picture: Picture
  readonly alpha: Alpha | null
}

/** Pictures laid over each other, the first at the bottom (ISO/IEC 23008-12, 6.6.2.2). */
export type Overlay = {
  readonly kind: 'overlay'
  readonly outputWidth: number
  readonly outputHeight: number
  /** Red, green, blue and opacity of the canvas, 0 to 255. */
  readonly fill: readonly [number, number, number, number]
  readonly layers: readonly OverlayLayer[]
}

/** What a picture needs and is not read here. */
export type UnsupportedFeature =
  /** The item's type, such as `vvc1`, `avc1`, `j2k1`, `unci` or `tmap`. */
  | { readonly feature: 'item-type'; readonly type: string }
  /** Too many pictures laid over each other, or such ones within others. */
  | { readonly feature: 'overlay' }
  /** A grid whose tiles are derived from others, transformed, or of different codecs. */
  | { readonly feature: 'tile' }
  /** An essential property that is not known here, such as a layer selection. */
  | { readonly feature: 'property'; readonly type: string }
  /** The data are in another file or item. */
  | { readonly feature: 'location' }
  | { readonly feature: 'encryption' }

export type UnsupportedPlan = { readonly kind: 'unsupported' } & UnsupportedFeature

/** How the pixels of a picture are to be had, before its transformations. */
export type DecodingPlan = CodedPicture | Grid | Overlay | UnsupportedPlan
