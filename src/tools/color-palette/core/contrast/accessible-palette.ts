import { type RandomSource, randomBelow } from '../../../../lib/random.ts'
import type { Hex } from '../colour/hex.ts'
import { chromaWithin, hexOfOklch } from '../colour/oklch.ts'
import { minDifference, type SimulatedColours, simulateAll } from '../colour/vision.ts'
import { paletteSize } from '../palette-size.ts'
import { minPaletteDifference } from './least-difference.ts'

type Candidate = { readonly hex: Hex; readonly simulated: SimulatedColours }

let pool: readonly Candidate[] | undefined

/** Colours of all hues and lightnesses, most of them vivid; created for the first search. */
function candidates(): readonly Candidate[] {
  pool ??= [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.96].flatMap((l) =>
    Array.from({ length: 24 }, (_, step) => step * 15).flatMap((h) =>
      [0.3, 0.1].map((max) => {
        const hex = hexOfOklch({ l, c: chromaWithin(l, h, max), h })
        return { hex, simulated: simulateAll(hex) }
      }),
    ),
  )
  return pool
}

const attempts = 6

/**
 * Colours, the fixed ones first, of which any two differ by at least `minPaletteDifference` (ΔE00) for normal,
 * protan, deutan and tritan vision. Returns `undefined` if the fixed ones are too similar or none was found.
 */
export function findAccessiblePalette(
  fixed: readonly Hex[],
  random: RandomSource,
  count: number = paletteSize.initial,
): readonly Hex[] | undefined {
  const chosen = fixed.map((hex) => ({ hex, simulated: simulateAll(hex) }))
  for (const [index, { simulated }] of chosen.entries())
    for (const other of chosen.slice(index + 1))
      if (minDifference(simulated, other.simulated) < minPaletteDifference) return undefined
  const start = narrow(candidates(), chosen)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = complete(chosen, start, attempt === attempts - 1 ? undefined : random, count)
    if (found) return found.map(({ hex }) => hex)
  }
  return undefined
}

type Rated = { readonly candidate: Candidate; readonly distance: number }

/** The candidates that are far enough from all of `chosen`, with the distance to the nearest of them. */
function narrow(all: readonly Candidate[], chosen: readonly Candidate[]): readonly Rated[] {
  return all
    .map((candidate) => ({
      candidate,
      distance: Math.min(...chosen.map(({ simulated }) => minDifference(simulated, candidate.simulated))),
    }))
    .filter(({ distance }) => distance >= minPaletteDifference)
}

/** Adds colours one by one: randomly among those that remain or, without `random`, always the nearest. */
function complete(
  fixed: readonly Candidate[],
  start: readonly Rated[],
  random: RandomSource | undefined,
  count: number,
): readonly Candidate[] | undefined {
  const chosen = [...fixed]
  let remaining = start
  while (chosen.length < count) {
    // Choosing the nearest first leaves the most room for later colours.
    const ordered = [...remaining].sort((a, b) => a.distance - b.distance)
    const next = ordered[random && ordered.length > 0 ? randomBelow(random, ordered.length) : 0]
    if (!next) return undefined
    chosen.push(next.candidate)
    remaining = remaining
      .map(({ candidate, distance }) => ({
        candidate,
        distance: Math.min(distance, minDifference(next.candidate.simulated, candidate.simulated)),
      }))
      .filter(({ distance }) => distance >= minPaletteDifference)
  }
  return chosen
}
