import type { BufferedReader } from '../bytes/buffered-reader.ts'
import { readNumbers, type TiffDirectory } from '../raw/tiff-directory.ts'
import { tiffUnsupported } from './tiff-failure.ts'

/** Of how many pixels across and down the colour differences of YCbCr are one sample (TIFF 6.0, section 21). */
export type Subsampling = { readonly across: number; readonly down: number }

const possible = [1, 2, 4]

export async function readSubsampling(
  reader: BufferedReader,
  directory: TiffDirectory,
): Promise<Subsampling> {
  const [across = 2, down = 2] = await readNumbers(reader, directory, 530, 2)
  if (!possible.includes(across) || !possible.includes(down)) throw tiffUnsupported()
  return { across, down }
}

/** How many bytes the units of so many pixels take. */
export function unitsLength({ across, down }: Subsampling, width: number, rows: number): number {
  return Math.ceil(width / across) * Math.ceil(rows / down) * (across * down + 2)
}

/**
 * Turns units, each of some luma samples with their two colour differences, into rows of RGB. Luma is weighed as in
 * BT.601, with the full range, as nearly all files are.
 */
export function unitsToRgb(
  units: Uint8Array,
  { across, down }: Subsampling,
  width: number,
  rows: number,
): Uint8Array {
  const rgb = new Uint8ClampedArray(width * rows * 3)
  const unitLength = across * down + 2
  let unit = 0
  for (let top = 0; top < rows; top += down)
    for (let left = 0; left < width; left += across) {
      const blue = (units[unit + across * down] ?? 0) - 128
      const red = (units[unit + across * down + 1] ?? 0) - 128
      for (let index = 0; index < across * down; index += 1) {
        const [x, y] = [left + (index % across), top + Math.floor(index / across)]
        if (x >= width || y >= rows) continue
        const luma = units[unit + index] ?? 0
        const to = (y * width + x) * 3
        rgb[to] = luma + 1.402 * red
        rgb[to + 1] = luma - 0.344_136 * blue - 0.714_136 * red
        rgb[to + 2] = luma + 1.772 * blue
      }
      unit += unitLength
    }
  return new Uint8Array(rgb.buffer)
}
