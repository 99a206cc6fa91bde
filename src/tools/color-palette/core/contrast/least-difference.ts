import type { Hex } from '../colour/hex.ts'
import { minDifference, simulateAll } from '../colour/vision.ts'

/** The smallest ΔE00 between any two colours of a safe palette, for every kind of colour vision. */
export const minPaletteDifference = 15

export type LeastDifference = {
  /** The smallest ΔE00 of any two colours, over all kinds of colour vision. */
  readonly least: number
  /** How many pairs differ by less than a safe palette's. */
  readonly close: number
}

/** How far the colours of a palette are from each other. */
export function leastDifference(hexes: readonly Hex[]): LeastDifference {
  const simulated = hexes.map(simulateAll)
  const pairs = simulated.flatMap((first, index) =>
    simulated.slice(index + 1).map((second) => minDifference(first, second)),
  )
  return { least: Math.min(...pairs), close: pairs.filter((pair) => pair < minPaletteDifference).length }
}

/** Rounded down, so that the number shown never claims more: 14.96 is not 15.0. */
export const shownDifference = (difference: number): number => Math.floor(difference * 10) / 10
