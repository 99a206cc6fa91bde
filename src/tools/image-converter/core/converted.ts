import type { EncodedImage } from '../../../lib/image/image-work.ts'

/** Whether a PNG was optimised: switched off, skipped for its size, done, without gain, or without the codec. */
export type Optimisation = 'off' | 'skipped' | 'done' | 'no-gain' | 'unavailable'

export type Converted<Output> = EncodedImage<Output> & {
  /** For a PNG, the number of pixels that differ from the decoded source; otherwise null. */
  readonly changedPixels: number | null
  readonly optimisation: Optimisation
  /** Transparent pixels were filled with white. */
  readonly filled: boolean
}
