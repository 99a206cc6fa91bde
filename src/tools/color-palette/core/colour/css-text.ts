import { type Hex, rgbOf } from './hex.ts'
import { hslOf } from './hsl.ts'

/** The formats that a bar of the palette offers; the converter has more. */
export const cssFormats = ['hex', 'rgb', 'hsl'] as const

/** Rounded, without trailing zeros or -0. */
export const rounded = (value: number, decimals: number): string =>
  String(Number(value.toFixed(decimals)) + 0)

export const percent = (value: number, decimals: number): string => `${rounded(value, decimals)}%`

/** The colour in CSS syntax. */
export function cssText(hex: Hex, format: (typeof cssFormats)[number]): string {
  if (format === 'hex') return hex.toUpperCase()
  if (format === 'rgb') return `rgb(${rgbOf(hex).join(', ')})`
  const [hue, saturation, lightness] = hslOf(hex)
  return `hsl(${rounded(hue, 1)}, ${percent(saturation, 1)}, ${percent(lightness, 1)})`
}
