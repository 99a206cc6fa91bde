import type { PixelSize } from '../../pixels/fit-box.ts'

/** A picture that is decoded row by row, because its pixels would take too much memory together. */
export type PictureRows = {
  /** The size of the picture in pixels of these rows; not whole where a scaled row or column shows only a part of one. */
  readonly size: PixelSize
  /** Pixels of a row. */
  readonly columns: number
  /** Number of rows. */
  readonly rows: number
  readonly transparent: boolean
  /**
   * RGBA as stored, some whole rows at a time from the top; a band may be overwritten by the next one. Each call decodes
   * the picture anew.
   */
  bands(): AsyncIterable<Uint8ClampedArray>
}
