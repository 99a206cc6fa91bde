import type { CanvasColourSpace } from '../../colour/colour-gamut.ts'
import type { Tile } from '../../metrics/tiles.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'
import { contextOf } from './context.ts'
import { copyBands, copyTiles } from './copy-pixels.ts'
import { canvasOf, release } from './draw.ts'
import { allPixels, pixelBands } from './pixel-bands.ts'

/** A picture whose pixels are read as they are needed, as a copy of all of them takes four bytes each. */
export type PixelSource = PixelSize & {
  readonly colorSpace: CanvasColourSpace
  /** RGBA, some whole rows at a time from the top; a band may be overwritten by the next one. */
  bands(): AsyncIterable<Uint8ClampedArray>
  /** RGBA of some parts of the same size. */
  tiles(tiles: readonly Tile[]): Promise<readonly Uint8ClampedArray[]>
  /** All pixels. */
  pixels(): Promise<ImageData>
  /** Gives `use` a canvas with the picture, which must not be changed. */
  onCanvas<Result>(use: (canvas: OffscreenCanvas) => Promise<Result>): Promise<Result>
}

/** The canvas must be opaque and stay as it is. */
export function canvasSource(canvas: OffscreenCanvas, colorSpace: CanvasColourSpace): PixelSource {
  const { width, height } = canvas
  return {
    width,
    height,
    colorSpace,
    async *bands() {
      const copied = await copyBands(canvas, colorSpace)
      if (copied) for await (const { pixels } of copied) yield pixels.data
      else yield* pixelBands(canvas, { colourSpace: colorSpace })
    },
    tiles: async (tiles) =>
      (await copyTiles(canvas, tiles, colorSpace)) ?? tiles.map((tile) => drawTile(canvas, tile, colorSpace)),
    pixels: () => allPixels(canvas, { colourSpace: colorSpace, plain: true }),
    onCanvas: (use) => use(canvas),
  }
}

export function pixelsSource(pixels: ImageData): PixelSource {
  const { width, height, colorSpace, data } = pixels
  return {
    width,
    height,
    colorSpace: colorSpace === 'display-p3' ? colorSpace : 'srgb',
    async *bands() {
      yield data
    },
    tiles: async (tiles) => tiles.map((tile) => cropTile(pixels, tile)),
    pixels: async () => pixels,
    async onCanvas(use) {
      const canvas = canvasOf(pixels)
      try {
        return await use(canvas)
      } finally {
        release(canvas)
      }
    },
  }
}

function drawTile(canvas: OffscreenCanvas, { x, y, width, height }: Tile, colorSpace: CanvasColourSpace) {
  const part = new OffscreenCanvas(width, height)
  const context = contextOf(part, { colorSpace, willReadFrequently: true })
  context.drawImage(canvas, x, y, width, height, 0, 0, width, height)
  return context.getImageData(0, 0, width, height, { colorSpace }).data
}

export function cropTile(pixels: ImageData, { x, y, width, height }: Tile): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const from = ((y + row) * pixels.width + x) * 4
    data.set(pixels.data.subarray(from, from + width * 4), row * width * 4)
  }
  return data
}
