import { type BoxFields, corrupt } from './box-fields.ts'

/** A number of pixels; the denominator is above 0. */
type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

/** The part of a picture to be shown: its size, and the distance of its centre from that of the picture. */
type CleanAperture = {
  readonly width: Fraction
  readonly height: Fraction
  readonly horizontalOffset: Fraction
  readonly verticalOffset: Fraction
}

const maxField = 2 ** 31

/** Parses a `clap` box (ISO/IEC 14496-12, 12.1.4.2); only offsets may be negative. Fails with `corrupt`. */
export function parseCleanAperture(fields: BoxFields): CleanAperture {
  const unsigned = () => {
    const value = fields.unsigned(4)
    if (value >= maxField) throw corrupt(fields.format)
    return BigInt(value)
  }
  const fraction = (numerator: bigint): Fraction => {
    const denominator = unsigned()
    if (denominator === 0n) throw corrupt(fields.format)
    return { numerator, denominator }
  }
  return {
    width: fraction(unsigned()),
    height: fraction(unsigned()),
    horizontalOffset: fraction(BigInt(fields.signed32())),
    verticalOffset: fraction(BigInt(fields.signed32())),
  }
}

/**
 * The aperture in whole pixels, cut to the picture; null when nothing is left. Half a pixel is rounded as libheif does,
 * so that other programs show the same: down at the left edge and up at the top edge.
 */
export function cropOf(
  { width, height, horizontalOffset, verticalOffset }: CleanAperture,
  size: { readonly width: number; readonly height: number },
): { left: number; top: number; width: number; height: number } | null {
  const horizontal = intervalOf(width, horizontalOffset, size.width, truncated)
  const vertical = intervalOf(height, verticalOffset, size.height, rounded)
  if (!horizontal || !vertical) return null
  return { left: horizontal.first, top: vertical.first, width: horizontal.length, height: vertical.length }
}

/** The first pixel is at offset + (side - 1) / 2 - (length - 1) / 2. */
function intervalOf(
  length: Fraction,
  offset: Fraction,
  side: number,
  toWhole: (value: Fraction) => bigint,
): { first: number; length: number } | null {
  const denominator = 2n * length.denominator * offset.denominator
  const numerator =
    2n * offset.numerator * length.denominator +
    BigInt(side) * length.denominator * offset.denominator -
    length.numerator * offset.denominator
  const first = toWhole({ numerator, denominator })
  const last = rounded({
    numerator: length.numerator + (first - 1n) * length.denominator,
    denominator: length.denominator,
  })
  const [start, end] = [Math.max(0, Number(first)), Math.min(side - 1, Number(last))]
  return start > end ? null : { first: start, length: end - start + 1 }
}

const truncated = ({ numerator, denominator }: Fraction) => numerator / denominator
const rounded = ({ numerator, denominator }: Fraction) => (numerator + denominator / 2n) / denominator
