import { contrastRatio } from '../../../../lib/contrast.ts'
import { type Hex, hexOfRgb, type Rgb, rgbOf } from '../colour/hex.ts'
import { chromaWithin, hueDistance, type Oklch, oklchOf, rgbOfOklch } from '../colour/oklch.ts'

/** Contrast ratios of WCAG 2: text of level AA (1.4.3) and AAA (1.4.6). */
export const contrastTargets = [4.5, 7] as const
export type ContrastTarget = (typeof contrastTargets)[number]

/** The largest difference between the OKLCH hues of a derived colour and the brand colour, in degrees. */
export const hueTolerance = 2

/** Below this chroma, 8 bits cannot represent a hue accurately: the brand colour is treated as grey. */
const greyChroma = 0.004

export type RampStep = {
  readonly background: Hex
  readonly text: Hex
  /** Contrast of text and background, unrounded. */
  readonly ratio: number
}
export type Ramp = { readonly light: readonly RampStep[]; readonly dark: readonly RampStep[] }

const lightSteps = [0.985, 0.965, 0.94, 0.91, 0.88]
const darkSteps = [0.15, 0.18, 0.21, 0.245, 0.28]

/**
 * Light and dark backgrounds derived from the brand colour, each with a text colour of at least the target contrast.
 * Both preserve the brand's hue within `hueTolerance`; text also has as much of its chroma as fits.
 */
export function contrastRamp(brand: Hex, target: ContrastTarget): Ramp {
  const base = oklchOf(brand)
  const step = (lightness: number, direction: -1 | 1): RampStep => {
    const background = nearest(base, lightness, Math.min(base.c, 0.05), direction === -1 ? 1 : -1, () => true)
    return { background, ...readableOn(base, background, target, direction) }
  }
  return {
    light: lightSteps.map((lightness) => step(lightness, -1)),
    dark: darkSteps.map((lightness) => step(lightness, 1)),
  }
}

function readableOn(base: Oklch, background: Hex, target: number, direction: -1 | 1) {
  const back = rgbOf(background)
  const isReadable = (rgb: Rgb) => contrastRatio(rgb, back) >= target
  const text = nearest(base, base.l, base.c, direction, isReadable)
  return { text, ratio: contrastRatio(rgbOf(text), back) }
}

/** Step of OKLCH lightness in the search. */
const lightnessStep = 0.004

/**
 * The first 8-bit colour from `lightness` on, darker (-1) or lighter (1), that is accepted and preserves the hue.
 * Rounding to 8 bits shifts the hue, so the neighbours of each rounded colour are tried as well.
 */
function nearest(
  base: Oklch,
  lightness: number,
  chroma: number,
  direction: -1 | 1,
  accepts: (rgb: Rgb) => boolean,
): Hex {
  for (let l = lightness; l > 0 && l < 1; l += direction * lightnessStep) {
    if (base.c < greyChroma) {
      const level = Math.round(rgbOfOklch({ l, c: 0, h: 0 })[0])
      const grey: Rgb = [level, level, level]
      if (accepts(grey)) return hexOfRgb(grey)
      continue
    }
    const exact = rgbOfOklch({ l, c: chromaWithin(l, base.h, chroma), h: base.h })
    for (const rgb of roundings(exact)) {
      if (!accepts(rgb)) continue
      const hex = hexOfRgb(rgb)
      const found = oklchOf(hex)
      if (found.c >= greyChroma / 2 && hueDistance(found.h, base.h) <= hueTolerance) return hex
    }
  }
  // Beyond the last tinted step only black and white remain, which have no hue.
  return direction === -1 ? '#000000' : '#ffffff'
}

/** The rounded colour, then all combinations of rounding each channel down and up. */
function* roundings(exact: readonly [number, number, number]): Generator<Rgb> {
  const clamp = (channel: number) => Math.min(255, Math.max(0, channel))
  yield exact.map((channel) => clamp(Math.round(channel))) as [number, number, number]
  for (const red of [0, 1])
    for (const green of [0, 1])
      for (const blue of [0, 1])
        yield [
          clamp(Math.floor(exact[0]) + red),
          clamp(Math.floor(exact[1]) + green),
          clamp(Math.floor(exact[2]) + blue),
        ]
}
