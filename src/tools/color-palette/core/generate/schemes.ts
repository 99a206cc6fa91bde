import { type RandomSource, randomBelow } from '../../../../lib/random.ts'
import type { Hex } from '../colour/hex.ts'
import { type Hsl, hexOfHsl, hslOf } from '../colour/hsl.ts'
import { hexOfOklch, oklchOf } from '../colour/oklch.ts'

/** How many colours a palette has. */
export const paletteSize = 5

/** `specified` is the specification's; the others are the classic harmonies and two even ones in OKLCH. */
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

/** `varied`: saturation 50 to 100 and lightness 40 to 80 at random; `same`: as the base colour has them. */
export const tones = ['varied', 'same'] as const
export type Tone = (typeof tones)[number]

type HslScheme = Exclude<Scheme, 'monochromatic' | 'even-hues'>

/** Degrees of HSL hue from the base, which is the first. */
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

/** Five colours from a base, which comes first and stays exactly as it is. */
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

/** A hue that comes again is lighter or darker, so that no two colours are alike. */
function shifted(lightness: number, times: number): number {
  const towards = lightness > 50 ? -1 : 1
  return lightness + towards * 20 * times
}

/** Same hue, lightness in even OKLCH steps between 0.25 and 0.95, one of them being the base. */
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

/** New colours where nothing is locked; locked ones stay in their places. */
export function keepLocked(
  current: readonly { readonly hex: Hex; readonly locked: boolean }[],
  next: readonly Hex[],
): readonly Hex[] {
  // A locked colour that comes again in the new ones would stand there twice.
  const locked = new Set(current.filter((colour) => colour.locked).map(({ hex }) => hex))
  const fresh = next.filter((hex) => !locked.has(hex))
  return next.map((hex, index) => {
    const place = current[index]
    return place?.locked ? place.hex : (fresh.shift() ?? hex)
  })
}
