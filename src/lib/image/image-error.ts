import type { ImageFormat } from './header/sniff.ts'

/** What this code does not read: a whole format, or a kind of JPEG that neither PDF readers nor browsers share. */
export type UnsupportedFormat =
  | ImageFormat
  | 'jpeg-12-bit'
  | 'jpeg-lossless'
  | 'jpeg-arithmetic'
  | 'jpeg-components'

/** Why a file cannot be used as a picture: facts only, worded by whoever shows it. */
export type ImageError =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-an-image' }
  /** The file ends before its picture does. */
  | { readonly kind: 'truncated'; readonly format: ImageFormat }
  /** The file contradicts itself or its format. */
  | { readonly kind: 'corrupt'; readonly format: ImageFormat }
  /** Too many pixels to open safely, in pixels as stored in the file. */
  | { readonly kind: 'too-large'; readonly width: number; readonly height: number }
  /** A known picture that cannot be opened here. */
  | { readonly kind: 'unsupported'; readonly format: UnsupportedFormat }
  /** The file changed or vanished after it was picked, or reading is not allowed. */
  | { readonly kind: 'unreadable' }
  /** A JPEG in so many scans that decoding it would take very long. */
  | { readonly kind: 'too-many-scans'; readonly scans: number }
  /** The work was ended because it took longer than any honest work on a file of its size. */
  | { readonly kind: 'timed-out' }
  /** Nothing was there to look at the file: the browser started no worker, or it broke. */
  | { readonly kind: 'not-looked-at' }

/** The only exception that the readers of this folder throw. */
export class ImageFailure extends Error {
  readonly error: ImageError

  constructor(error: ImageError) {
    super(error.kind)
    this.name = 'ImageFailure'
    this.error = error
  }
}
