import type { QrSymbol } from '../../../../lib/qr/symbol.ts'
import { dotRadius, isPattern, roundCorners, type Shape } from './outline.ts'

/** Antialiasing takes 4 × 4 samples per pixel. */
const grid = 4

/** The darkest level; with 0 there are sixteen levels, which fit a PNG of four bits. */
export const sampleLevels = 15

/** Darkness of each pixel of a dark module, 0 … `sampleLevels`, row by row. */
type Tile = Uint8Array

/** Returns a lookup of the tile of a dark module; equal tiles are shared. */
export function tilesOf(symbol: QrSymbol, shape: Shape, scale: number): (x: number, y: number) => Tile {
  const full = new Uint8Array(scale * scale).fill(sampleLevels)
  if (shape === 'square') return () => full
  if (shape === 'dots') {
    const dot = sampled(scale, (x, y) => Math.hypot(x - 0.5, y - 0.5) <= dotRadius)
    return (x, y) => (isPattern(symbol.size, x, y) ? full : dot)
  }
  const known: Tile[] = []
  return (x, y) => {
    const corners = roundCorners(symbol, x, y)
    const key = corners.reduce((bits, round, index) => bits | (round ? 1 << index : 0), 0)
    known[key] ??= sampled(scale, (left, top) => {
      const corner = corners[top < 0.5 ? (left < 0.5 ? 0 : 1) : left < 0.5 ? 3 : 2]
      return !corner || Math.hypot(left - 0.5, top - 0.5) <= 0.5
    })
    return known[key]
  }
}

/** Renders a tile; `inside` tests points of a module, 0 … 1 to the right and downwards. */
function sampled(scale: number, inside: (x: number, y: number) => boolean): Tile {
  const samples = new Uint8Array(scale * scale)
  const fine = scale * grid
  for (let y = 0; y < fine; y += 1)
    for (let x = 0; x < fine; x += 1)
      if (inside((x + 0.5) / fine, (y + 0.5) / fine)) {
        const at = Math.floor(y / grid) * scale + Math.floor(x / grid)
        samples[at] = (samples[at] ?? 0) + 1
      }
  return samples.map((count) => Math.round((count * sampleLevels) / (grid * grid)))
}
