import { type Orientation, uprightSize } from '../exif/orientation.ts'
import { type QuarterTurns, type Region, turnedOrientation } from './edit.ts'
import type { PixelSize } from './fit-box.ts'

/** Where a part of a stored picture of this size is when that is upright. */
export function uprightRegion(
  { left, top, width, height }: Region,
  stored: PixelSize,
  orientation: Orientation,
): Region {
  const right = stored.width - left - width
  const bottom = stored.height - top - height
  const size = uprightSize({ width, height, orientation })
  switch (orientation) {
    case 1:
      return { left, top, ...size }
    case 2:
      return { left: right, top, ...size }
    case 3:
      return { left: right, top: bottom, ...size }
    case 4:
      return { left, top: bottom, ...size }
    case 5:
      return { left: top, top: left, ...size }
    case 6:
      return { left: bottom, top: left, ...size }
    case 7:
      return { left: bottom, top: right, ...size }
    case 8:
      return { left: top, top: right, ...size }
  }
}

/** Where a part of an upright picture of this size is as it is stored. */
export function storedRegion(region: Region, upright: PixelSize, orientation: Orientation): Region {
  const back = orientation === 6 ? 8 : orientation === 8 ? 6 : orientation
  return uprightRegion(region, upright, back)
}

/** Where a part of a picture is when that has been turned. */
export const turnedRegion = (region: Region, size: PixelSize, turns: QuarterTurns): Region =>
  uprightRegion(region, size, turnedOrientation(1, turns))

/** Where a part of a turned picture of this size is before the turn. */
export const unturnedRegion = (region: Region, turned: PixelSize, turns: QuarterTurns): Region =>
  storedRegion(region, turned, turnedOrientation(1, turns))

/** The part of a region that lies within a picture, of at least one pixel. */
export function regionWithin(region: Region, { width, height }: PixelSize): Region {
  const left = Math.min(Math.max(0, region.left), width - 1)
  const top = Math.min(Math.max(0, region.top), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(region.left + region.width, width) - left),
    height: Math.max(1, Math.min(region.top + region.height, height) - top),
  }
}
