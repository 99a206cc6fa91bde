import { pixelsSource } from '../../../../lib/image/browser/draw/pixel-source.ts'
import { canvasEncoder, jpegliEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import { lumaOnly } from '../../../../lib/image/jpeg/transcode/luma-only.ts'
import { floorQuality } from '../../../../lib/image/metrics/fineness.ts'
import { maxCodecPixels } from '../../../../lib/image/pixels/memory-budget.ts'
import type { BlackAndWhite } from '../../../../lib/image/scan/black-and-white.ts'
import type { GrayPixels } from '../../../../lib/image/scan/gray.ts'
import { encodeG4 } from '../../../../lib/pdf/ccitt/encode-g4.ts'
import { decodedImage } from '../../core/decoded-image.ts'
import { faxImage } from '../../core/scan.ts'
import type { EncodedPicture } from '../encode-photo.ts'

/** A gray page as a JPEG with one component. `jpegli` is null where the browser has to encode. */
export async function encodeGray(
  gray: GrayPixels,
  quality: number,
  jpegli: WebAssembly.Module | null,
): Promise<EncodedPicture> {
  const { width, height } = gray
  const encoder = jpegli && width * height <= maxCodecPixels ? jpegliEncoder(jpegli) : canvasEncoder
  const coloured = await encoder.encode(pixelsSource(toRgba(gray)), {
    quality: floorQuality(quality, encoder.range),
    // Of one colour the chroma takes next to nothing, and none of it stays.
    fullColour: true,
  })
  const data = new Blob(lumaOnly(new Uint8Array(await coloured.arrayBuffer())))
  return { data, image: decodedImage({ width, height, kind: 'gray', coding: 'jpeg', length: data.size }) }
}

/** A page of one bit a pixel. */
export function encodeBlackAndWhite(page: BlackAndWhite): EncodedPicture {
  const data = new Blob([encodeG4(page)])
  return { data, image: faxImage(page, data.size) }
}

/** Opaque gray pixels for what takes colours only. */
export function toRgba({ width, height, data }: GrayPixels): ImageData {
  const pixels = new ImageData(width, height)
  const words = new Uint32Array(pixels.data.buffer)
  for (let at = 0; at < data.length; at += 1) words[at] = (data[at] as number) * 0x010101 + 0xff000000
  return pixels
}
