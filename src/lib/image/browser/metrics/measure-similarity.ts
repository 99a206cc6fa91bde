import { similarityScore } from '../../metrics/similarity-score.ts'
import { compareWith } from '../../metrics/structural-similarity.ts'
import { chooseTiles } from '../../metrics/tiles.ts'
import { contextOf } from '../draw/context.ts'
import { cropTile } from '../draw/pixel-source.ts'

/** Compares encoded files with their original pixels, on some tiles spread over the picture. */
export type SimilarityMeter = {
  /** The estimated similarity, see `similarityScore`. Fails when the file cannot be decoded. */
  score(file: Blob): Promise<number>
}

/** Reads `original` at once and does not hold on to it. */
export function createSimilarityMeter(original: ImageData): SimilarityMeter {
  const { tiles } = chooseTiles(original)
  const { colorSpace } = original
  const [first] = tiles
  const canvas = new OffscreenCanvas(first?.width ?? 1, first?.height ?? 1)
  const context = contextOf(canvas, { colorSpace, willReadFrequently: true })
  const comparisons = tiles.map((tile) => compareWith({ ...tile, data: cropTile(original, tile) }))
  return {
    async score(file) {
      const bitmap = await createImageBitmap(file)
      let sum = 0
      try {
        for (const [index, { x, y, width, height }] of tiles.entries()) {
          context.drawImage(bitmap, x, y, width, height, 0, 0, width, height)
          const encoded = context.getImageData(0, 0, width, height, { colorSpace })
          sum += (comparisons[index]?.(encoded) ?? 0) ** 2
        }
      } finally {
        bitmap.close()
      }
      return similarityScore(Math.sqrt(sum / tiles.length))
    },
  }
}
