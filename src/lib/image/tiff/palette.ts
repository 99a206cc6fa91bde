import type { BufferedReader } from '../bytes/buffered-reader.ts'
import { readNumbers, type TiffDirectory } from '../raw/tiff-directory.ts'
import { tiffCorrupt } from './tiff-failure.ts'

/** The colours of a palette as RGB (TIFF 6.0, section 5): all reds, then all greens and blues, of 16 bits. */
export async function readPalette(
  reader: BufferedReader,
  directory: TiffDirectory,
  bits: number,
): Promise<Uint8Array> {
  const count = 2 ** bits
  const values = await readNumbers(reader, directory, 320, count * 3)
  if (values.length < count * 3) throw tiffCorrupt()
  // Some programs wrote 8 bits.
  const divisor = values.every((value) => value < 256) ? 1 : 257
  const palette = new Uint8Array(count * 3)
  for (let index = 0; index < count; index += 1)
    for (let byte = 0; byte < 3; byte += 1)
      palette[index * 3 + byte] = Math.round((values[byte * count + index] ?? 0) / divisor)
  return palette
}
