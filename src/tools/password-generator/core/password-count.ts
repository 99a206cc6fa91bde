/**
 * The exact number of passwords of `length` characters that contain at least one character of every set, by
 * inclusion–exclusion over the missing sets.
 *
 * @param sizes the number of characters in each required set; the sets are disjoint
 * @param free the number of further characters that are allowed but not required
 */
export function countPasswords(length: number, sizes: readonly number[], free = 0): bigint {
  const alphabetSize = sizes.reduce((sum, size) => sum + size, free)
  let count = 0n
  for (let missing = 0; missing < 2 ** sizes.length; missing += 1) {
    let remaining = alphabetSize
    let sign = 1n
    sizes.forEach((size, index) => {
      if (missing & (1 << index)) {
        remaining -= size
        sign = -sign
      }
    })
    count += sign * BigInt(remaining) ** BigInt(length)
  }
  return count
}

/**
 * The binary logarithm of a count, to the precision of a double; -Infinity for 0.
 * It is the entropy in bits of a choice among that many equally likely passwords.
 */
export function log2(count: bigint): number {
  if (count <= 0n) return Number.NEGATIVE_INFINITY
  const shift = Math.max(0, count.toString(2).length - 64)
  return Math.log2(Number(count >> BigInt(shift))) + shift
}
