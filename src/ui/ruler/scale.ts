/** Places of values on a ruler, from 0 to 1. Values beyond its ends are at the ends. */

type Ends = { readonly from: number; readonly to: number }

const clamped = (place: number): number => Math.min(Math.max(place, 0), 1)

export const linearPlace = (value: number, { from, to }: Ends): number =>
  clamped((value - from) / (to - from))

/** On a logarithmic scale, where the same ratio is the same distance. Both ends are above 0. */
export const logarithmicPlace = (value: number, { from, to }: Ends): number =>
  clamped(Math.log(value / from) / Math.log(to / from))
