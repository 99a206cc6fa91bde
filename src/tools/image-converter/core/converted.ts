import type { EncodedImage } from '../../../lib/image/image-work.ts'

/** Whether a PNG was made smaller: not asked for, too many pixels to do it unasked, done, or nothing was gained. */
export type Optimisation = 'off' | 'skipped' | 'done' | 'no-gain' | 'unavailable'

export type Converted<Made> = EncodedImage<Made> & {
  /** Of a PNG: how many of its pixels differ from those of the source as decoded; null while not checked. */
  readonly changedPixels: number | null
  readonly optimisation: Optimisation
  /** Transparent pixels were filled with white. */
  readonly filled: boolean
}
