import { contrastRatio } from '../../../../lib/contrast.ts'
import { type Hex, rgbOf } from '../colour/hex.ts'

/** The WCAG 2 level that a contrast ratio meets (1.4.3 and 1.4.6), never rounded up: 4.499 is not 4.5. */
export type ContrastLevel = 'aaa' | 'aa' | 'large' | 'none'

export function contrastLevel(ratio: number): ContrastLevel {
  if (ratio >= 7) return 'aaa'
  if (ratio >= 4.5) return 'aa'
  return ratio >= 3 ? 'large' : 'none'
}

/** Rounded down, so that the number shown never claims more than the level. */
export const shownRatio = (ratio: number): number => Math.floor(ratio * 100 + 1e-9) / 100

/** The largest WCAG 2 contrast between two colours of a palette. */
export const bestContrast = (hexes: readonly Hex[]): number =>
  Math.max(...hexes.flatMap((one) => hexes.map((other) => contrastRatio(rgbOf(one), rgbOf(other)))))
