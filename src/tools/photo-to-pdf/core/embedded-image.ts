import type { ByteRange } from '../../../lib/image/bytes/range.ts'
import type { Orientation } from '../../../lib/image/exif/orientation.ts'

/** The colour space of a picture; `icc` is a profile with as many components as the picture. */
export type ColourSpace =
  | { readonly kind: 'gray' | 'rgb' | 'cmyk'; readonly icc: Uint8Array<ArrayBuffer> | null }
  /** `palette` is red, green, blue for each index. */
  | {
      readonly kind: 'indexed'
      readonly palette: Uint8Array<ArrayBuffer>
      readonly icc: Uint8Array<ArrayBuffer> | null
    }

/** How the bytes are encoded: as JPEG, as in PNG (zlib over rows that start with their filter type), or as in fax of group 4 (ITU-T T.6). */
export type ImageCoding =
  | {
      readonly kind: 'jpeg'
      /** The components are not YCbCr; if false, the markers in the data decide. */
      readonly noColourTransform: boolean
      /** The values are inverted, as Adobe writes CMYK. */
      readonly inverted: boolean
    }
  | { readonly kind: 'png' }
  | { readonly kind: 'fax' }

/** A picture that can be embedded in a PDF. */
export type EmbeddedImage = {
  /** As stored, before the orientation is applied. */
  readonly width: number
  readonly height: number
  readonly orientation: Orientation
  readonly bitsPerComponent: 1 | 2 | 4 | 8 | 16
  readonly colourSpace: ColourSpace
  readonly coding: ImageCoding
  /** The ranges of the source that make up the encoded picture, in order. */
  readonly data: readonly ByteRange[]
}
