import type { PixelSize } from './fit-box.ts'
import type { Transformation } from './transformation.ts'

/** Where the pixels of a transformed picture are among those that are stored row by row, by their index. */
export type PixelGrid = PixelSize & {
  readonly start: number
  /** From one pixel to the next of a row, and from one row to the next; may be negative. */
  readonly column: number
  readonly row: number
}

/** Applies transformations, in their order, to how pixels are read. */
export function transformedGrid(
  { width, height }: PixelSize,
  transformations: readonly Transformation[],
): PixelGrid {
  return transformations.reduce<PixelGrid>(apply, { width, height, start: 0, column: 1, row: width })
}

function apply(grid: PixelGrid, transformation: Transformation): PixelGrid {
  switch (transformation.kind) {
    case 'crop': {
      const { left, top, width, height } = transformation
      return { ...grid, width, height, start: grid.start + left * grid.column + top * grid.row }
    }
    case 'mirror':
      return transformation.exchanged === 'left-right' ? mirrored(grid) : flipped(grid)
    case 'rotate': {
      let turned = grid
      for (let turn = 0; turn < transformation.quarterTurns; turn += 1) turned = turnedLeft(turned)
      return turned
    }
  }
}

const mirrored = (grid: PixelGrid): PixelGrid => ({
  ...grid,
  start: grid.start + (grid.width - 1) * grid.column,
  column: -grid.column,
})

const flipped = (grid: PixelGrid): PixelGrid => ({
  ...grid,
  start: grid.start + (grid.height - 1) * grid.row,
  row: -grid.row,
})

/** By 90° anticlockwise: what was the right column, from the top down, becomes the first row. */
const turnedLeft = ({ width, height, start, column, row }: PixelGrid): PixelGrid => ({
  width: height,
  height: width,
  start: start + (width - 1) * column,
  column: row,
  row: -column,
})

/** About how many bytes a band takes. */
const bandBytes = 1_048_576

/** The rows of a transformed picture, some at a time, as PNG stores them: a zero, then three or four samples a pixel. */
export function* transformedRows(
  pixels: Uint8ClampedArray,
  grid: PixelGrid,
  samples: 3 | 4,
): Generator<Uint8Array<ArrayBuffer>> {
  const { width, height, start, column, row } = grid
  const rowLength = 1 + width * samples
  const rows = Math.max(1, Math.floor(bandBytes / rowLength))
  for (let top = 0; top < height; top += rows) {
    const band = new Uint8Array(Math.min(rows, height - top) * rowLength)
    let to = 0
    for (let y = top; y < Math.min(height, top + rows); y += 1) {
      to += 1
      let from = (start + y * row) * 4
      for (let x = 0; x < width; x += 1) {
        band[to] = pixels[from] ?? 0
        band[to + 1] = pixels[from + 1] ?? 0
        band[to + 2] = pixels[from + 2] ?? 0
        if (samples === 4) band[to + 3] = pixels[from + 3] ?? 0
        to += samples
        from += column * 4
      }
    }
    yield band
  }
}
