/** Sizes of palettes that are tried, from the largest; from 16 down indices take half a byte and less. */
export const paletteSizes = [256, 128, 64, 32, 16, 8, 4, 2] as const

/**
 * The last of the values that passes, where each that passes has only passing ones before it. The first is tried first,
 * and when it fails no other; the rest by halving.
 */
export async function lastPassing<Value, Passed>(
  values: readonly Value[],
  attempt: (value: Value) => Promise<Passed | null>,
): Promise<Passed | null> {
  const [first, ...rest] = values
  let passed = first === undefined ? null : await attempt(first)
  let [low, high] = passed === null ? [0, 0] : [0, rest.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const result = await attempt(rest[middle] as Value)
    if (result === null) high = middle
    else {
      passed = result
      low = middle + 1
    }
  }
  return passed
}
