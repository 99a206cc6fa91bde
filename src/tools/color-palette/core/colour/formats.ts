import {
  colorsNamed,
  converter,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeP3,
  modeXyz50,
  parse,
  useMode as registerMode,
  toGamut,
} from 'culori/fn'
import { cssFormats, cssText, percent, rounded } from './css-text.ts'
import { type Hex, hexOfRgb, rgbOf } from './hex.ts'
import { hslOf } from './hsl.ts'
import { oklchOf } from './oklch.ts'
import './vision.ts'

for (const mode of [modeXyz50, modeHsl, modeHwb, modeLab, modeLch, modeP3])
  registerMode(mode as typeof modeHsl)

export const formats = [...cssFormats, 'oklch', 'lab', 'hwb', 'p3', 'cmyk'] as const
export type Format = (typeof formats)[number]

const toLab = converter('lab')
const toP3 = converter('p3')

/** The colour in CSS syntax; `cmyk` is the naive conversion without an ink profile, in whole percents. */
export function formatColour(hex: Hex, format: Format): string {
  const [r, g, b] = rgbOf(hex)
  switch (format) {
    case 'hex':
    case 'rgb':
    case 'hsl':
      return cssText(hex, format)
    case 'oklch': {
      const { l, c, h } = oklchOf(hex)
      return `oklch(${percent(l * 100, 3)} ${rounded(c, 5)} ${rounded(h, 2)})`
    }
    case 'lab': {
      const { l, a, b: yellow } = toLab({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
      return `lab(${percent(l, 2)} ${rounded(a, 2)} ${rounded(yellow, 2)})`
    }
    case 'hwb': {
      const white = Math.min(r, g, b) / 2.55
      const black = 100 - Math.max(r, g, b) / 2.55
      return `hwb(${rounded(hslOf(hex)[0], 1)} ${percent(white, 1)} ${percent(black, 1)})`
    }
    case 'p3': {
      const p3 = toP3({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 })
      return `color(display-p3 ${rounded(p3.r, 4)} ${rounded(p3.g, 4)} ${rounded(p3.b, 4)})`
    }
    case 'cmyk': {
      const max = Math.max(r, g, b)
      const ink = (channel: number) => percent(max === 0 ? 0 : ((max - channel) / max) * 100, 0)
      return `cmyk(${ink(r)} ${ink(g)} ${ink(b)} ${percent(100 - max / 2.55, 0)})`
    }
  }
}

const mapToSrgb = toGamut('rgb', 'oklch')
const toRgb = converter('rgb')

/** Half the distance between two 8-bit values. */
const halfStep = 0.5 / 255

export type ParsedColour = {
  readonly hex: Hex
  /** Whether the colour is outside sRGB and was mapped to it as CSS Color 4 describes. */
  readonly mapped: boolean
  /** Whether its transparency was dropped. */
  readonly opaque: boolean
}

/**
 * Parses any CSS colour: names, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, `color(display-p3
 * …)`.
 */
export function parseColour(text: string): ParsedColour | undefined {
  const colour = parse(text.trim().toLowerCase())
  if (!colour) return undefined
  const exact = toRgb(colour)
  // Clip colours that only rounding of decimals puts outside sRGB: gamut mapping would change a colour that sRGB
  // has.
  const isInSrgb = [exact.r, exact.g, exact.b].every(
    (channel) => channel > -halfStep && channel < 1 + halfStep,
  )
  const { r, g, b } = isInSrgb ? exact : mapToSrgb(colour)
  return {
    hex: hexOfRgb([r * 255, g * 255, b * 255]),
    mapped: !isInSrgb,
    opaque: colour.alpha !== undefined && colour.alpha < 1,
  }
}

/** The CSS name of exactly this colour. */
export function colourName(hex: Hex): string | undefined {
  const value = Number.parseInt(hex.slice(1), 16)
  return Object.keys(colorsNamed).find((name) => colorsNamed[name as keyof typeof colorsNamed] === value)
}
