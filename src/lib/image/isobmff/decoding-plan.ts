import type { ByteRange } from '../bytes/range.ts'
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

/** What a picture needs and is not read here. */
export type UnsupportedFeature =
  /** The item's type, such as `vvc1`, `avc1`, `j2k1`, `unci` or `tmap`. */
  | { readonly feature: 'item-type'; readonly type: string }
  /** Pictures laid over each other (`iovl`; ISO/IEC 23008-12, 6.6.2.2). */
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
export type DecodingPlan = CodedPicture | Grid | UnsupportedPlan
