import { lookScore } from '../look-score.ts'
import { structuralDifference } from '../structural-similarity.ts'
import { contextOf } from './context.ts'

const tileSide = 384
const mostTiles = 6

/** Compares coded files with the pixels they were made from, on some tiles spread over the picture. */
export type LookMeter = {
  /** The estimated look, see `lookScore`. Fails when the file cannot be decoded. */
  score(file: Blob): Promise<number>
}

/** `original` is read once, now. */
export function createLookMeter(original: ImageData): LookMeter {
  const places = tilePlaces(original.width, original.height)
  const originals = places.map((place) => cut(original, place))
  return {
    async score(file) {
      const bitmap = await createImageBitmap(file)
      const first = places[0]
      if (!first) return 100
      const canvas = new OffscreenCanvas(first.width, first.height)
      const colorSpace = original.colorSpace
      const context = contextOf(canvas, { colorSpace, willReadFrequently: true })
      let sum = 0
      for (const [index, { x, y, width, height }] of places.entries()) {
        context.drawImage(bitmap, x, y, width, height, 0, 0, width, height)
        const coded = context.getImageData(0, 0, width, height, { colorSpace })
        const tile = originals[index]
        if (tile) sum += structuralDifference(tile, coded) ** 2
      }
      bitmap.close()
      return lookScore(Math.sqrt(sum / places.length))
    },
  }
}

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Equal tiles in a grid, evenly spread; the whole of a small picture. */
function tilePlaces(width: number, height: number): Place[] {
  const tile = { width: Math.min(tileSide, width), height: Math.min(tileSide, height) }
  const columns = Math.min(3, Math.floor(width / tile.width))
  const rows = Math.min(Math.floor(mostTiles / columns), 3, Math.floor(height / tile.height))
  const at = (index: number, count: number, span: number) => Math.floor(((index + 0.5) / count) * span)
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: Math.min(width - tile.width, Math.max(0, at(index % columns, columns, width) - (tile.width >> 1))),
    y: Math.min(
      height - tile.height,
      Math.max(0, at(Math.floor(index / columns), rows, height) - (tile.height >> 1)),
    ),
    ...tile,
  }))
}

function cut(pixels: ImageData, { x, y, width, height }: Place) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const from = ((y + row) * pixels.width + x) * 4
    data.set(pixels.data.subarray(from, from + width * 4), row * width * 4)
  }
  return { width, height, data }
}
