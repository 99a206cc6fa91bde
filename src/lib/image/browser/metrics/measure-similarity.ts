import { similarityScore } from '../../metrics/similarity-score.ts'
import { compareWith } from '../../metrics/structural-similarity.ts'
import { chooseTiles, gridTiles, type Tile } from '../../metrics/tiles.ts'
import { flattenOn, hasTransparency } from '../../pixels/flatten.ts'
import { contextOf } from '../draw/context.ts'
import { cropTile } from '../draw/pixel-source.ts'
import { createSsimulacra2, minSide } from './ssimulacra2.ts'

/**
 * Compares encoded pictures with their original pixels. One with transparency is judged over white and over black, by the
 * worse of both.
 */
export type SimilarityMeter = {
  /** The SSIMULACRA 2, or an estimate of it, see `similarityScore`. Fails when the file cannot be decoded. */
  score(file: Blob): Promise<number>
  /** The same of pixels of the original's size. */
  scorePixels(pixels: ImageData): number
}

type TilePixels = Tile & { readonly data: Uint8ClampedArray }
/** Scores what `read` gives for every tile, opaque. */
type Measure = (read: (tile: Tile) => Uint8ClampedArray) => number

const white = 255
const black = 0

/**
 * Reads `original` at once and does not hold on to it.
 * @param metric measures SSIMULACRA 2 on the whole picture, see `createSsimulacra2`; without it, similarity is estimated
 *   on some tiles spread over it
 */
export function createSimilarityMeter(original: ImageData, metric?: WebAssembly.Module): SimilarityMeter {
  const grid = gridTiles(original)
  const [cell] = grid
  const isMeasured = metric !== undefined && cell && Math.min(cell.width, cell.height) >= minSide
  const tiles = isMeasured ? grid : chooseTiles(original).tiles
  const { colorSpace } = original
  const [first] = tiles
  const canvas = new OffscreenCanvas(first?.width ?? 1, first?.height ?? 1)
  const context = contextOf(canvas, { colorSpace, willReadFrequently: true })
  const originals = tiles.map((tile) => ({ ...tile, data: cropTile(original, tile) }))
  const isOpaque = !originals.some(({ data }) => hasTransparency(data))
  const flatten = isOpaque ? (data: Uint8ClampedArray) => data : flattenOn
  const measures = (isOpaque ? [white] : [white, black]).map((background) => {
    const flat = (tile: TilePixels) => ({ ...tile, data: flatten(tile.data, background) })
    const measure = isMeasured
      ? measureTiles(originals, flat, metric, cell)
      : estimateOnTiles(originals.map(flat))
    return (read: Parameters<Measure>[0]) => measure((tile) => flatten(read(tile), background))
  })
  const scoreTiles: Measure = (read) => Math.min(...measures.map((measure) => measure(read)))
  return {
    async score(file) {
      const bitmap = await createImageBitmap(file)
      try {
        return scoreTiles(({ x, y, width, height }) => {
          context.clearRect(0, 0, width, height)
          context.drawImage(bitmap, x, y, width, height, 0, 0, width, height)
          return context.getImageData(0, 0, width, height, { colorSpace }).data
        })
      } finally {
        bitmap.close()
      }
    },
    scorePixels: (pixels) => scoreTiles((tile) => cropTile(pixels, tile)),
  }
}

/** Flattens tile by tile: copies of all over both backgrounds would be twice the picture. */
function measureTiles(
  originals: readonly TilePixels[],
  flat: (tile: TilePixels) => TilePixels,
  metric: WebAssembly.Module,
  size: Tile,
): Measure {
  const ssimulacra2 = createSsimulacra2(metric, size)
  return (read) => {
    ssimulacra2.clear()
    for (const tile of originals) ssimulacra2.add(flat(tile).data, read(tile))
    return ssimulacra2.score()
  }
}

function estimateOnTiles(originals: readonly TilePixels[]): Measure {
  const comparisons = originals.map((tile) => ({ tile, compare: compareWith(tile) }))
  return (read) => {
    let sum = 0
    for (const { tile, compare } of comparisons) sum += compare({ ...tile, data: read(tile) }) ** 2
    return similarityScore(Math.sqrt(sum / originals.length))
  }
}
