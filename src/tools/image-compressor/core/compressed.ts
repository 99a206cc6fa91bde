import { baseNameOf } from '../../../lib/files/file-names.ts'
import type { EncodedImage } from '../../../lib/image/image-work.ts'

/**
 * How a goal was met. `missed`: the file is as small as it gets, and still over the wanted size. `not-jpeg` and
 * `rare-jpeg`: it could not be made smaller without loss, and looks the same instead.
 */
export type TargetOutcome = 'met' | 'missed' | 'not-jpeg' | 'rare-jpeg'

export type Compressed<Made> = EncodedImage<Made> & {
  readonly encoder: 'canvas' | 'mozjpeg' | 'recoded'
  readonly outcome: TargetOutcome
  /** Estimated on the scale of SSIMULACRA2, 0 to 100; null where it was not measured. */
  readonly look: number | null
  /** How many times it was encoded. */
  readonly encodes: number
  /** Fewer pixels than asked for, because the wanted size needed it. */
  readonly shrunk: boolean
  /** Of a lossless result: how many pixels differ from the original, both decoded by the browser. */
  readonly changedPixels: number | null
}

export function compressedName(name: string): string {
  return `${baseNameOf(name)}_compressed.jpg`
}
