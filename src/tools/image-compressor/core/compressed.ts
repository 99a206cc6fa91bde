import { baseNameOf } from '../../../lib/files/file-names.ts'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import type { PictureFormat } from './settings.ts'

/**
 * Whether the target was met. `missed`: not even the best attempt meets it. `not-jpeg` and `rare-jpeg`: lossless
 * transcoding was not possible, so the result has the quality preset `same` instead. `other-format`: the format cannot
 * hold the picture, its encoder could not be loaded or lacks memory, or the browser does not open it, so the result is a
 * JPEG.
 */
export type TargetOutcome = 'met' | 'missed' | 'not-jpeg' | 'rare-jpeg' | 'other-format'

/** What a picture takes in a format. */
export type FormatSize = {
  readonly format: PictureFormat
  readonly bytes: number
  /** Otherwise estimated from a part of the picture. */
  readonly exact: boolean
  /** See `Compressed`; null, too, where the file was not made. */
  readonly similarity: number | null
  /** See `Compressed`. */
  readonly shrunk: boolean
}

export type Compressed<Output> = EncodedImage<Output> & {
  readonly encoder: 'canvas' | 'jpegli' | 'mozjpeg' | 'recoded' | 'webp' | 'avif' | 'png'
  readonly outcome: TargetOutcome
  /** Estimated on the scale of SSIMULACRA2, 0 to 100; null where it was not measured. */
  readonly similarity: number | null
  /** Number of encodes of the whole picture. */
  readonly encodes: number
  /** Has fewer pixels than requested, to meet the target size. */
  readonly shrunk: boolean
  /** For a lossless result, the number of pixels that differ from the original, both decoded by the browser. */
  readonly changedPixels: number | null
  /** Every format that was tried; with automatic choice only. Smallest first, or for a file size the best look. */
  readonly formats?: readonly FormatSize[]
}

const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/png': 'png',
}

export function compressedName(name: string, { type }: { readonly type: string }): string {
  return `${baseNameOf(name)}_compressed.${extensions[type] ?? 'jpg'}`
}
