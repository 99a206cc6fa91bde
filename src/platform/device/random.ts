import type { RandomSource } from '../../lib/random.ts'

/** Maximum number of bytes per call of getRandomValues (Web Cryptography, section 10.1.1). */
const maxBytesPerCall = 65_536

/** Bytes from the browser's cryptographically secure generator. */
export const cryptoRandom: RandomSource = (count) => {
  const bytes = new Uint8Array(count)
  for (let start = 0; start < count; start += maxBytesPerCall)
    crypto.getRandomValues(bytes.subarray(start, start + maxBytesPerCall))
  return bytes
}
