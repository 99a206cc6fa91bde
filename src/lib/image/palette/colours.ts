/** Colours of a picture and how many pixels each has. Colours are packed RGBA: red in the lowest byte. */
export type Colours = {
  readonly colours: Uint32Array
  readonly counts: Uint32Array
  /** These are all its colours; otherwise similar ones have been put together. */
  readonly exact: boolean
}

type Pixels = { readonly data: Uint8ClampedArray<ArrayBuffer> }

/** More colours than this are put together by their leading bits. */
const maxColours = 2 ** 15
const slots = 2 ** 17

export const pack = (red: number, green: number, blue: number, alpha: number): number =>
  (red | (green << 8) | (blue << 16) | (alpha << 24)) >>> 0

/** Invisible pixels are one colour, whatever theirs may be. */
const visible = (colour: number) => (colour >>> 24 === 0 ? 0 : colour)

/**
 * Of a picture with few colours exactly. Of others colours are put together by their leading bits, each lot under the
 * colour of most of its pixels, if there is one (Boyer and Moore's vote).
 */
export function countColours({ data }: Pixels): Colours {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  for (let dropped = 0; ; dropped += 1) {
    const counted = count(pixels, dropped)
    if (counted) return counted
  }
}

function count(pixels: Uint32Array, dropped: number): Colours | null {
  const part = (0xff << dropped) & 0xff
  const mask = pack(part, part, part, part)
  const indices = new Int32Array(slots).fill(-1)
  const keys = new Uint32Array(maxColours)
  const colours = new Uint32Array(maxColours)
  const counts = new Uint32Array(maxColours)
  const votes = new Int32Array(maxColours)
  let found = 0
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = visible(pixels[at] ?? 0)
    const key = (colour & mask) >>> 0
    let slot = Math.imul(key, 0x9e37_79b1) >>> 15
    let index = indices[slot] ?? -1
    while (index >= 0 && keys[index] !== key) {
      slot = (slot + 1) & (slots - 1)
      index = indices[slot] ?? -1
    }
    if (index < 0) {
      if (found === maxColours) return null
      index = found
      found += 1
      indices[slot] = index
      keys[index] = key
    }
    const lead = votes[index] ?? 0
    if (lead === 0) colours[index] = colour
    votes[index] = lead === 0 || colours[index] === colour ? lead + 1 : lead - 1
    counts[index] = (counts[index] ?? 0) + 1
  }
  return { colours: colours.slice(0, found), counts: counts.slice(0, found), exact: dropped === 0 }
}
