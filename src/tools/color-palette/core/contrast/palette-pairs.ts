import { contrastRatio } from '../../../../lib/contrast.ts'
import { type Hex, rgbOf } from '../colour/hex.ts'
import { type ContrastLevel, contrastLevel } from './contrast-level.ts'

export type ColourPair = { readonly first: Hex; readonly second: Hex; readonly ratio: number }

const pairOf = (first: Hex, second: Hex): ColourPair => ({
  first,
  second,
  ratio: contrastRatio(rgbOf(first), rgbOf(second)),
})

const sorted = (pairs: readonly ColourPair[]): readonly ColourPair[] =>
  pairs.toSorted((one, other) => one.ratio - other.ratio)

/** All pairs of a palette with their WCAG 2 contrast, the best last. */
export const pairsOf = (hexes: readonly Hex[]): readonly ColourPair[] =>
  sorted(hexes.flatMap((first, index) => hexes.slice(index + 1).map((second) => pairOf(first, second))))

/** The pairs of one colour of a palette with every other, the best last. */
export function pairsWith(hexes: readonly Hex[], index: number): readonly ColourPair[] {
  const first = hexes[index]
  return first ? sorted(hexes.toSpliced(index, 1).map((second) => pairOf(first, second))) : []
}

/** How many pairs meet each level and none above it. */
export function levelCounts(pairs: readonly ColourPair[]): Readonly<Record<ContrastLevel, number>> {
  const counts = { aaa: 0, aa: 0, large: 0, none: 0 }
  for (const { ratio } of pairs) counts[contrastLevel(ratio)] += 1
  return counts
}
