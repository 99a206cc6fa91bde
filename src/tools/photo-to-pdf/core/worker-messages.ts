import type { OrientedSize } from '../../../lib/image/exif/orientation.ts'
import type { ImageExtra } from '../../../lib/image/header/extras.ts'
import type { ImageFormat } from '../../../lib/image/header/sniff.ts'
import type { ImageError } from '../../../lib/image/image-error.ts'
import type { Corners } from '../../../lib/image/scan/corners.ts'
import type { PdfSettings } from './settings.ts'

/**
 * Messages between the page and the worker. Core has no DOM types, so they come as type parameters:
 * `WorkerRequest<File>` and `WorkerResponse<Blob, ImageBitmap>`. The page sets `id`; every response repeats it.
 */
export type WorkerRequest<PickedFile> =
  | InspectRequest<PickedFile>
  | RecoverRequest<PickedFile>
  | ThumbnailRequest<PickedFile>
  | ProbeRequest<PickedFile>

/** Inspects a file for whether it can become a page. The response is `inspected`. */
export type InspectRequest<PickedFile> = {
  readonly type: 'inspect'
  readonly id: number
  readonly file: PickedFile
}

/** Recovers the readable part of a truncated file. The response is `recovered`. */
export type RecoverRequest<PickedFile> = {
  readonly type: 'recover'
  readonly id: number
  readonly file: PickedFile
}

/** An upright thumbnail of the file, at most `side` pixels on its long side. The response is `thumbnail`. */
export type ThumbnailRequest<PickedFile> = {
  readonly type: 'thumbnail'
  readonly id: number
  readonly file: PickedFile
  readonly side: number
}

/** Creates the PDF of the files, in this order. The responses are `progress`, then `converted` or `failed`. */
export type ConvertRequest<PickedFile> = {
  readonly type: 'convert'
  readonly id: number
  readonly files: readonly PickedFile[]
  readonly settings: PdfSettings
  /** The document's title, as PDF readers show it. */
  readonly title: string
  /** The language of the title, as in BCP 47. */
  readonly language: string
  /** false: GPS and other private metadata are removed. */
  readonly keepMetadata: boolean
  /** Of scans: the corners of the page of each file; null where they have still to be looked for. */
  readonly corners?: readonly (Corners | null)[]
}

/** Checks that all files can still be read, before a result with `copied: false` is saved. The response is `probed`. */
export type ProbeRequest<PickedFile> = {
  readonly type: 'probe'
  readonly id: number
  readonly files: readonly PickedFile[]
}

export type WorkerResponse<Pdf, Picture> =
  | { readonly type: 'inspected'; readonly id: number; readonly inspection: Inspection }
  | { readonly type: 'recovered'; readonly id: number; readonly recovery: Recovery<Pdf> }
  /** null: no thumbnail could be created. */
  | { readonly type: 'thumbnail'; readonly id: number; readonly picture: Picture | null }
  /** null: all can be read; otherwise the first file that cannot. */
  | { readonly type: 'probed'; readonly id: number; readonly unreadable: PhotoName | null }

/** What the worker that converts responds. */
export type ConvertResponse<Pdf> =
  | ({ readonly type: 'progress'; readonly id: number } & Progress)
  | ({ readonly type: 'converted'; readonly id: number } & Conversion<Pdf>)
  | { readonly type: 'failed'; readonly id: number; readonly failure: ConversionFailure }

export type Inspection =
  | { readonly ok: true; readonly photo: PhotoMetadata }
  | { readonly ok: false; readonly error: ImageError }

export type Recovery<Whole> =
  | { readonly ok: true; readonly whole: Whole }
  | { readonly ok: false; readonly error: ImageError }

/** Stored size in pixels and orientation, as `layoutPage` takes them. */
export type PhotoMetadata = OrientedSize & {
  readonly format: ImageFormat
  /** The file has more than one frame; only the first becomes a page. */
  readonly animated: boolean
  /** What is in the file besides the picture, and never in the PDF. */
  readonly leftOut: readonly Exclude<ImageExtra, 'captions'>[]
}

/** `done` photos of `total` are in the PDF; `name` is the last one. */
export type Progress = {
  readonly done: number
  readonly total: number
  readonly name: string
  /** The photo that comes next; the one after `done` where it is missing. */
  readonly next?: number
}

export type Conversion<Pdf> = {
  readonly pdf: Pdf
  readonly pages: number
  /** How many photos were encoded anew, so that the document has the wanted size. */
  readonly smaller: number
  /** true: the PDF is self-contained; false: it refers to the picked files, which must not change until it is saved. */
  readonly copied: boolean
}

export type PhotoName = { readonly index: number; readonly name: string }

export type ConversionFailure =
  | ({ readonly kind: 'photo'; readonly error: ImageError } & PhotoName)
  /** Larger than the 10 GB (10^10 bytes) that a PDF's cross-reference table can address. */
  | { readonly kind: 'pdf-too-large' }
  /** Larger than wanted at the smallest, which has this many bytes. */
  | { readonly kind: 'too-small-limit'; readonly smallest: number }
  /** An error that no single file causes, such as running out of memory. */
  | { readonly kind: 'unexpected' }
