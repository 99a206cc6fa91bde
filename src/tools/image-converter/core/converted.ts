import { withExtension } from '../../../lib/files/file-names.ts'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import type { Target } from './settings.ts'

/** Whether a PNG was optimised: switched off, skipped for its size, done, without gain, or without the codec. */
export type Optimisation = 'off' | 'skipped' | 'done' | 'no-gain' | 'unavailable'

/**
 * Of a JPEG that was cropped or turned to a JPG: by how many pixels the part that could be cut without decoding exceeds
 * the wanted one; or why it was decoded.
 */
export type LosslessEdit =
  | { readonly left: number; readonly top: number }
  /** A unit that the picture's edge cuts off would have come to the left or to the top. */
  | 'incomplete-unit'
  | 'rare-jpeg'

export type Converted<Output> = EncodedImage<Output> & {
  /** For a lossless file, the number of pixels that differ from the decoded source; otherwise null. */
  readonly changedPixels: number | null
  readonly optimisation: Optimisation
  /** The colour that transparent pixels were filled with, `#rrggbb`; null where there were none. */
  readonly filled: string | null
  /** null where nothing was to be done without loss. */
  readonly lossless: LosslessEdit | null
}

const extensions: Readonly<Record<string, Target>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** The original's name with the extension of what has become of it. */
export const convertedName = (name: string, { type }: { readonly type: string }): string =>
  withExtension(name, extensions[type] ?? 'jpg')
