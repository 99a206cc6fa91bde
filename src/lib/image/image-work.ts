import type { Orientation } from './exif/orientation.ts'
import type { ImageExtra } from './header/extras.ts'
import type { ImageFormat } from './header/sniff.ts'
import type { ImageError } from './image-error.ts'
import type { Edit, Region } from './pixels/edit.ts'

/**
 * Messages between a page and the workers of an image tool. `lib` has no DOM types, so `File`, `Blob` and
 * `WebAssembly.Module` come as type parameters.
 */
export type WorkRequest<PickedFile, Settings, Module> =
  | { readonly type: 'inspect'; readonly id: number; readonly file: PickedFile }
  | ({ readonly type: 'work'; readonly pass: WorkPass } & WorkOrder<PickedFile, Settings>)
  /** Ends the running work as soon as that can be done; it then fails. */
  | { readonly type: 'stop' }
  /** Compiled by the page, because a sealed worker can load nothing; null when loading failed. */
  | { readonly type: 'codec'; readonly codec: CodecName; readonly module: Module | null }

/**
 * `quick`: up to the first result that can be used; `small`: the final one alone, for a file that has been through the
 * quick pass; `both`: one after the other.
 */
export type WorkPass = 'quick' | 'small' | 'both'

export type WorkOrder<PickedFile, Settings> = {
  readonly file: PickedFile
  readonly settings: Settings
  /** Decode what can be read of a truncated file. */
  readonly recover: boolean
  /** The number of a file whose pixels may be kept, as it may come again with other settings; null: none are kept. */
  readonly keep: number | null
  /** What the visitor does with the picture, in tools that offer it. */
  readonly edit: Edit
}

export type CodecName = 'jpegli' | 'jpegli-decoder' | 'mozjpeg' | 'oxipng' | 'webp' | 'avif'

export type WorkResponse<Result> =
  | { readonly type: 'inspected'; readonly id: number; readonly inspection: Inspection }
  | { readonly type: 'stage'; readonly stage: WorkStage }
  /** `final: false`: usable now, while a better one is computed; a quick pass ends with it. */
  | { readonly type: 'result'; readonly result: Result; readonly final: boolean }
  | { readonly type: 'failed'; readonly error: WorkError }

/** With this a worker asks the page for a codec; the answer is a request of the same type. */
export type CodecRequest = { readonly type: 'codec'; readonly codec: CodecName }

/** Stages of a worker's task, in their order. */
export const workStages = ['reading', 'decoding', 'resizing', 'encoding', 'improving', 'checking'] as const
export type WorkStage = (typeof workStages)[number]

/** Metadata from a picture's header; the size is in pixels, upright. */
export type ImageMetadata = {
  readonly format: ImageFormat
  readonly width: number
  readonly height: number
  /** The orientation to apply where the browser shows the file; 1 where the browser applies it. */
  readonly remainingOrientation: Orientation
  /** The file has more than one frame; only the first is used. */
  readonly animated: boolean
  /** The file contains location, camera or other EXIF data. */
  readonly hasDetails: boolean
  /** What else is in the file. */
  readonly extras: readonly ImageExtra[]
}

export type Inspection =
  | { readonly ok: true; readonly metadata: ImageMetadata }
  | { readonly ok: false; readonly error: ImageError }

/** Why processing a picture failed: an error in its file, or something that may succeed on retry. */
export type WorkError = ImageError | { readonly kind: 'unexpected' }

export type EncodedImage<Output> = {
  readonly blob: Output
  readonly width: number
  readonly height: number
  /** The part of the upright picture that it shows, where that exceeds the wanted one. */
  readonly part?: Region
  /** Time from the first byte read to this result. */
  readonly milliseconds: number
  /** What the result has of the file's EXIF data and extras. */
  readonly preserved: readonly PreservedPart[]
  /** What is shown where the original, or also the result, is too large for the browser to decode as a whole. */
  readonly shown?: ShownPictures<Output>
}

/** Pictures to be shown in place of large ones, of the same size in pixels. */
export type ShownPictures<Output> = {
  readonly original: Output
  /** null: the result itself can be shown. */
  readonly result: Output | null
  readonly width: number
  readonly height: number
}

/** An extra, or the EXIF data. */
export type PreservedPart = ImageExtra | 'details'
