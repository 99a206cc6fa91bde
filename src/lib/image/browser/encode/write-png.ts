import type { CanvasColourSpace } from '../../colour/colour-gamut.ts'
import { colourTypes, pngChunk, pngFile, srgbChunk } from '../../png/png-file.ts'
import { filterRows } from '../../png/png-filter.ts'
import { pixelBands } from '../draw/pixel-bands.ts'
import { pngProfile } from './encode-canvas.ts'
import { deflate } from './zlib.ts'

/**
 * Encodes a bitmap losslessly as a PNG of 8 bits a sample, when it is opaque without the alpha channel that browsers
 * always write, each row with the filter that is likely to give the smallest data.
 */
export async function writePng(
  bitmap: ImageBitmap | OffscreenCanvas,
  colourSpace: CanvasColourSpace,
  exif: Uint8Array<ArrayBuffer> | null,
  opaque = true,
): Promise<Blob> {
  const { width, height } = bitmap
  const profile = colourSpace === 'srgb' ? srgbChunk : await pngProfile(colourSpace)
  const data = new Uint8Array(
    await (await deflate(filteredBands(bitmap, colourSpace, opaque ? 3 : 4))).arrayBuffer(),
  )
  return new Blob(
    pngFile(
      { width, height, depth: 8, colourType: opaque ? colourTypes.rgb : colourTypes.rgba },
      [...(profile ? [profile] : []), ...(exif ? [pngChunk('eXIf', exif)] : [])],
      data,
    ),
    { type: 'image/png' },
  )
}

function* filteredBands(
  bitmap: ImageBitmap | OffscreenCanvas,
  colourSpace: CanvasColourSpace,
  channels: 3 | 4,
) {
  const rowLength = bitmap.width * channels
  const above = new Uint8Array(rowLength)
  for (const pixels of pixelBands(bitmap, { colourSpace })) {
    const samples = new Uint8Array((pixels.length / 4) * channels)
    for (let from = 0, to = 0; from < pixels.length; from += 4, to += channels) {
      samples[to] = pixels[from] ?? 0
      samples[to + 1] = pixels[from + 1] ?? 0
      samples[to + 2] = pixels[from + 2] ?? 0
      if (channels === 4) samples[to + 3] = pixels[from + 3] ?? 0
    }
    yield filterRows(samples, rowLength, channels, above)
  }
}
