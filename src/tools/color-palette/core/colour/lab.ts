import { differenceCiede2000, modeLab65, modeXyz65, useMode as registerMode } from 'culori/fn'
import { type Hex, rgbOf } from './hex.ts'
import './oklch.ts'

for (const mode of [modeXyz65, modeLab65]) registerMode(mode as typeof modeLab65)

/** An sRGB channel, 0 to 255, as linear light, 0 to 1. */
export const linear = (channel: number): number => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

export type Lab = { readonly mode: 'lab65'; readonly l: number; readonly a: number; readonly b: number }

/** CIE Lab of D65, from 8-bit sRGB. */
export function labOf(hex: Hex): Lab {
  const [r, g, b] = rgbOf(hex).map(linear) as [number, number, number]
  // The matrix of CSS Color 4, section 10 (linear sRGB to XYZ, D65), each row divided by the white point.
  const x = (0.41239079926595934 * r + 0.357584339383878 * g + 0.1804807884018343 * b) / 0.9504559270516716
  const y = 0.21263900587151027 * r + 0.715168678767756 * g + 0.07219231536073371 * b
  const z = (0.01933081871559182 * r + 0.11919477979462598 * g + 0.9505321522496607 * b) / 1.0890577507598784
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
  return { mode: 'lab65', l: 116 * f(y) - 16, a: 500 * (f(x) - f(y)), b: 200 * (f(y) - f(z)) }
}

/** ΔE00 of two colours. Source: CIE 142-2001, as culori computes it. */
export const ciede2000: (first: Lab, second: Lab) => number = differenceCiede2000()
