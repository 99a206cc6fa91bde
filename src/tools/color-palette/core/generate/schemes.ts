import { type RandomSource, randomBelow } from '../../../../lib/random.ts'
import type { Hex } from '../colour/hex.ts'
import { type Hsl, hexOfHsl, hslOf } from '../colour/hsl.ts'
import { hexOfOklch, oklchOf } from '../colour/oklch.ts'

export const paletteSize = 5

/** `specified` is from the specification; the others are the classic harmonies and two with even steps in OKLCH. */
export const schemes = [
  'specified',
  'analogous',
  'complementary',
  'split-complementary',
  'triadic',
  'tetradic',
  'monochromatic',
  'even-hues',
] as const
export type Scheme = (typeof schemes)[number]

/** `varied`: saturation 50 to 100 and lightness 40 to 80 at random; `same`: those of the base colour. */
export const tones = ['varied', 'same'] as const
export type Tone = (typeof tones)[number]

type HslScheme = Exclude<Scheme, 'monochromatic' | 'even-hues'>

/** Hue offsets from the base in degrees of HSL; the base comes first. */
const offsets: Readonly<Record<HslScheme, readonly number[]>> = {
  specified: [0, 30, 60, 180, 240],
  analogous: [0, 30, 60, -30, -60],
  complementary: [0, 180, 0, 180, 0],
  'split-complementary': [0, 150, 210, 150, 210],
  triadic: [0, 120, 240, 120, 240],
  tetradic: [0, 90, 180, 270, 0],
}

const between = (random: RandomSource, min: number, max: number) => min + randomBelow(random, max - min + 1)

/** Saturation 50 to 100 and lightness 40 to 80, whole percents, each equally likely. */
const randomTone = (random: RandomSource) => [between(random, 50, 100), between(random, 40, 80)] as const

/** Five independent colours: any whole hue, saturation 50 to 100, lightness 40 to 80. */
export function randomPalette(random: RandomSource): readonly Hex[] {
  return Array.from({ length: paletteSize }, () => hexOfHsl([between(random, 0, 359), ...randomTone(random)]))
}

/** Five colours derived from a base, which comes first, unchanged. */
export function paletteFromBase(base: Hex, scheme: Scheme, tone: Tone, random: RandomSource): readonly Hex[] {
  if (scheme === 'monochromatic') return monochromatic(base)
  if (scheme === 'even-hues') return evenHues(base)
  const [hue, saturation, lightness] = hslOf(base)
  const seen = new Map<number, number>()
  return offsets[scheme].map((offset, index) => {
    const times = seen.get(offset) ?? 0
    seen.set(offset, times + 1)
    if (index === 0) return base
    const colour: Hsl =
      tone === 'varied'
        ? [hue + offset, ...randomTone(random)]
        : [hue + offset, saturation, shifted(lightness, times)]
    return hexOfHsl(colour)
  })
}

/** Makes a repeated hue lighter or darker, so that no two colours are alike. */
function shifted(lightness: number, times: number): number {
  const direction = lightness > 50 ? -1 : 1
  return lightness + direction * 20 * times
}

/** The base's hue in even steps of OKLCH lightness between 0.25 and 0.95; the base replaces the nearest step. */
function monochromatic(base: Hex): readonly Hex[] {
  const { l, c, h } = oklchOf(base)
  const steps = [0.95, 0.775, 0.6, 0.425, 0.25]
  const nearest = steps.reduce((best, step) => (Math.abs(step - l) < Math.abs(best - l) ? step : best))
  return [base, ...steps.filter((step) => step !== nearest).map((step) => hexOfOklch({ l: step, c, h }))]
}

/** Hues 72 degrees apart at the lightness and chroma of the base, so that no colour looks heavier. */
function evenHues(base: Hex): readonly Hex[] {
  const { l, c, h } = oklchOf(base)
  return [base, ...[72, 144, 216, 288].map((offset) => hexOfOklch({ l, c, h: (h + offset) % 360 }))]
}

/** Replaces the unlocked colours; locked ones keep their positions. */
export function keepLocked(
  current: readonly { readonly hex: Hex; readonly locked: boolean }[],
  next: readonly Hex[],
): readonly Hex[] {
  // Skip new colours that are equal to a locked one.
  const locked = new Set(current.filter((colour) => colour.locked).map(({ hex }) => hex))
  const unused = next.filter((hex) => !locked.has(hex))
  return next.map((hex, index) => {
    const colourAt = current[index]
    return colourAt?.locked ? colourAt.hex : (unused.shift() ?? hex)
  })
}
