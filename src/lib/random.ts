/** Unpredictable bytes: returns `count` of them, every value of 0–255 equally likely and independent. */
export type RandomSource = (count: number) => Uint8Array

const largest = 2 ** 32

/**
 * A whole number of `0 … n - 1`, each equally likely.
 *
 * Draws the fewest bytes that can hold `n` values and throws away draws of the incomplete last run of `n`
 * (rejection sampling), so no remainder is favoured; a draw is rejected with a chance below one half.
 * Method: C. McDonald, "Why are random numbers biased", as in arc4random_uniform of OpenBSD.
 *
 * @param n how many values, a whole number of 1 … 2^32
 * @throws RangeError for any other `n`
 */
export function randomBelow(source: RandomSource, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > largest)
    throw new RangeError(`Not a whole number of 1 … 2^32: ${n}`)
  if (n === 1) return 0
  const width = n <= 2 ** 8 ? 1 : n <= 2 ** 16 ? 2 : n <= 2 ** 24 ? 3 : 4
  const range = 256 ** width
  const limit = range - (range % n)
  for (;;) {
    // Arithmetic, not shifts: a shift by 24 bits would turn values from 2^31 on negative.
    const drawn = source(width).reduce((value, byte) => value * 256 + byte, 0)
    if (drawn < limit) return drawn % n
  }
}

/**
 * A copy of `items` in random order, every order equally likely (Fisher–Yates, Durstenfeld's form).
 * Up to 2^32 items.
 */
export function shuffle<T>(source: RandomSource, items: readonly T[]): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = randomBelow(source, last + 1)
    const moved = shuffled[last] as T
    shuffled[last] = shuffled[other] as T
    shuffled[other] = moved
  }
  return shuffled
}

/** An identifier of 24 hexadecimal digits (96 random bits), unique without coordination. */
export function randomId(source: RandomSource): string {
  return Array.from(source(12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
