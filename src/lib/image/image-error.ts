import type { ImageFormat } from './header/sniff.ts'

/** A format that is not read here, or a kind of JPEG that PDF readers and browsers do not support alike. */
export type UnsupportedFormat =
  | ImageFormat
  | 'jpeg-12-bit'
  | 'jpeg-lossless'
  | 'jpeg-arithmetic'
  | 'jpeg-components'

/**
 * What stands in the way of decoding a picture row by row. `inks`: CMYK; `scans`: a JPEG whose colours are stored one
 * after the other; `progressive`: a JPEG that is wanted larger than an eighth of its size; `colours`: a PNG whose colours
 * the browser would have to convert; `browser`: one without SIMD in WebAssembly.
 */
export type RowsReason = 'interlaced' | 'inks' | 'scans' | 'progressive' | 'colours' | 'browser'

/** Why a file cannot be used as a picture, without a text; each page words it itself. */
export type ImageError =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-an-image' }
  /** The file ends before its picture is complete. */
  | { readonly kind: 'truncated'; readonly format: ImageFormat }
  /** The file is inconsistent or violates its format. */
  | { readonly kind: 'corrupt'; readonly format: ImageFormat }
  /** Too many pixels to open safely, in pixels as stored in the file. */
  | { readonly kind: 'too-large'; readonly width: number; readonly height: number }
  /** A picture that is too large to be decoded as a whole, and cannot be decoded row by row. */
  | {
      readonly kind: 'not-by-rows'
      readonly reason: RowsReason
      readonly width: number
      readonly height: number
    }
  /** A known format that cannot be opened here. */
  | { readonly kind: 'unsupported'; readonly format: UnsupportedFormat }
  /** The file changed or vanished after it was picked, or reading is not allowed. */
  | { readonly kind: 'unreadable' }
  /** A JPEG with so many scans that decoding it would take very long. */
  | { readonly kind: 'too-many-scans'; readonly scans: number }
  /** The work was terminated because it took longer than any well-formed file of its size. */
  | { readonly kind: 'timed-out' }
  /** The decoder for a format, which is loaded with the first file that needs it, could not be loaded. */
  | { readonly kind: 'decoder-missing'; readonly format: 'heic' | 'jxl' }
  /** The encoder for a format, which is loaded with the first file that becomes one, could not be loaded. */
  | { readonly kind: 'encoder-missing'; readonly format: 'webp' | 'avif' }
  /** More pixels than a file of this format can have, or than its encoder has memory for. */
  | {
      readonly kind: 'too-large-for'
      readonly format: 'webp' | 'avif'
      readonly width: number
      readonly height: number
    }
  /** The file was not inspected: the browser started no worker, or the worker crashed. */
  | { readonly kind: 'not-looked-at' }

/** The only exception thrown by the readers in this folder. */
export class ImageFailure extends Error {
  readonly error: ImageError

  constructor(error: ImageError) {
    super(error.kind)
    this.name = 'ImageFailure'
    this.error = error
  }
}
