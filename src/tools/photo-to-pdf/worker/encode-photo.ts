import { decodeBitmap } from '../../../lib/image/browser/decode/decode-bitmap.ts'
import { isOpaque, pixelBands } from '../../../lib/image/browser/draw/pixel-bands.ts'
import { deflate } from '../../../lib/image/browser/encode/zlib.ts'
import type { ImageHeader } from '../../../lib/image/header/image-header.ts'
import { filterRows } from '../../../lib/image/png/png-filter.ts'
import { decodedImage, type EncodedPixels, isLossy } from '../core/decoded-image.ts'
import type { EmbeddedImage } from '../core/embedded-image.ts'

const jpegQuality = 0.95

export type EncodedPicture = { readonly data: Blob; readonly image: EmbeddedImage }

/**
 * Decodes a photo and encodes its pixels for a PDF: opaque pictures from a lossy format as JPEG, everything else
 * losslessly. Holds one band of pixels in memory besides the browser's bitmap. Fails with an `ImageFailure`.
 */
export async function encodePhoto(
  file: Blob,
  header: ImageHeader,
): Promise<{ colour: EncodedPicture; alpha: EncodedPicture | null }> {
  const bitmap = await decodeBitmap(file, header)
  try {
    const opaque = isOpaque(bitmap)
    if (opaque && isLossy(header)) return { colour: await encodeJpeg(bitmap), alpha: null }
    return {
      colour: await encodeRows(bitmap, 'rgb'),
      alpha: opaque ? null : await encodeRows(bitmap, 'gray'),
    }
  } finally {
    bitmap.close()
  }
}

async function encodeJpeg(bitmap: ImageBitmap): Promise<EncodedPicture> {
  return picture(bitmap, 'rgb', 'jpeg', await jpegOf(bitmap))
}

/** Encodes a JPEG in the quality for photos that have to be encoded again. */
export async function jpegOf(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  const data = await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality })
  canvas.width = 0
  return data
}

/** The colours (rgb) or the opacity (gray) of the pixels. */
async function encodeRows(bitmap: ImageBitmap, kind: 'rgb' | 'gray'): Promise<EncodedPicture> {
  return picture(bitmap, kind, 'png', await deflate(filteredBands(bitmap, kind === 'rgb' ? [0, 1, 2] : [3])))
}

function picture(
  { width, height }: ImageBitmap,
  kind: EncodedPixels['kind'],
  coding: EncodedPixels['coding'],
  data: Blob,
): EncodedPicture {
  return { data, image: decodedImage({ width, height, kind, coding, length: data.size }) }
}

function* filteredBands(bitmap: ImageBitmap, channels: readonly number[]) {
  const rowLength = bitmap.width * channels.length
  const above = new Uint8Array(rowLength)
  for (const pixels of pixelBands(bitmap)) {
    const samples = new Uint8Array((pixels.length / 4) * channels.length)
    let to = 0
    for (let from = 0; from < pixels.length; from += 4) {
      for (const channel of channels) samples[to++] = pixels[from + channel] ?? 0
    }
    yield filterRows(samples, rowLength, channels.length, above)
  }
}
