export type SizeChange =
  | { readonly kind: 'same' }
  /** Percent of the size before, more than 0; a larger file may exceed 100. */
  | { readonly kind: 'smaller' | 'larger'; readonly percent: number }

/**
 * How much smaller or larger a file became, in percent of what it was. Sizes are in bytes; a size of 0 before gives
 * `same`, as there is nothing to compare with. Rounded to a tenth, but a change never rounds to none, and a file that
 * has any bytes left is never called 100 % smaller.
 */
export function sizeChange(before: number, after: number): SizeChange {
  if (before === after || before <= 0) return { kind: 'same' }
  const percent = (Math.abs(after - before) / before) * 100
  const rounded = Math.max(0.1, Math.round(percent * 10) / 10)
  if (after > before) return { kind: 'larger', percent: rounded }
  return { kind: 'smaller', percent: after > 0 ? Math.min(99.9, rounded) : 100 }
}

/**
 * Decimals with which a percentage is shown where space is short: none, unless a change would read as 0 % or as 100 %.
 */
export function percentDecimals(percent: number): 0 | 1 {
  return percent >= 10 && (percent < 99 || percent >= 100) ? 0 : 1
}
