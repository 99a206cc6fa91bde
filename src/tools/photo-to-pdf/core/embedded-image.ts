import type { ByteRange } from '../../../lib/image/bytes/range.ts'
import type { Orientation } from '../../../lib/image/exif/orientation.ts'

/** How the numbers of a picture are coloured; `icc` is a profile with as many components as the picture. */
export type ColourSpace =
  | { readonly kind: 'gray' | 'rgb' | 'cmyk'; readonly icc: Uint8Array<ArrayBuffer> | null }
  /** `palette` is red, green, blue for each index. */
  | {
      readonly kind: 'indexed'
      readonly palette: Uint8Array<ArrayBuffer>
      readonly icc: Uint8Array<ArrayBuffer> | null
    }

/** How the bytes are encoded: as JPEG, or as PNG does it (zlib over rows that start with their filter's number). */
export type ImageCoding =
  | {
      readonly kind: 'jpeg'
      /** Says that the components are colours already; otherwise the data's own markers decide. */
      readonly noColourTransform: boolean
      /** The numbers mean the opposite, as Adobe writes CMYK. */
      readonly inverted: boolean
    }
  | { readonly kind: 'png' }

/** A picture as it can stand in a PDF. */
export type EmbeddedImage = {
  /** As stored, before the orientation is applied. */
  readonly width: number
  readonly height: number
  readonly orientation: Orientation
  readonly bitsPerComponent: 1 | 2 | 4 | 8 | 16
  readonly colourSpace: ColourSpace
  readonly coding: ImageCoding
  /** The bytes of the source that make up the encoded picture, in order. */
  readonly data: readonly ByteRange[]
}
