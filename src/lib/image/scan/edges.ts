import type { BlackAndWhite } from './black-and-white.ts'

/** What reaches further into the page, as a part of its longer side, is printed on it. */
const maxDepth = 1 / 80

/**
 * The page without what it lay on: where its edges are not straight, a thin strip of that is black along them. A line
 * that runs off the page stays.
 */
export function withoutEdges(page: BlackAndWhite): BlackAndWhite {
  // Where two strips meet, what is left of their corner is thin only once the strips are gone.
  return withoutStrips(withoutStrips(page))
}

function withoutStrips(page: BlackAndWhite): BlackAndWhite {
  const { width, height, rowBytes, bits } = page
  const max = Math.min(
    Math.round(Math.max(width, height) * maxDepth),
    Math.floor(Math.min(width, height) / 2),
  )
  const kept = bits.slice()
  const clean = (x: number, y: number, across: -1 | 0 | 1, down: -1 | 0 | 1) => {
    const isBlack = (depth: number) => {
      const column = x + across * depth
      return ((bits[(y + down * depth) * rowBytes + (column >> 3)] ?? 0) & (0x80 >> (column & 7))) !== 0
    }
    let depth = 0
    while (depth <= max && isBlack(depth)) depth += 1
    if (depth > max) return
    for (let at = 0; at < depth; at += 1) {
      const column = x + across * at
      const byte = (y + down * at) * rowBytes + (column >> 3)
      kept[byte] = (kept[byte] as number) & ~(0x80 >> (column & 7))
    }
  }
  for (let x = 0; x < width; x += 1) {
    clean(x, 0, 0, 1)
    clean(x, height - 1, 0, -1)
  }
  for (let y = 0; y < height; y += 1) {
    clean(0, y, 1, 0)
    clean(width - 1, y, -1, 0)
  }
  return { ...page, bits: kept }
}
