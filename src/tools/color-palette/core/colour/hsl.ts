import { type Hex, hexOfRgb, rgbOf } from './hex.ts'

/** Hue in degrees (0 up to 360), saturation and lightness in percent; not rounded. */
export type Hsl = readonly [hue: number, saturation: number, lightness: number]

/** Greys have hue and saturation 0. Source: CSS Color 4, section 7.2 (rgbToHsl). */
export function hslOf(hex: Hex): Hsl {
  const [red, green, blue] = rgbOf(hex)
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const range = max - min
  const sum = max + min
  const lightness = (sum / 510) * 100
  if (range === 0) return [0, 0, lightness]
  const saturation = (range / (sum <= 255 ? sum : 510 - sum)) * 100
  const sector =
    max === red
      ? ((green - blue) / range + 6) % 6
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return [sector * 60, saturation, lightness]
}

/** Accepts any hue, also beyond 360; clamps saturation and lightness. Rounds once. Source: CSS Color 4, section 7.1. */
export function hexOfHsl([hue, saturation, lightness]: Hsl): Hex {
  const fraction = (percent: number) => Math.min(100, Math.max(0, percent)) / 100
  const light = fraction(lightness)
  const amplitude = fraction(saturation) * Math.min(light, 1 - light)
  const degrees = ((hue % 360) + 360) % 360
  const channel = (offset: number) => {
    const k = (offset + degrees / 30) % 12
    return 255 * (light - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return hexOfRgb([channel(0), channel(8), channel(4)])
}
