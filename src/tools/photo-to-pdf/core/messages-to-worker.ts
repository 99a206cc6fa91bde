import type { OrientedSize } from '../../../lib/image/exif/orientation.ts'
import type { ImageFormat } from '../../../lib/image/header/sniff.ts'
import type { ImageError } from '../../../lib/image/image-error.ts'
import type { PdfSettings } from './settings.ts'

/**
 * What the page and the worker say to each other. Core knows no DOM, so the page and the worker put in the browser's
 * types: `RequestToWorker<File>` and `AnswerFromWorker<Blob, ImageBitmap>`. `id` is the page's; every answer repeats it.
 */
export type RequestToWorker<PickedFile> =
  | InspectRequest<PickedFile>
  | RecoverRequest<PickedFile>
  | ThumbnailRequest<PickedFile>
  | ConvertRequest<PickedFile>
  | ProbeRequest<PickedFile>
  | CancelRequest

/** What is this file, and can it become a page? Answered by `inspected`. */
export type InspectRequest<PickedFile> = {
  readonly type: 'inspect'
  readonly id: number
  readonly file: PickedFile
}

/** A whole picture of what is there of a file that is cut off. Answered by `recovered`. */
export type RecoverRequest<PickedFile> = {
  readonly type: 'recover'
  readonly id: number
  readonly file: PickedFile
}

/** A small upright picture of the file, at most `side` pixels on its long side. Answered by `thumbnail`. */
export type ThumbnailRequest<PickedFile> = {
  readonly type: 'thumbnail'
  readonly id: number
  readonly file: PickedFile
  readonly side: number
}

/** Makes the PDF, one page a file in this order. Answered by `progress`, then `converted` or `failed`. */
export type ConvertRequest<PickedFile> = {
  readonly type: 'convert'
  readonly id: number
  readonly files: readonly PickedFile[]
  readonly settings: PdfSettings
  /** The document's title, as PDF readers show it. */
  readonly title: string
  /** The language of the title, as in BCP 47. */
  readonly language: string
  /** false: GPS and other private metadata are cut away. */
  readonly keepMetadata: boolean
}

/** Can every file still be read? To be asked before a result with `copied: false` is saved. Answered by `probed`. */
export type ProbeRequest<PickedFile> = {
  readonly type: 'probe'
  readonly id: number
  readonly files: readonly PickedFile[]
}

/** Stops the conversion with this id after its current photo; answered by `cancelled`. Terminating the worker also works. */
export type CancelRequest = { readonly type: 'cancel'; readonly id: number }

export type AnswerFromWorker<Pdf, Picture> =
  | { readonly type: 'inspected'; readonly id: number; readonly inspection: Inspection }
  | { readonly type: 'recovered'; readonly id: number; readonly recovery: Recovery<Pdf> }
  /** null: no thumbnail can be made. */
  | { readonly type: 'thumbnail'; readonly id: number; readonly picture: Picture | null }
  | ({ readonly type: 'progress'; readonly id: number } & Progress)
  | ({ readonly type: 'converted'; readonly id: number } & Conversion<Pdf>)
  | { readonly type: 'failed'; readonly id: number; readonly failure: ConversionFailure }
  | { readonly type: 'cancelled'; readonly id: number }
  /** null: all can be read; otherwise the first file that cannot. */
  | { readonly type: 'probed'; readonly id: number; readonly unreadable: PhotoName | null }

export type Inspection =
  | { readonly ok: true; readonly photo: PhotoMetadata }
  | { readonly ok: false; readonly error: ImageError }

export type Recovery<Whole> =
  | { readonly ok: true; readonly whole: Whole }
  | { readonly ok: false; readonly error: ImageError }

/** Size in pixels as stored and how to show it: `layoutPage` takes it as it is. */
export type PhotoMetadata = OrientedSize & {
  readonly format: ImageFormat
  /** More than one picture is in the file; only the first becomes a page. */
  readonly animated: boolean
}

/** `done` photos of `total` are in the PDF; `name` is the photo that was finished last. */
export type Progress = { readonly done: number; readonly total: number; readonly name: string }

export type Conversion<Pdf> = {
  readonly pdf: Pdf
  readonly pages: number
  /** true: the PDF stands on its own; false: it refers to the picked files, which must stay as they are until it is saved. */
  readonly copied: boolean
}

export type PhotoName = { readonly index: number; readonly name: string }

export type ConversionFailure =
  | ({ readonly kind: 'photo'; readonly error: ImageError } & PhotoName)
  /** Beyond the 10 GB (10^10 bytes) that a PDF's cross-reference table can address. */
  | { readonly kind: 'pdf-too-large' }
  /** Not the fault of one file, such as memory that ran out. */
  | { readonly kind: 'unexpected' }
