import type { MinorUnits } from './totals.ts'

/**
 * Parts of a whole in proportion to weights, which add up to it exactly: every part is rounded down and what is
 * left goes, a unit each, to those with the largest remainders, the first of equals. `whole` and the weights are
 * not negative; a RangeError is thrown when there is something to share and no weight.
 */
export function allocate(whole: MinorUnits, weights: readonly bigint[]): MinorUnits[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  if (whole === 0n) return weights.map(() => 0n)
  if (whole < 0n || all <= 0n || weights.some((weight) => weight < 0n))
    throw new RangeError('Nothing to share out to, or a negative share')
  const parts = weights.map((weight, index) => ({
    index,
    share: (whole * weight) / all,
    rest: (whole * weight) % all,
  }))
  const left = Number(whole - parts.reduce((sum, { share }) => sum + share, 0n))
  const larger = parts.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
  const favoured = new Set(larger.slice(0, left).map(({ index }) => index))
  return parts.map(({ index, share }) => (favoured.has(index) ? share + 1n : share))
}
