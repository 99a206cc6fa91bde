import type { PixelSize } from '../pixels/fit-box.ts'

/** A rectangle of pixels. */
export type Tile = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const tileSide = 384
const maxTiles = 6
/** Side of a JPEG MCU with subsampled chroma; MCUs are encoded independently. */
const mcuSide = 16

/**
 * Equal tiles in a grid, evenly spread over a picture: at most three across and six in all, each at most 384 pixels a
 * side and starting at an MCU.
 */
export function chooseTiles({ width, height }: PixelSize): { columns: number; tiles: Tile[] } {
  const tile = { width: Math.min(tileSide, width), height: Math.min(tileSide, height) }
  const columns = Math.min(3, Math.floor(width / tile.width))
  const rows = Math.min(Math.floor(maxTiles / columns), 3, Math.floor(height / tile.height))
  const position = (index: number, count: number, whole: number, side: number) => {
    const centred = Math.floor(((index + 0.5) / count) * whole) - (side >> 1)
    const start = Math.min(whole - side, Math.max(0, centred))
    return start - (start % mcuSide)
  }
  const tiles = Array.from({ length: columns * rows }, (_, index) => ({
    x: position(index % columns, columns, width, tile.width),
    y: position(Math.floor(index / columns), rows, height, tile.height),
    ...tile,
  }))
  return { columns, tiles }
}

const maxGridSide = 512

/** Equal tiles of at most 512 pixels a side, side by side; all of a picture but for a remainder on the right and below. */
export function gridTiles({ width, height }: PixelSize): Tile[] {
  const [columns, rows] = [Math.ceil(width / maxGridSide), Math.ceil(height / maxGridSide)]
  const tile = { width: Math.floor(width / columns), height: Math.floor(height / rows) }
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: (index % columns) * tile.width,
    y: Math.floor(index / columns) * tile.height,
    ...tile,
  }))
}
