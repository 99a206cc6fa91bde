import {
  converter,
  inGamut,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  toGamut,
} from 'culori/fn'
import { type Hex, hexOfRgb, rgbOf } from './hex.ts'

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) registerMode(mode as typeof modeRgb)

/** Lightness 0 to 1, chroma 0 to about 0.32 in sRGB, hue in degrees; the hue of a grey is 0. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }

const toOklch = converter('oklch')
const toRgb = converter('rgb')
const isInSrgb = inGamut('rgb')
const mapToSrgb = toGamut('rgb', 'oklch')

const culoriRgb = (hex: Hex) => {
  const [r, g, b] = rgbOf(hex)
  return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const
}

/** Chroma below this is rounding noise of a grey. */
const greyChroma = 1e-4

export function oklchOf(hex: Hex): Oklch {
  const { l, c, h = 0 } = toOklch(culoriRgb(hex))
  return c < greyChroma ? { l, c: 0, h: 0 } : { l, c, h }
}

/** Maps colours outside sRGB as CSS Color 4 does: it preserves lightness and hue and reduces chroma. */
export function hexOfOklch({ l, c, h }: Oklch): Hex {
  const { r, g, b } = mapToSrgb({ mode: 'oklch', l, c, h })
  return hexOfRgb([r * 255, g * 255, b * 255])
}

function fitsSrgb({ l, c, h }: Oklch): boolean {
  return isInSrgb({ mode: 'oklch', l, c, h })
}

/** Unrounded, unclamped channels on a scale of 0 to 255; the colour may lie outside sRGB. */
export function rgbOfOklch({ l, c, h }: Oklch): readonly [number, number, number] {
  const { r, g, b } = toRgb({ mode: 'oklch', l, c, h })
  return [r * 255, g * 255, b * 255]
}

/** The largest chroma up to `maxChroma` that sRGB has at this lightness and hue. */
export function chromaWithin(l: number, h: number, maxChroma: number): number {
  if (fitsSrgb({ l, c: maxChroma, h })) return maxChroma
  let low = 0
  let high = maxChroma
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2
    if (fitsSrgb({ l, c: middle, h })) low = middle
    else high = middle
  }
  return low
}

/** The smaller angle between two hues, 0 to 180 degrees. */
export function hueDistance(first: number, second: number): number {
  const angle = Math.abs(first - second) % 360
  return Math.min(angle, 360 - angle)
}
