import { type Hex, hexOfRgb, type Rgb, rgbOf } from './hex.ts'
import { type Hsl, hexOfHsl, hslOf } from './hsl.ts'

/**
 * What the converter shows. The hex value is the truth; HSL stands beside it as it was typed, so that one field never
 * moves the others and a grey keeps its hue.
 */
export type ConverterState = { readonly hex: Hex; readonly hsl: Hsl }

export const hslLimits = [360, 100, 100] as const

const oneDecimal = (value: number) => Math.round(value * 10) / 10

/** A new colour; the hue and saturation of the one before stay where the new one has none. */
export function convertHex(hex: Hex, before?: ConverterState): ConverterState {
  if (before?.hex === hex) return before
  const [hue, saturation, lightness] = hslOf(hex)
  const kept: Hsl =
    saturation > 0 || !before
      ? [hue, saturation, lightness]
      : [before.hsl[0], lightness === 0 || lightness === 100 ? before.hsl[1] : 0, lightness]
  return { hex, hsl: [oneDecimal(kept[0]), oneDecimal(kept[1]), oneDecimal(kept[2])] }
}

/** One channel of red, green, blue (0 to 255); `undefined` when the value is no whole number within its limits. */
export function changeRgb(
  state: ConverterState,
  index: 0 | 1 | 2,
  value: number,
): ConverterState | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 255) return undefined
  const rgb = rgbOf(state.hex).with(index, value) as unknown as Rgb
  return convertHex(hexOfRgb(rgb), state)
}

/** Hue (0 to 360 degrees), saturation or lightness (0 to 100 percent); `undefined` beyond these limits. */
export function changeHsl(
  state: ConverterState,
  index: 0 | 1 | 2,
  value: number,
): ConverterState | undefined {
  if (!(value >= 0 && value <= hslLimits[index])) return undefined
  const hsl = state.hsl.with(index, value) as unknown as Hsl
  return { hex: hexOfHsl(hsl), hsl }
}
