import type { CanvasColourSpace } from '../../colour/colour-gamut.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'
import { colourTypes, pngChunk, pngFile, srgbChunk } from '../../png/png-file.ts'
import { pngProfile } from './encode-canvas.ts'
import { deflate } from './zlib.ts'

const rowsAtOnce = 64

/** A PNG whose pixels are indices of a palette of packed RGBA colours, at most 256. */
export async function writePalettePng(
  { width, height }: PixelSize,
  indices: Uint8Array,
  palette: Uint32Array,
  colourSpace: CanvasColourSpace,
): Promise<Blob> {
  // Transparent entries first: those that are opaque at the end need no place in tRNS.
  const order = Uint16Array.from(palette.keys()).toSorted(
    (a, b) => ((palette[a] ?? 0) >>> 24) - ((palette[b] ?? 0) >>> 24),
  )
  const places = new Uint8Array(palette.length)
  for (const [to, from] of order.entries()) places[from] = to
  const sorted = Array.from(order, (from) => palette[from] ?? 0)
  const alphas = sorted.map((colour) => colour >>> 24).filter((alpha) => alpha < 255)
  const profile = colourSpace === 'srgb' ? srgbChunk : await pngProfile(colourSpace)
  const data = await deflate(unfilteredRows({ width, height }, indices, places))
  return new Blob(
    pngFile(
      { width, height, depth: 8, colourType: colourTypes.palette },
      [
        ...(profile ? [profile] : []),
        pngChunk(
          'PLTE',
          Uint8Array.from(sorted.flatMap((c) => [c & 255, (c >>> 8) & 255, (c >>> 16) & 255])),
        ),
        ...(alphas.length > 0 ? [pngChunk('tRNS', Uint8Array.from(alphas))] : []),
      ],
      new Uint8Array(await data.arrayBuffer()),
    ),
    { type: 'image/png' },
  )
}

/** Filters do not make indices smaller (ISO/IEC 15948, 12.7). */
function* unfilteredRows({ width, height }: PixelSize, indices: Uint8Array, places: Uint8Array) {
  for (let top = 0; top < height; top += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, height - top)
    const rows = new Uint8Array(count * (width + 1))
    for (let row = 0; row < count; row += 1) {
      const from = (top + row) * width
      const to = row * (width + 1) + 1
      for (let x = 0; x < width; x += 1) rows[to + x] = places[indices[from + x] ?? 0] ?? 0
    }
    yield rows
  }
}
