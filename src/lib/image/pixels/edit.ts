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
