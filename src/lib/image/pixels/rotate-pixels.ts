import type { Orientation } from '../exif/orientation.ts'
import type { PixelSize } from './fit-box.ts'
import { transformationsFor } from './orientation-transformations.ts'
import { transformedGrid } from './transformed-rows.ts'

/**
 * Rotates stored pixels upright. Both arrays hold one number per pixel, row by row; `stored` is the size of `from`, and
 * `to` has the same length.
 */
export function rotatePixels(
  from: Uint32Array,
  stored: PixelSize,
  orientation: Orientation,
  to: Uint32Array,
): void {
  const { width, height, start, column, row } = transformedGrid(stored, transformationsFor(orientation))
  let at = 0
  for (let y = 0; y < height; y += 1) {
    let source = start + y * row
    for (let x = 0; x < width; x += 1) {
      to[at] = from[source] ?? 0
      at += 1
      source += column
    }
  }
}

/** The top left corner in the upright picture of some whole rows of the stored one. */
export function rotatedPosition(
  rows: { readonly top: number; readonly count: number },
  storedHeight: number,
  orientation: Orientation,
): { readonly x: number; readonly y: number } {
  const end = storedHeight - rows.top - rows.count
  // What runs against the stored rows (CIPA DC-008, tag 0x0112): across in 6 and 7, down in 3 and 4.
  if (orientation > 4) return { x: orientation === 6 || orientation === 7 ? end : rows.top, y: 0 }
  return { x: 0, y: orientation === 3 || orientation === 4 ? end : rows.top }
}
