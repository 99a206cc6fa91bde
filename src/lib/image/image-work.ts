import type { Orientation } from './exif/orientation.ts'
import type { ImageExtra } from './header/extras.ts'
import type { ImageFormat } from './header/sniff.ts'
import type { ImageError } from './image-error.ts'

/**
 * What a page and the workers of an image tool say to each other. `lib` knows no DOM, so both put in the browser's
 * types: `File`, `Blob` and `WebAssembly.Module`.
 */
export type WorkRequest<PickedFile, Settings, Module> =
  | { readonly type: 'inspect'; readonly id: number; readonly file: PickedFile }
  | ({ readonly type: 'work' } & WorkOrder<PickedFile, Settings>)
  /** Compiled by the page, because a sealed worker can load nothing; null when it cannot be had. */
  | { readonly type: 'codec'; readonly codec: CodecName; readonly module: Module | null }

export type WorkOrder<PickedFile, Settings> = {
  readonly file: PickedFile
  readonly settings: Settings
  /** Take what can be read of a file that breaks off. */
  readonly recover: boolean
}

export type CodecName = 'mozjpeg' | 'oxipng'

export type WorkResponse<Result> =
  | { readonly type: 'inspected'; readonly id: number; readonly inspection: Inspection }
  | { readonly type: 'stage'; readonly stage: WorkStage }
  /** `final: false`: usable now, while a better one is being made. */
  | { readonly type: 'result'; readonly result: Result; readonly final: boolean }
  | { readonly type: 'failed'; readonly error: WorkError }

/** What a worker is doing, in the order in which it can happen. */
export const workStages = ['reading', 'decoding', 'resizing', 'encoding', 'improving', 'checking'] as const
export type WorkStage = (typeof workStages)[number]

/** Facts of a picture's header: size in pixels as shown, upright. */
export type ImageMetadata = {
  readonly format: ImageFormat
  readonly width: number
  readonly height: number
  /** How the picture is still to be turned where the browser shows the file; 1 where that does it by itself. */
  readonly remainingOrientation: Orientation
  /** More than one picture is in the file; only the first is used. */
  readonly animated: boolean
  /** Place, camera and other EXIF data are in the file. */
  readonly hasDetails: boolean
  /** What else is in the file, which no result has. */
  readonly extras: readonly ImageExtra[]
}

export type Inspection =
  | { readonly ok: true; readonly metadata: ImageMetadata }
  | { readonly ok: false; readonly error: ImageError }

/** Why a picture could not be worked on: its own fault, or something that may go better the next time. */
export type WorkError = ImageError | { readonly kind: 'unexpected' }

/** A file made of a picture. */
export type EncodedImage<Made> = {
  readonly blob: Made
  readonly width: number
  readonly height: number
  /** From the first byte read to this result. */
  readonly milliseconds: number
}
