import type { RandomSource } from '../../lib/random.ts'

/** Deterministic bytes from a seed (mulberry32, public domain). For tests only. */
export function createFakeRandom(seed = 1): RandomSource {
  let state = seed >>> 0
  const byte = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) & 255
  }
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
