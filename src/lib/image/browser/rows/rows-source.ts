import type { Tile } from '../../metrics/tiles.ts'
import type { PixelSource } from '../draw/pixel-source.ts'
import type { PictureRows } from './picture-rows.ts'

/** A picture on white that is too large to be held: every use of it decodes it anew, and it is never there as a whole. */
export function rowsSource(picture: PictureRows): PixelSource {
  const { columns: width, rows: height, transparent } = picture
  const whole = (): never => {
    throw new RangeError('the picture does not fit into memory')
  }
  async function* bands() {
    for await (const band of picture.bands()) {
      if (transparent) putOnWhite(band)
      yield band
    }
  }
  return {
    width,
    height,
    colorSpace: 'srgb',
    bands,
    async tiles(tiles) {
      const copies = tiles.map((tile) => new Uint8ClampedArray(tile.width * tile.height * 4))
      let top = 0
      for await (const band of bands()) {
        const rows = band.length / (width * 4)
        for (const [index, tile] of tiles.entries()) copyPart({ band, top, rows, width }, tile, copies[index])
        top += rows
      }
      return copies
    },
    pixels: async () => whole(),
    onCanvas: async () => whole(),
  }
}

function putOnWhite(band: Uint8ClampedArray): void {
  for (let at = 0; at < band.length; at += 4) {
    const alpha = band[at + 3] as number
    if (alpha === 255) continue
    for (let channel = at; channel < at + 3; channel += 1)
      band[channel] = 255 + (((band[channel] as number) - 255) * alpha) / 255
    band[at + 3] = 255
  }
}

type Band = {
  readonly band: Uint8ClampedArray
  readonly top: number
  readonly rows: number
  readonly width: number
}

function copyPart({ band, top, rows, width }: Band, tile: Tile, into: Uint8ClampedArray | undefined): void {
  const end = Math.min(top + rows, tile.y + tile.height)
  for (let y = Math.max(top, tile.y); y < end; y += 1) {
    const from = ((y - top) * width + tile.x) * 4
    into?.set(band.subarray(from, from + tile.width * 4), (y - tile.y) * tile.width * 4)
  }
}
