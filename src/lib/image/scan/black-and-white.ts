import type { GrayPixels } from './gray.ts'

/**
 * One bit a pixel, row by row, the highest bit of a byte first: 1 is black, as in ITU-T T.6 and `encodeG4`. Every row
 * begins at a byte; the bits behind its last pixel are 0.
 */
export type BlackAndWhite = {
  readonly width: number
  readonly height: number
  /** Bytes a row: width / 8, rounded up. */
  readonly rowBytes: number
  readonly bits: Uint8Array<ArrayBuffer>
}

/** Text and lines black, paper white. */
export function toBlackAndWhite({ width, height, data }: GrayPixels): BlackAndWhite {
  const rowBytes = Math.ceil(width / 8)
  const bits = new Uint8Array(rowBytes * height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      if ((data[at] as number) < 128)
        bits[y * rowBytes + (x >> 3)] = (bits[y * rowBytes + (x >> 3)] as number) | (128 >> (x & 7))
  return { width, height, rowBytes, bits }
}
