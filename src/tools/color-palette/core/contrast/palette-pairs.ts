import { contrastRatio } from '../../../../lib/contrast.ts'
import { type Hex, rgbOf } from '../colour/hex.ts'

export type ColourPair = { readonly first: Hex; readonly second: Hex; readonly ratio: number }

/** All pairs of a palette with their WCAG 2 contrast, the best last. */
export const pairsOf = (hexes: readonly Hex[]): readonly ColourPair[] =>
  hexes
    .flatMap((first, index) =>
      hexes.slice(index + 1).map((second) => ({
        first,
        second,
        ratio: contrastRatio(rgbOf(first), rgbOf(second)),
      })),
    )
    .sort((one, other) => one.ratio - other.ratio)
