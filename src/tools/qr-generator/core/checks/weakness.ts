import { contrastRatio, luminance, parseHex } from '../../../../lib/contrast.ts'
import { dataCodewords, type Level } from '../../../../lib/qr/blocks.ts'
import type { QrSymbol } from '../../../../lib/qr/symbol.ts'
import { logoLoad, logoShare, maxLoad, type PlacedLogo, safeWidth } from '../drawing/logo.ts'
import type { CodeStyle } from '../drawing/picture.ts'

/** Specified picture sizes in pixels. */
export const sizeLimits = { min: 128, max: 512, step: 32 } as const

/** WCAG contrast ratio at which all tested decoders still read a blurred and noisy picture. */
const minContrast = 4.5

/** Pixels per module below which decoders begin to fail. */
const minModulePixels = 3

export type Weakness =
  | { readonly kind: 'inverted' }
  | { readonly kind: 'contrast'; readonly ratio: number }
  /** Too few pixels per module; `size` is the smallest sufficient size, or the maximum. */
  | { readonly kind: 'dense'; readonly pixels: number; readonly size: number }
  /**
   * The logo hides `share` of the code, 0 … 1, which overloads the error correction; up to `safe` is acceptable.
   * `percent` is the largest safe logo size, if there is one; `level` is the highest level, if the content fits it.
   */
  | {
      readonly kind: 'logo'
      readonly share: number
      readonly safe: number
      readonly percent: number | undefined
      readonly level: Level | undefined
    }

/** Returns what makes a code hard to read, most severe first, with the values that a fix needs. */
export function weaknesses(
  symbol: QrSymbol,
  { colours, margin, logo }: Omit<CodeStyle, 'shape'>,
  size: number,
): readonly Weakness[] {
  const [dark, light] = [parseHex(colours.dark), parseHex(colours.light)]
  const ratio = contrastRatio(dark, light)
  const found: Weakness[] = []
  if (luminance(dark) > luminance(light)) found.push({ kind: 'inverted' })
  if (ratio < minContrast) found.push({ kind: 'contrast', ratio })
  const side = symbol.size + 2 * margin
  const pixels = Math.floor(size / side)
  const sufficientSize = Math.min(
    sizeLimits.max,
    Math.ceil((side * minModulePixels) / sizeLimits.step) * sizeLimits.step,
  )
  if (pixels < minModulePixels && sufficientSize > size)
    found.push({ kind: 'dense', pixels, size: sufficientSize })
  if (logo && logoLoad(symbol, logo) > maxLoad) found.push(logoWeakness(symbol, logo))
  return found
}

function logoWeakness(symbol: QrSymbol, logo: PlacedLogo): Weakness {
  const { size, version, level } = symbol
  const percent = safeWidth(symbol, logo)
  const fitsHighest = dataCodewords(version, level) <= dataCodewords(40, 'H')
  return {
    kind: 'logo',
    share: logoShare(size, logo),
    safe: percent === undefined ? 0 : logoShare(size, { ...logo, percent }),
    percent,
    level: level !== 'H' && fitsHighest ? 'H' : undefined,
  }
}

/** Smallest module width that phones read at close range, in millimetres. */
const minModuleWidth = 0.5

/**
 * Minimum readable print width in millimetres, quiet zone included: half a millimetre per module, and at least the
 * commonly advised 20 mm (2 × 2 cm in the guide).
 */
export const minPrintWidth = (symbol: QrSymbol, margin: number): number =>
  Math.max(20, Math.ceil((symbol.size + 2 * margin) * minModuleWidth))
