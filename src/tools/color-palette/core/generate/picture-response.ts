import type { WorkError } from '../../../../lib/image/image-work.ts'
import type { Hex } from '../colour/hex.ts'

/** The worker's response: the main colours of a picture, none if it is fully transparent. */
export type PictureResponse =
  | { readonly ok: true; readonly hexes: readonly Hex[] }
  | { readonly ok: false; readonly error: WorkError }
