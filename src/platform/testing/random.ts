import type { RandomSource } from '../../lib/random.ts'
import { randomNumbers } from '../../lib/testing/random-numbers.ts'

/** Deterministic bytes from a seed . For tests only. */
export function createFakeRandom(seed = 1): RandomSource {
  const next = randomNumbers(seed)
  const byte = () => (next() * 2 ** 32) & 255
  return (count) => Uint8Array.from({ length: count }, byte)
}

/** Returns exactly these bytes in this order; throws if more are requested. */
export function createScriptedRandom(bytes: readonly number[]): RandomSource {
  let next = 0
  return (count) => {
    if (next + count > bytes.length) throw new Error(`Only ${bytes.length} random bytes were prepared`)
    const drawn = Uint8Array.from(bytes.slice(next, next + count))
    next += count
    return drawn
  }
}
