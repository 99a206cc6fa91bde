import { type RandomSource, randomBelow } from '../../../../lib/random.ts'
import type { Hex } from '../colour/hex.ts'
import { chromaWithin, hexOfOklch } from '../colour/oklch.ts'
import { minDifference, type SimulatedColours, simulateAll } from '../colour/vision.ts'
import { paletteSize } from '../generate/schemes.ts'

/** The least ΔE00 between any two colours, in every kind of sight, that the search promises. */
export const minPaletteDifference = 15

type Candidate = { readonly hex: Hex; readonly seen: SimulatedColours }

let pool: readonly Candidate[] | undefined

/** Colours of all hues and lightnesses, most of them vivid; made once, at the first search. */
function candidates(): readonly Candidate[] {
  pool ??= [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.96].flatMap((l) =>
    Array.from({ length: 24 }, (_, step) => step * 15).flatMap((h) =>
      [0.3, 0.1].map((max) => {
        const hex = hexOfOklch({ l, c: chromaWithin(l, h, max), h })
        return { hex, seen: simulateAll(hex) }
      }),
    ),
  )
  return pool
}

const attempts = 6

/**
 * Five colours, the fixed ones first, of which every two lie at least `safeDifference` (ΔE00) apart for normal,
 * protan, deutan and tritan sight. `undefined` when the fixed ones are too alike already or none was found.
 */
export function findAccessiblePalette(
  fixed: readonly Hex[],
  random: RandomSource,
): readonly Hex[] | undefined {
  const chosen = fixed.map((hex) => ({ hex, seen: simulateAll(hex) }))
  for (const [index, { seen }] of chosen.entries())
    for (const other of chosen.slice(index + 1))
      if (minDifference(seen, other.seen) < minPaletteDifference) return undefined
  const start = narrow(candidates(), chosen)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = complete(chosen, start, attempt === attempts - 1 ? undefined : random)
    if (found) return found.map(({ hex }) => hex)
  }
  return undefined
}

type Rated = { readonly candidate: Candidate; readonly distance: number }

/** What is far enough from all of `chosen`, with the distance to the nearest of them. */
function narrow(pool_: readonly Candidate[], chosen: readonly Candidate[]): readonly Rated[] {
  return pool_
    .map((candidate) => ({
      candidate,
      distance: Math.min(...chosen.map(({ seen }) => minDifference(seen, candidate.seen))),
    }))
    .filter(({ distance }) => distance >= minPaletteDifference)
}

/** Adds colours one by one: at random among what is left, or always the nearest to what is there (without `random`). */
function complete(
  fixed: readonly Candidate[],
  start: readonly Rated[],
  random: RandomSource | undefined,
): readonly Candidate[] | undefined {
  const chosen = [...fixed]
  let rest = start
  while (chosen.length < paletteSize) {
    // Filling tightly from the fixed colours outwards leaves the most room for those to come.
    const ordered = [...rest].sort((a, b) => a.distance - b.distance)
    const next = ordered[random && ordered.length > 0 ? randomBelow(random, ordered.length) : 0]
    if (!next) return undefined
    chosen.push(next.candidate)
    rest = rest
      .map(({ candidate, distance }) => ({
        candidate,
        distance: Math.min(distance, minDifference(next.candidate.seen, candidate.seen)),
      }))
      .filter(({ distance }) => distance >= minPaletteDifference)
  }
  return chosen
}
