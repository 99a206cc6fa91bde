import { type Orientation, uprightSize } from '../exif/orientation.ts'
import type { PixelSize } from './fit-box.ts'

/** A part of a picture, in pixels. */
export type Region = PixelSize & { readonly left: number; readonly top: number }

/** By 90°, clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3

/** What a visitor does with a picture. It is cut before it is turned, so that a further turn leaves the part as it is. */
export type Edit = {
  /** In pixels of the upright picture, before it is turned; null is the whole one. */
  readonly crop: Region | null
  readonly turns: QuarterTurns
  /** At exactly these edges, even where that costs quality. */
  readonly exact?: boolean
}

export const unedited: Edit = { crop: null, turns: 0 }

export const isEdited = ({ crop, turns }: Edit): boolean => crop !== null || turns !== 0

export const wholeOf = ({ width, height }: PixelSize): Region => ({ left: 0, top: 0, width, height })

/** A further turn by 90°, clockwise. */
export const turnedOnce = (edit: Edit): Edit => ({
  ...edit,
  turns: ((edit.turns + 1) % 4) as QuarterTurns,
})

/** Of orientations, each of which is the one before it turned clockwise. */
const cycles: readonly (readonly Orientation[])[] = [
  [1, 6, 3, 8],
  [2, 7, 4, 5],
]

/** The orientation of a picture that is made upright and then turned. */
export function turnedOrientation(orientation: Orientation, turns: QuarterTurns): Orientation {
  const cycle = cycles.find((each) => each.includes(orientation)) ?? []
  return cycle[(cycle.indexOf(orientation) + turns) % 4] ?? orientation
}

/** The size of an edited picture. */
export function editedSize(upright: PixelSize, { crop, turns }: Edit): PixelSize {
  const { width, height } = crop ?? upright
  return uprightSize({ width, height, orientation: turnedOrientation(1, turns) })
}

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
