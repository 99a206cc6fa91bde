/** An exact decimal number: `units / 10 ** scale`. */
export type Decimal = { readonly units: bigint; readonly scale: number }

export const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent)

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)

/** `numerator / denominator`, rounded to a whole number; halves go away from zero. Throws a RangeError for 0. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const divisor = magnitude(denominator)
  const rounded = (magnitude(numerator) * 2n + divisor) / (divisor * 2n)
  return numerator < 0n === denominator < 0n ? rounded : -rounded
}

/** The decimal in units of `10 ** -scale`, halves away from zero: 1.005 at scale 2 is 101. */
export function unitsAt({ units, scale: own }: Decimal, scale: number): bigint {
  return scale >= own ? units * powerOfTen(scale - own) : divideRounded(units, powerOfTen(own - scale))
}

/** -1, 0 or 1, as `a` is below, equal to or above `b`. */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(a.scale, b.scale)
  const difference = unitsAt(a, scale) - unitsAt(b, scale)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The same number without zeros at the end: 19.50 becomes 19.5. */
export function trimmed({ units, scale }: Decimal): Decimal {
  let [least, places] = [units, scale]
  while (places > 0 && least % 10n === 0n) {
    least /= 10n
    places -= 1
  }
  return { units: least, scale: places }
}

/** With a point and without grouping, as computers write it: `-1234.50`. */
export function decimalText({ units, scale }: Decimal): `${number}` {
  const digits = magnitude(units)
    .toString()
    .padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = scale > 0 ? `.${digits.slice(-scale)}` : ''
  return `${units < 0n ? '-' : ''}${whole}${fraction}` as `${number}`
}
