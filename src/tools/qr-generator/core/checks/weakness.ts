import { contrastRatio, luminance, parseHex } from '../../../../lib/contrast.ts'
import { dataCodewords, type Level } from '../../../../lib/qr/blocks.ts'
import type { QrSymbol } from '../../../../lib/qr/symbol.ts'
import { logoLoad, logoShare, maxLoad, type PlacedLogo, safeWidth } from '../drawing/logo.ts'
import type { CodeStyle } from '../drawing/picture.ts'

/** Sizes of the picture in pixels, from the specification. */
export const sizeLimits = { min: 128, max: 512, step: 32 } as const

/** WCAG's ratio at which all tested decoders still read a blurred and noisy picture. */
const minContrast = 4.5

/** Pixels a module below which decoders begin to fail. */
const minModulePixels = 3

export type Weakness =
  | { readonly kind: 'inverted' }
  | { readonly kind: 'contrast'; readonly ratio: number }
  /** Modules of so few pixels; `size` is the first that gives enough, or the largest there is. */
  | { readonly kind: 'dense'; readonly pixels: number; readonly size: number }
  /**
   * The logo hides `share` of the code, 0 … 1, which takes too much of the error correction; up to `safe` is sound. A
   * logo of this width in hundredths is that small, where there is one; the highest level bears more, where the
   * content fits it.
   */
  | {
      readonly kind: 'logo'
      readonly share: number
      readonly safe: number
      readonly percent: number | undefined
      readonly level: Level | undefined
    }

/** What makes a code hard to read, the worst first, each with what its fix needs. */
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
  const better = Math.min(
    sizeLimits.max,
    Math.ceil((side * minModulePixels) / sizeLimits.step) * sizeLimits.step,
  )
  if (pixels < minModulePixels && better > size) found.push({ kind: 'dense', pixels, size: better })
  if (logo && logoLoad(symbol, logo) > maxLoad) found.push(tooMuchLogo(symbol, logo))
  return found
}

function tooMuchLogo(symbol: QrSymbol, logo: PlacedLogo): Weakness {
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

/** Smallest module that phones read from a hand's breadth away, in millimetres. */
const minModuleWidth = 0.5

/**
 * The smallest width in millimetres, quiet zone included, at which a print can be read: half a millimetre a module
 * and never under the 20 mm of the usual advice (the guide's 2 × 2 cm).
 */
export const minPrintWidth = (symbol: QrSymbol, margin: number): number =>
  Math.max(20, Math.ceil((symbol.size + 2 * margin) * minModuleWidth))
