import { zlibSync } from 'fflate'
import { joinBytes } from '../../../../lib/files/bytes.ts'
import { colourTypes, pngChunk, pngFile, srgbChunk } from '../../../../lib/image/png/png-file.ts'
import { type Hex, rgbOf } from '../colour/hex.ts'

/** The side of each colour's square in pixels. */
const side = 200

/**
 * The colours side by side in an indexed PNG, sRGB. Not written with a canvas: browsers that resist fingerprinting
 * change its pixels.
 */
export function writePng(hexes: readonly Hex[]): Uint8Array<ArrayBuffer> {
  const width = hexes.length * side
  const row = new Uint8Array(1 + width)
  for (let x = 0; x < width; x += 1) row[x + 1] = Math.floor(x / side)
  const rows = new Uint8Array(row.length * side)
  for (let y = 0; y < side; y += 1) rows.set(row, y * row.length)

  const palette = pngChunk('PLTE', Uint8Array.from(hexes.flatMap((hex) => [...rgbOf(hex)])))
  return joinBytes(
    pngFile(
      { width, height: side, depth: 8, colourType: colourTypes.palette },
      [srgbChunk, palette],
      zlibSync(rows, { level: 9 }),
    ),
  )
}
