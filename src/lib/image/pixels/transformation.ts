import type { PixelSize } from './fit-box.ts'

/** What is done with stored pixels before a picture is shown. */
export type Transformation =
  /** Turned anticlockwise by that many times 90°. */
  | { readonly kind: 'rotate'; readonly quarterTurns: 1 | 2 | 3 }
  /** Which parts change places. */
  | { readonly kind: 'mirror'; readonly exchanged: 'top-bottom' | 'left-right' }
  /** The part that remains, in pixels from the upper left corner; it lies within the picture. */
  | ({ readonly kind: 'crop'; readonly left: number; readonly top: number } & PixelSize)
