import { baseNameOf } from '../../../lib/files/file-names.ts'
import type { EncodedImage } from '../../../lib/image/image-work.ts'

/**
 * Whether the target was met. `missed`: not even the best attempt meets it. `not-jpeg` and `rare-jpeg`: lossless
 * transcoding was not possible, so the result has the quality preset `same` instead.
 */
export type TargetOutcome = 'met' | 'missed' | 'not-jpeg' | 'rare-jpeg'

export type Compressed<Output> = EncodedImage<Output> & {
  readonly encoder: 'canvas' | 'jpegli' | 'mozjpeg' | 'recoded'
  readonly outcome: TargetOutcome
  /** Estimated on the scale of SSIMULACRA2, 0 to 100; null where it was not measured. */
  readonly similarity: number | null
  /** Number of encodes of the whole picture. */
  readonly encodes: number
  /** Has fewer pixels than requested, to meet the target size. */
  readonly shrunk: boolean
  /** For a lossless result, the number of pixels that differ from the original, both decoded by the browser. */
  readonly changedPixels: number | null
}

export function compressedName(name: string): string {
  return `${baseNameOf(name)}_compressed.jpg`
}
