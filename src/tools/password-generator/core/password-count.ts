/**
 * How many passwords of `length` characters there are that hold at least one of every set, by inclusion and
 * exclusion over the sets that are missing. Exact.
 *
 * @param sizes how many characters each required set has; the sets share none
 * @param free how many further characters may be used but need not
 */
export function countPasswords(length: number, sizes: readonly number[], free = 0): bigint {
  const all = sizes.reduce((sum, size) => sum + size, free)
  let count = 0n
  for (let missing = 0; missing < 2 ** sizes.length; missing += 1) {
    let left = all
    let sign = 1n
    sizes.forEach((size, index) => {
      if (missing & (1 << index)) {
        left -= size
        sign = -sign
      }
    })
    count += sign * BigInt(left) ** BigInt(length)
  }
  return count
}

/**
 * The binary logarithm of a count, to the precision of a double; of 0 it is -Infinity.
 * With N equally likely passwords it is their entropy in bits.
 */
export function log2(count: bigint): number {
  if (count <= 0n) return Number.NEGATIVE_INFINITY
  const shift = Math.max(0, count.toString(2).length - 64)
  return Math.log2(Number(count >> BigInt(shift))) + shift
}
