import type { GrayPixels } from './gray.ts'
import { withoutSpecks } from './specks.ts'
import { surroundings } from './surroundings.ts'

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

/** Sauvola's k and R, the largest standard deviation of samples of 0 … 255. */
const weight = 0.2
const maxDeviation = 128
/** Radius of a pixel's surroundings as a part of the longer side: a line of text of a whole page, and a little more. */
const radiusPart = 1 / 120
const minRadius = 7
/** Darker pixels are black whatever is around them, brighter ones white: the inside of large letters, and paper. */
const [alwaysBlack, alwaysWhite] = [70, 215]

/**
 * Ink black, paper white, for a page under even light (`evenLight`). Every pixel has a threshold of its own by mean and
 * deviation of its surroundings (J. Sauvola and M. Pietikäinen, "Adaptive document image binarization", Pattern
 * Recognition 33, 2000). Single pixels without a neighbour of their colour are dropped.
 */
export function toBlackAndWhite(gray: GrayPixels): BlackAndWhite {
  const { width, height, data } = gray
  const rowBytes = Math.ceil(width / 8)
  const bits = new Uint8Array(rowBytes * height)
  const around = surroundings(gray, Math.max(minRadius, Math.round(Math.max(width, height) * radiusPart)))
  const thresholds = new Float32Array(width)
  for (let y = 0; y < height; y += 1) {
    around(y, (x, mean, deviation) => {
      const threshold = mean * (1 + weight * (deviation / maxDeviation - 1))
      thresholds[x] = Math.max(alwaysBlack, Math.min(alwaysWhite, threshold))
    })
    const [start, from] = [y * rowBytes, y * width]
    for (let x = 0; x < width; x += 1)
      if ((data[from + x] as number) < (thresholds[x] as number)) {
        const at = start + (x >> 3)
        bits[at] = (bits[at] as number) | (0x80 >> (x & 7))
      }
  }
  return { width, height, rowBytes, bits: withoutSpecks({ width, height, rowBytes, bits }) }
}
