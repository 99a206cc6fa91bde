import { similarityScore } from '../../metrics/similarity-score.ts'
import { compareWith } from '../../metrics/structural-similarity.ts'
import { chooseTiles } from '../../metrics/tiles.ts'
import { flattenOn, hasTransparency } from '../../pixels/flatten.ts'
import { contextOf } from '../draw/context.ts'
import { cropTile } from '../draw/pixel-source.ts'

/**
 * Compares encoded pictures with their original pixels, on some tiles spread over the picture. One with transparency is
 * judged over white and over black, by the worse of both.
 */
export type SimilarityMeter = {
  /** The estimated similarity, see `similarityScore`. Fails when the file cannot be decoded. */
  score(file: Blob): Promise<number>
  /** The same of pixels of the original's size. */
  scorePixels(pixels: ImageData): number
}

const white = 255
const black = 0

/** Reads `original` at once and does not hold on to it. */
export function createSimilarityMeter(original: ImageData): SimilarityMeter {
  const { tiles } = chooseTiles(original)
  const { colorSpace } = original
  const [first] = tiles
  const canvas = new OffscreenCanvas(first?.width ?? 1, first?.height ?? 1)
  const context = contextOf(canvas, { colorSpace, willReadFrequently: true })
  const originals = tiles.map((tile) => ({ ...tile, data: cropTile(original, tile) }))
  const isOpaque = !originals.some(({ data }) => hasTransparency(data))
  const backgrounds = isOpaque ? [white] : [white, black]
  const flatten = isOpaque ? (data: Uint8ClampedArray) => data : flattenOn
  const comparisons = backgrounds.map((background) =>
    originals.map((tile) => compareWith({ ...tile, data: flatten(tile.data, background) })),
  )
  const scoreTiles = (read: (tile: (typeof tiles)[number]) => Uint8ClampedArray) => {
    const sums = backgrounds.map(() => 0)
    for (const [index, tile] of tiles.entries()) {
      const data = read(tile)
      for (const [at, background] of backgrounds.entries()) {
        const difference = comparisons[at]?.[index]?.({ ...tile, data: flatten(data, background) }) ?? 0
        sums[at] = (sums[at] ?? 0) + difference ** 2
      }
    }
    return similarityScore(Math.sqrt(Math.max(...sums) / tiles.length))
  }
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
