import { unzlibSync } from 'fflate'

/**
 * Inflates a zlib stream into `into`, and drops what goes beyond it. Returns how many bytes it filled; null when the
 * stream is broken or ends early.
 */
export function inflateInto(packed: Uint8Array, into: Uint8Array): number | null {
  try {
    return unzlibSync(packed, { out: into }).length
  } catch {
    return null
  }
}
