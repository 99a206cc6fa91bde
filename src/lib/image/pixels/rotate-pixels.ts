import { type Orientation, uprightSize } from '../exif/orientation.ts'
import type { PixelSize } from './fit-box.ts'

/** Whether the upright x and y run against the stored axes. */
function flips(orientation: Orientation): { readonly across: boolean; readonly down: boolean } {
  const isOneOf = (...orientations: readonly Orientation[]) => orientations.includes(orientation)
  return { across: isOneOf(2, 3, 6, 7), down: isOneOf(3, 4, 7, 8) }
}

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
  const { width, height } = uprightSize({ width: stored.width, height: stored.height, orientation })
  const { across, down } = flips(orientation)
  const swapped = orientation > 4
  // Steps in `to` for one pixel along a stored row, and for one row down.
  const [stepX, stepY] = [across ? -1 : 1, down ? -width : width]
  const [column, row] = swapped ? [stepY, stepX] : [stepX, stepY]
  let start = (down ? (height - 1) * width : 0) + (across ? width - 1 : 0)
  let at = 0
  for (let y = 0; y < stored.height; y += 1) {
    let target = start
    for (let x = 0; x < stored.width; x += 1) {
      to[target] = from[at] ?? 0
      at += 1
      target += column
    }
    start += row
  }
}

/** The top left corner in the upright picture of some whole rows of the stored one. */
export function rotatedPosition(
  rows: { readonly top: number; readonly count: number },
  storedHeight: number,
  orientation: Orientation,
): { readonly x: number; readonly y: number } {
  const { across, down } = flips(orientation)
  const end = storedHeight - rows.top - rows.count
  return orientation > 4 ? { x: across ? end : rows.top, y: 0 } : { x: 0, y: down ? end : rows.top }
}
