import { zlibSync } from 'fflate'
import { joinBytes } from '../../../lib/bytes.ts'
import { pngChunk } from '../../../lib/image/exif/add-metadata.ts'
import { type Hex, rgbOf } from './hex.ts'

/** Pixels of one colour's square. */
const side = 200

/**
 * The colours side by side, a PNG with a palette, sRGB. Written here and not by a canvas: browsers that guard against
 * fingerprinting change a canvas's pixels.
 */
export function writePng(hexes: readonly Hex[]): Uint8Array<ArrayBuffer> {
  const width = hexes.length * side
  const row = new Uint8Array(1 + width)
  for (let x = 0; x < width; x += 1) row[x + 1] = Math.floor(x / side)
  const rows = new Uint8Array(row.length * side)
  for (let y = 0; y < side; y += 1) rows.set(row, y * row.length)

  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, side)
  // Eight bits a pixel, indexed (ISO/IEC 15948, section 11.2.2).
  header.set([8, 3], 8)
  return joinBytes([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', header),
    pngChunk('sRGB', Uint8Array.of(0)),
    pngChunk('PLTE', Uint8Array.from(hexes.flatMap((hex) => [...rgbOf(hex)]))),
    pngChunk('IDAT', zlibSync(rows, { level: 9 })),
    pngChunk('IEND', new Uint8Array(0)),
  ])
}
