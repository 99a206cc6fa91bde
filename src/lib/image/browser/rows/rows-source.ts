import type { Tile } from '../../metrics/tiles.ts'
import type { PixelSource } from '../draw/pixel-source.ts'
import type { PictureRows } from './picture-rows.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/**
 * A picture on its background that is too large to be held: every use of it decodes it anew, and it is never there as a
 * whole.
 */
export function rowsSource(picture: PictureRows, background: Rgb): PixelSource {
  const { columns: width, rows: height, transparent } = picture
  const whole = (): never => {
    throw new RangeError('the picture does not fit into memory')
  }
  async function* bands() {
    for await (const band of picture.bands()) {
      if (transparent) putOn(band, background)
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

function putOn(band: Uint8ClampedArray, background: Rgb): void {
  for (let at = 0; at < band.length; at += 4) {
    const alpha = band[at + 3] as number
    if (alpha === 255) continue
    for (const [channel, behind] of background.entries())
      band[at + channel] = behind + (((band[at + channel] as number) - behind) * alpha) / 255
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
