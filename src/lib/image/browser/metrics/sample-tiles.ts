import { chooseTiles } from '../../metrics/tiles.ts'
import type { PixelSource } from '../draw/pixel-source.ts'

/** Smaller pictures are their own sample: one composed of tiles would not be much smaller. */
const maxWholePixels = 1_200_000

/**
 * A small picture for trial encodes: tiles spread over the whole, put together. Since JPEG encodes blocks independently,
 * they look the same in it as in the whole. `isWhole`: it is the whole picture.
 */
export async function sampleTiles(
  source: PixelSource,
): Promise<{ readonly pixels: ImageData; readonly isWhole: boolean }> {
  const { columns, tiles } = chooseTiles(source)
  const [first] = tiles
  if (!first || source.width * source.height <= maxWholePixels)
    return { pixels: await source.pixels(), isWhole: true }
  const sample = new ImageData(columns * first.width, (tiles.length / columns) * first.height, {
    colorSpace: source.colorSpace,
  })
  for (const [index, tile] of (await source.tiles(tiles)).entries()) {
    const left = (index % columns) * first.width
    const top = Math.floor(index / columns) * first.height
    for (let row = 0; row < first.height; row += 1) {
      const from = row * first.width * 4
      sample.data.set(tile.subarray(from, from + first.width * 4), ((top + row) * sample.width + left) * 4)
    }
  }
  return { pixels: sample, isWhole: false }
}
