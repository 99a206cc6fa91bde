import type { WorkError } from '../../../../lib/image/image-work.ts'
import type { Hex } from '../colour/hex.ts'

/** What the worker says of a picture: its main colours, none for one that is transparent. */
export type PictureAnswer =
  | { readonly ok: true; readonly hexes: readonly Hex[] }
  | { readonly ok: false; readonly error: WorkError }
