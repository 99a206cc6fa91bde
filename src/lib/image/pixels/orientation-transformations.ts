import type { Orientation } from '../exif/orientation.ts'
import type { Transformation } from './transformation.ts'

const mirror = { kind: 'mirror', exchanged: 'left-right' } as const
const flip = { kind: 'mirror', exchanged: 'top-bottom' } as const
const turn = (quarterTurns: 1 | 2 | 3) => ({ kind: 'rotate', quarterTurns }) as const

const transformations: Readonly<Record<Orientation, readonly Transformation[]>> = {
  1: [],
  2: [mirror],
  3: [turn(2)],
  4: [flip],
  5: [turn(1), flip],
  6: [turn(3)],
  7: [turn(1), mirror],
  8: [turn(1)],
}

/** What makes a picture of this orientation upright. */
export function transformationsFor(orientation: Orientation): readonly Transformation[] {
  return transformations[orientation]
}
