import { type Orientation, uprightSize } from '../exif/orientation.ts'
import type { PixelSize } from './fit-box.ts'

/** Whether upright x counts down along what is stored, and whether y does. */
function flips(orientation: Orientation): { readonly across: boolean; readonly down: boolean } {
  const isOne = (...those: readonly Orientation[]) => those.includes(orientation)
  return { across: isOne(2, 3, 6, 7), down: isOne(3, 4, 7, 8) }
}

/**
 * Puts pixels that lie as they are stored upright. Both arrays hold one number a pixel, row by row; `stored` is the size
 * of `from`, and `to` has as many pixels.
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
  // One step along a stored row, and one row down, as steps in `to`.
  const [stepX, stepY] = [across ? -1 : 1, down ? -width : width]
  const [column, row] = swapped ? [stepY, stepX] : [stepX, stepY]
  let start = (down ? (height - 1) * width : 0) + (across ? width - 1 : 0)
  let at = 0
  for (let y = 0; y < stored.height; y += 1) {
    let place = start
    for (let x = 0; x < stored.width; x += 1) {
      to[place] = from[at] ?? 0
      at += 1
      place += column
    }
    start += row
  }
}

/** Where some whole rows of a stored picture come to lie in the upright one: the corner at its top left. */
export function rotatedPosition(
  rows: { readonly top: number; readonly count: number },
  storedHeight: number,
  orientation: Orientation,
): { readonly x: number; readonly y: number } {
  const { across, down } = flips(orientation)
  const end = storedHeight - rows.top - rows.count
  return orientation > 4 ? { x: across ? end : rows.top, y: 0 } : { x: 0, y: down ? end : rows.top }
}
