import { type Hex, hexOfRgb, type Rgb, rgbOf } from './hex.ts'
import { type Hsl, hexOfHsl, hslOf } from './hsl.ts'

/**
 * State of the converter. The hex value is authoritative; HSL is stored as typed, so that one field does not change
 * the others and a grey keeps its hue.
 */
export type ConverterState = { readonly hex: Hex; readonly hsl: Hsl }

export const hslLimits = [360, 100, 100] as const

const oneDecimal = (value: number) => Math.round(value * 10) / 10

/** Converts a colour. Hue and saturation that it does not define are taken from the previous state. */
export function convertHex(hex: Hex, before?: ConverterState): ConverterState {
  if (before?.hex === hex) return before
  const [hue, saturation, lightness] = hslOf(hex)
  const hsl: Hsl =
    saturation > 0 || !before
      ? [hue, saturation, lightness]
      : [before.hsl[0], lightness === 0 || lightness === 100 ? before.hsl[1] : 0, lightness]
  return { hex, hsl: [oneDecimal(hsl[0]), oneDecimal(hsl[1]), oneDecimal(hsl[2])] }
}

/** Changes one channel of red, green, blue; returns `undefined` unless the value is a whole number from 0 to 255. */
export function changeRgb(
  state: ConverterState,
  index: 0 | 1 | 2,
  value: number,
): ConverterState | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 255) return undefined
  const rgb = rgbOf(state.hex).with(index, value) as unknown as Rgb
  return convertHex(hexOfRgb(rgb), state)
}

/** Changes hue (0 to 360 degrees), saturation or lightness (0 to 100 percent); returns `undefined` out of range. */
export function changeHsl(
  state: ConverterState,
  index: 0 | 1 | 2,
  value: number,
): ConverterState | undefined {
  if (!(value >= 0 && value <= hslLimits[index])) return undefined
  const hsl = state.hsl.with(index, value) as unknown as Hsl
  return { hex: hexOfHsl(hsl), hsl }
}
