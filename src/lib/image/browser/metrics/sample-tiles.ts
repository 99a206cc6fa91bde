import { chooseTiles } from '../../metrics/tiles.ts'

/** Smaller pictures are their own sample: one composed of tiles would not be much smaller. */
const maxWholePixels = 1_200_000

/**
 * A small picture for trial encodes: tiles spread over the whole, put together. Since JPEG encodes blocks independently,
 * they look the same in it as in the whole.
 */
export function sampleTiles(pixels: ImageData): ImageData {
  const { width, height, colorSpace } = pixels
  if (width * height <= maxWholePixels) return pixels
  const { columns, tiles } = chooseTiles(pixels)
  const [first] = tiles
  if (!first) return pixels
  const sample = new ImageData(columns * first.width, (tiles.length / columns) * first.height, { colorSpace })
  for (const [index, tile] of tiles.entries()) {
    const left = (index % columns) * tile.width
    const top = Math.floor(index / columns) * tile.height
    for (let row = 0; row < tile.height; row += 1) {
      const from = ((tile.y + row) * width + tile.x) * 4
      const to = ((top + row) * sample.width + left) * 4
      sample.data.set(pixels.data.subarray(from, from + tile.width * 4), to)
    }
  }
  return sample
}
