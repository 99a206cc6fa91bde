import type { Hex } from '../colour/hex.ts'
import { chromaWithin, hexOfOklch, oklchOf } from '../colour/oklch.ts'

/** Names of the steps, as design systems have them: the higher the darker. */
export const tintNames = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const

const lightest = 0.97
const darkest = 0.2

export type Tint = {
  readonly name: (typeof tintNames)[number]
  readonly hex: Hex
  /** This step is the colour itself. */
  readonly isBase: boolean
}

/**
 * Tints and shades of one colour: even steps of OKLCH lightness in its hue. The step nearest to it is the colour itself;
 * its neighbours are even steps on either side. Chroma fades towards both ends, where sRGB has little of it.
 */
export function tintsOf(base: Hex): readonly Tint[] {
  const { l, c, h } = oklchOf(base)
  const last = tintNames.length - 1
  const place = Math.min(last, Math.max(0, Math.round(((lightest - l) / (lightest - darkest)) * last)))
  // A colour beyond the ends stretches the steps to itself.
  const [top, bottom] = [Math.max(lightest, l), Math.min(darkest, l)]
  return tintNames.map((name, index) => {
    if (index === place) return { name, hex: base, isBase: true }
    const share = index < place ? index / place : (last - index) / (last - place)
    const end = index < place ? top : bottom
    const lightness = end + (l - end) * share
    // Not mapped as CSS does, which clips a little and so turns the hue.
    const chroma = chromaWithin(lightness, h, c * (0.25 + 0.75 * share))
    return { name, hex: hexOfOklch({ l: lightness, c: chroma, h }), isBase: false }
  })
}

/** `--color-50` onward in a `:root` block. */
export function tintVariables(tints: readonly Tint[]): string {
  return [':root {', ...tints.map(({ name, hex }) => `  --color-${name}: ${hex};`), '}'].join('\n')
}
