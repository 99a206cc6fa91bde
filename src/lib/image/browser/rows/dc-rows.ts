import type { ByteSource } from '../../../files/bytes.ts'
import { type DcPlane, readDcPlanes } from '../../jpeg/dc-planes.ts'
import type { JpegHeader } from '../../jpeg/jpeg-header.ts'
import type { PictureRows } from './picture-rows.ts'

/** A progressive JPEG at an eighth of its size: the mean of every block. */
export function dcRows(source: ByteSource, header: JpegHeader): PictureRows {
  const size = { width: header.width / 8, height: header.height / 8 }
  const [columns, rows] = [Math.ceil(size.width), Math.ceil(size.height)]
  return {
    size,
    columns,
    rows,
    transparent: false,
    async *bands() {
      const planes = await readDcPlanes(source, header)
      const [across, down] = [
        Math.max(...planes.map((plane) => plane.across)),
        Math.max(...planes.map((plane) => plane.down)),
      ]
      const lines = planes.map(() => new Float32Array(columns))
      const pixels = new Uint8ClampedArray(columns * 4).fill(255)
      const write = planes.length === 1 ? writeGrey : isRgb(header) ? writeRgb : writeYcc
      for (let y = 0; y < rows; y += 1) {
        for (const [index, plane] of planes.entries())
          sampleLine(plane, plane.across / across, ((y + 0.5) * plane.down) / down - 0.5, lines[index])
        write(lines, pixels)
        yield pixels
      }
    },
  }
}

const isRgb = ({ adobeTransform, namedRgb, hasJfif }: JpegHeader) =>
  adobeTransform === 0 || (adobeTransform === null && namedRgb && !hasJfif)

/** A row of the plane at height `y`, enlarged by `1 / scale`, linearly between the blocks. */
function sampleLine(
  { values, stride, width, height }: DcPlane,
  scale: number,
  y: number,
  into: Float32Array | undefined,
): void {
  if (!into) return
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const bottom = Math.min(height - 1, top + 1)
  const fraction = Math.max(0, y - top)
  for (let index = 0; index < into.length; index += 1) {
    const x = (index + 0.5) * scale - 0.5
    const left = Math.min(width - 1, Math.max(0, Math.floor(x)))
    const right = Math.min(width - 1, left + 1)
    const share = Math.max(0, x - left)
    const at = (row: number) =>
      (values[row * stride + left] as number) * (1 - share) + (values[row * stride + right] as number) * share
    into[index] = at(top) * (1 - fraction) + at(bottom) * fraction
  }
}

type Lines = readonly Float32Array[]

function writeGrey([grey]: Lines, pixels: Uint8ClampedArray): void {
  for (let x = 0; x * 4 < pixels.length; x += 1) pixels.fill(grey?.[x] ?? 0, x * 4, x * 4 + 3)
}

function writeRgb(lines: Lines, pixels: Uint8ClampedArray): void {
  for (let x = 0; x * 4 < pixels.length; x += 1)
    for (let channel = 0; channel < 3; channel += 1) pixels[x * 4 + channel] = lines[channel]?.[x] ?? 0
}

/** ITU-T T.871, 7. */
function writeYcc([luma, blue, red]: Lines, pixels: Uint8ClampedArray): void {
  for (let x = 0; x * 4 < pixels.length; x += 1) {
    const y = luma?.[x] ?? 0
    const [cb, cr] = [(blue?.[x] ?? 0) - 128, (red?.[x] ?? 0) - 128]
    pixels[x * 4] = y + 1.402 * cr
    pixels[x * 4 + 1] = y - 0.344136 * cb - 0.714136 * cr
    pixels[x * 4 + 2] = y + 1.772 * cb
  }
}
