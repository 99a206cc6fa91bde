import { latin1, viewOf } from '../bytes/byte-order.ts'

/**
 * The number of colour components of an ICC profile (ICC.1:2022, 7.2: signature at byte 36, colour space at 16);
 * null when it is not a usable profile for grey, RGB or CMYK pictures.
 */
export function iccComponents(profile: Uint8Array): 1 | 3 | 4 | null {
  if (profile.length < 132 || latin1(profile.subarray(36, 40)) !== 'acsp') return null
  if (viewOf(profile).getUint32(0) > profile.length) return null
  switch (latin1(profile.subarray(16, 20))) {
    case 'GRAY':
      return 1
    case 'RGB ':
      return 3
    case 'CMYK':
      return 4
    default:
      return null
  }
}

/** One APP2 segment's part of a profile (ICC.1:2022, B.4): its number, from 1, and the count of all parts. */
export type IccChunk = {
  readonly number: number
  readonly count: number
  readonly data: Uint8Array<ArrayBuffer>
}

/** Joins the chunks by number; null when one is missing, duplicated or of another set. */
export function joinIccChunks(chunks: readonly IccChunk[]): Uint8Array<ArrayBuffer> | null {
  const ordered = chunks.toSorted((a, b) => a.number - b.number)
  const complete = ordered.every(
    (chunk, index) => chunk.number === index + 1 && chunk.count === ordered.length,
  )
  if (ordered.length === 0 || !complete) return null
  const profile = new Uint8Array(ordered.reduce((length, chunk) => length + chunk.data.length, 0))
  let at = 0
  for (const chunk of ordered) {
    profile.set(chunk.data, at)
    at += chunk.data.length
  }
  return profile
}
