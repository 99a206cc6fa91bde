import { type RandomSource, randomBelow } from '../../../../lib/random.ts'
import type { Hex } from '../colour/hex.ts'
import { type Hsl, hexOfHsl, hslOf } from '../colour/hsl.ts'
import { ciede2000, labOf } from '../colour/lab.ts'
import { hexOfOklch, oklchOf } from '../colour/oklch.ts'
import { paletteSize } from '../palette-size.ts'

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

const randomColour = (random: RandomSource) => hexOfHsl([between(random, 0, 359), ...randomTone(random)])

/** Independent colours: any whole hue, saturation 50 to 100, lightness 40 to 80. */
export function randomPalette(random: RandomSource, count: number = paletteSize.initial): readonly Hex[] {
  return Array.from({ length: count }, () => randomColour(random))
}

/** How many random colours the one to add is chosen from. */
const candidates = 12

/** A random colour to add to a palette: of several the one that differs most from all that are there. */
export function furtherColour(hexes: readonly Hex[], random: RandomSource): Hex {
  const labs = hexes.map(labOf)
  const rated = Array.from({ length: candidates }, () => {
    const hex = randomColour(random)
    return { hex, difference: Math.min(...labs.map((lab) => ciede2000(lab, labOf(hex)))) }
  })
  return rated.reduce((best, next) => (next.difference > best.difference ? next : best)).hex
}

/** Colours derived from a base, which comes first, unchanged. Beyond five the scheme's hues come again. */
export function paletteFromBase(
  base: Hex,
  scheme: Scheme,
  tone: Tone,
  random: RandomSource,
  count: number = paletteSize.initial,
): readonly Hex[] {
  if (scheme === 'monochromatic') return monochromatic(base, count)
  if (scheme === 'even-hues') return evenHues(base, count)
  const [hue, saturation, lightness] = hslOf(base)
  const hues = Array.from({ length: count }, (_, index) => offsets[scheme][index % paletteSize.initial] ?? 0)
  const timesAt = hues.map((offset, index) => hues.slice(0, index).filter((each) => each === offset).length)
  const most = Math.max(...timesAt)
  return hues.map((offset, index) => {
    if (index === 0) return base
    const colour: Hsl =
      tone === 'varied'
        ? [hue + offset, ...randomTone(random)]
        : [hue + offset, saturation, shifted(lightness, timesAt[index] ?? 0, most)]
    return hexOfHsl(colour)
  })
}

/** Makes a repeated hue lighter or darker, so that no two colours are alike; `most` is how often that happens. */
function shifted(lightness: number, times: number, most: number): number {
  const isLight = lightness > 50
  const room = isLight ? lightness - 5 : 95 - lightness
  return lightness + (isLight ? -1 : 1) * Math.min(20, room / Math.max(1, most)) * times
}

/** The base's hue in even steps of OKLCH lightness between 0.25 and 0.95; the base replaces the nearest step. */
function monochromatic(base: Hex, count: number): readonly Hex[] {
  const { l, c, h } = oklchOf(base)
  const steps = Array.from({ length: count }, (_, index) => 0.95 - (0.7 * index) / (count - 1))
  const nearest = steps.reduce((best, step) => (Math.abs(step - l) < Math.abs(best - l) ? step : best))
  return [base, ...steps.filter((step) => step !== nearest).map((step) => hexOfOklch({ l: step, c, h }))]
}

/** Hues evenly apart at the lightness and chroma of the base, so that no colour looks heavier. */
function evenHues(base: Hex, count: number): readonly Hex[] {
  const { l, c, h } = oklchOf(base)
  const further = Array.from({ length: count - 1 }, (_, index) => ((index + 1) * 360) / count)
  return [base, ...further.map((offset) => hexOfOklch({ l, c, h: (h + offset) % 360 }))]
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
