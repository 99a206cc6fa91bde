import { contrastRatio, luminance, parseHex } from '../../../lib/contrast.ts'
import type { QrSymbol } from '../../../lib/qr/encode.ts'
import type { Colours } from './picture.ts'

/** Sizes of the picture in pixels, from the specification. */
export const sizeLimits = { min: 128, max: 512, step: 32 } as const

/** WCAG's ratio at which all tested decoders still read a blurred and noisy picture. */
const leastContrast = 4.5

/** Pixels a module below which decoders begin to fail. */
const leastPixels = 3

export type Weakness =
  | { readonly kind: 'inverted' }
  | { readonly kind: 'contrast'; readonly ratio: number }
  /** Modules of so few pixels; `size` is the first that gives enough, or the largest there is. */
  | { readonly kind: 'dense'; readonly pixels: number; readonly size: number }

/** What makes a code hard to read, the worst first, each with what its mend needs. */
export function weaknesses(
  symbol: QrSymbol,
  colours: Colours,
  margin: number,
  size: number,
): readonly Weakness[] {
  const [dark, light] = [parseHex(colours.dark), parseHex(colours.light)]
  const ratio = contrastRatio(dark, light)
  const found: Weakness[] = []
  if (luminance(dark) > luminance(light)) found.push({ kind: 'inverted' })
  if (ratio < leastContrast) found.push({ kind: 'contrast', ratio })
  const side = symbol.size + 2 * margin
  const pixels = Math.floor(size / side)
  const better = Math.min(sizeLimits.max, Math.ceil((side * leastPixels) / sizeLimits.step) * sizeLimits.step)
  if (pixels < leastPixels && better > size) found.push({ kind: 'dense', pixels, size: better })
  return found
}

/** Smallest module that phones read from a hand's breadth away, in millimetres. */
const leastModule = 0.5

/**
 * The smallest width in millimetres, quiet zone included, at which a print can be read: half a millimetre a module
 * and never under the 20 mm of the usual advice (the guide's 2 × 2 cm).
 */
export const leastPrint = (symbol: QrSymbol, margin: number): number =>
  Math.max(20, Math.ceil((symbol.size + 2 * margin) * leastModule))
