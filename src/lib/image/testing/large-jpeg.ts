import { joinBytes } from '../../files/bytes.ts'
import { beginJpegli } from '../browser/encode/jpegli.ts'
import { exifSegment } from './exif-data.ts'
import { compileFile } from './test-picture.ts'

type LargeJpeg = {
  readonly width: number
  readonly height: number
  readonly orientation?: number
}

const bandRows = 64

/** A JPEG of any size whose quarters are black and three greys in steps of 60, as stored. */
export async function largeJpeg({ width, height, orientation }: LargeJpeg): Promise<Uint8Array<ArrayBuffer>> {
  const options = { distance: 3, chroma: '4:2:0', inStrips: true } as const
  const encoder = beginJpegli(await compileFile('./vendor/jpegli/jpegli.wasm'), { width, height }, options)
  const quarters = [0, 1].map((row) => {
    const pixels = new Uint32Array(width * bandRows)
    for (let at = 0; at < pixels.length; at += 1)
      pixels[at] = (row * 2 + (at % width < width / 2 ? 0 : 1)) * 60 * 0x01_01_01
    return new Uint8ClampedArray(pixels.buffer)
  })
  for (let top = 0; top < height; top += bandRows) {
    const rows = Math.min(bandRows, height - top)
    const band = quarters[top < height / 2 ? 0 : 1] ?? new Uint8ClampedArray()
    encoder.rows(band.subarray(0, rows * width * 4))
  }
  const jpeg = new Uint8Array(await encoder.end().arrayBuffer())
  if (orientation === undefined) return jpeg
  return joinBytes([jpeg.subarray(0, 2), exifSegment({ orientation }), jpeg.subarray(2)])
}
