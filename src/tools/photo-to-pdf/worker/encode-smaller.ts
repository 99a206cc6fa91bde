import { decodeBitmap } from '../../../lib/image/browser/decode/decode-bitmap.ts'
import { contextOf } from '../../../lib/image/browser/draw/context.ts'
import { canvasSource } from '../../../lib/image/browser/draw/pixel-source.ts'
import { canvasEncoder, jpegliEncoder } from '../../../lib/image/browser/encode/jpeg-encoder.ts'
import { uprightSize } from '../../../lib/image/exif/orientation.ts'
import type { ImageHeader } from '../../../lib/image/header/image-header.ts'
import { floorQuality } from '../../../lib/image/metrics/fineness.ts'
import { maxCodecPixels } from '../../../lib/image/pixels/memory-budget.ts'
import { decodedImage, isLossy } from '../core/decoded-image.ts'
import { type Coding, scaledSize } from '../core/size-level.ts'
import type { SmallerFile } from './convert.ts'

type SmallerOptions = {
  /** null: the browser encodes, as it does photos that are too large for jpegli. */
  readonly jpegli: WebAssembly.Module | null
  readonly coding: Coding
  /** The photo's pixels an inch on its page. */
  readonly density: number
}

/**
 * A photo as an upright JPEG without metadata, scaled down to the pixels that it may have. Paper shows through what is
 * transparent. Fails with an `ImageFailure`.
 */
export async function encodeSmaller(
  file: Blob,
  header: ImageHeader,
  { jpegli, coding, density }: SmallerOptions,
): Promise<SmallerFile> {
  const upright = { ...uprightSize(header), orientation: 1 } as const
  const { width, height } = scaledSize(upright, density, coding)
  const encoder = jpegli && width * height <= maxCodecPixels ? jpegliEncoder(jpegli) : canvasEncoder
  const canvas = new OffscreenCanvas(width, height)
  try {
    await drawOnBackground(canvas, file, header)
    const quality = floorQuality(coding.quality, encoder.range)
    // Edges of one colour, as in screenshots, need all of it.
    const fullColour = encoder.hasFullColour && !isLossy(header)
    const data = await encoder.encode(canvasSource(canvas, 'srgb'), { quality, fullColour })
    const image = decodedImage({ width, height, kind: 'rgb', coding: 'jpeg', length: data.size })
    return { data, image, size: upright }
  } finally {
    canvas.width = 0
  }
}

async function drawOnBackground(canvas: OffscreenCanvas, file: Blob, header: ImageHeader): Promise<void> {
  const { width, height } = canvas
  const upright = uprightSize(header)
  const isScaled = width < upright.width || height < upright.height
  const options = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const
  const bitmap = await decodeBitmap(file, header, isScaled ? options : undefined)
  try {
    const context = contextOf(canvas, {})
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0, width, height)
  } finally {
    bitmap.close()
  }
}
