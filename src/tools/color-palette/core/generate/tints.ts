import type { Hex } from '../colour/hex.ts'
import { chromaWithin, hexOfOklch, oklchOf } from '../colour/oklch.ts'

/** The usual names of the steps in design systems; higher is darker. */
export const tintNames = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const

const lightest = 0.97
const darkest = 0.2

export type Tint = {
  readonly name: (typeof tintNames)[number]
  readonly hex: Hex
  /** Whether this step is the colour itself. */
  readonly isBase: boolean
}

/**
 * Tints and shades of one colour: even steps of OKLCH lightness in its hue. The colour itself replaces the nearest
 * step, and its neighbours are evenly spaced on either side. Chroma decreases towards both ends, where sRGB has
 * little.
 */
export function tintsOf(base: Hex): readonly Tint[] {
  const { l, c, h } = oklchOf(base)
  const last = tintNames.length - 1
  const baseIndex = Math.min(last, Math.max(0, Math.round(((lightest - l) / (lightest - darkest)) * last)))
  // A colour beyond the ends extends the range.
  const [top, bottom] = [Math.max(lightest, l), Math.min(darkest, l)]
  return tintNames.map((name, index) => {
    if (index === baseIndex) return { name, hex: base, isBase: true }
    const share = index < baseIndex ? index / baseIndex : (last - index) / (last - baseIndex)
    const end = index < baseIndex ? top : bottom
    const lightness = end + (l - end) * share
    // Chroma is limited first: CSS gamut mapping clips slightly, which shifts the hue.
    const chroma = chromaWithin(lightness, h, c * (0.25 + 0.75 * share))
    return { name, hex: hexOfOklch({ l: lightness, c: chroma, h }), isBase: false }
  })
}

/** `--color-50` onward in a `:root` block. */
export function tintVariables(tints: readonly Tint[]): string {
  return [':root {', ...tints.map(({ name, hex }) => `  --color-${name}: ${hex};`), '}'].join('\n')
}
