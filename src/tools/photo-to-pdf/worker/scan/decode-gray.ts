import { decodeBitmap } from '../../../../lib/image/browser/decode/decode-bitmap.ts'
import { decodeSmall } from '../../../../lib/image/browser/decode/decode-small.ts'
import { pixelBands } from '../../../../lib/image/browser/draw/pixel-bands.ts'
import { uprightSize } from '../../../../lib/image/exif/orientation.ts'
import type { ImageHeader } from '../../../../lib/image/header/image-header.ts'
import { checkDecodeSize } from '../../../../lib/image/pixels/size-limits.ts'
import { type GrayPixels, toGray } from '../../../../lib/image/scan/gray.ts'

type DecodeOptions = {
  /** Below 1 the picture is scaled down. */
  readonly scale: number
  /** Less exactly scaled, in a part of the time and memory. */
  readonly quick?: boolean
}

/** An upright photo in gray, on white paper where it is transparent. Fails with an `ImageFailure`. */
export async function decodeGray(
  file: Blob,
  header: ImageHeader,
  { scale, quick = false }: DecodeOptions,
): Promise<GrayPixels> {
  checkDecodeSize(header)
  const { width, height } = uprightSize(header)
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  const size = { resizeWidth: scaled(width), resizeHeight: scaled(height) }
  const small = quick && scale < 1 ? await decodeSmall(file, header, size) : null
  const bitmap =
    small ?? (await decodeBitmap(file, header, scale < 1 ? { ...size, resizeQuality: 'high' } : undefined))
  try {
    return grayOf(bitmap)
  } finally {
    bitmap.close()
  }
}

function grayOf(bitmap: ImageBitmap): GrayPixels {
  const { width, height } = bitmap
  const data = new Uint8Array(width * height)
  let at = 0
  for (const band of pixelBands(bitmap, { background: 'white' })) {
    const rows = toGray({ width, height: band.length / 4 / width, data: band })
    data.set(rows.data, at)
    at += rows.data.length
  }
  return { width, height, data }
}
