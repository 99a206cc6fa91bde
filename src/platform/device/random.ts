import type { RandomSource } from '../../lib/random.ts'

/** The most bytes that one call of getRandomValues gives (Web Cryptography, section 10.1.1). */
const maxBytesPerCall = 65_536

/** Bytes of the browser's cryptographically strong generator. */
export const cryptoRandom: RandomSource = (count) => {
  const bytes = new Uint8Array(count)
  for (let start = 0; start < count; start += maxBytesPerCall)
    crypto.getRandomValues(bytes.subarray(start, start + maxBytesPerCall))
  return bytes
}
