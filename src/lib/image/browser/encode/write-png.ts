import type { CanvasColourSpace } from '../../colour/colour-gamut.ts'
import { pngChunk } from '../../exif/add-metadata.ts'
import { filterRows } from '../../png/png-filter.ts'
import { pixelBands } from '../draw/pixel-bands.ts'
import { pngProfile } from './encode-canvas.ts'
import { deflate } from './zlib.ts'

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const rgb = 3

/**
 * Codes an opaque bitmap as a PNG without alpha channel (which browsers always write): red, green and blue of 8 bits,
 * each row with the filter that promises the smallest data. The pixels are kept exactly.
 */
export async function writePng(
  bitmap: ImageBitmap,
  colourSpace: CanvasColourSpace,
  exif: Uint8Array<ArrayBuffer> | null,
): Promise<Blob> {
  const { width, height } = bitmap
  const ihdr = new Uint8Array(13)
  const view = new DataView(ihdr.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  ihdr.set([8, 2, 0, 0, 0], 8)
  const profile = colourSpace === 'srgb' ? srgbChunk : await pngProfile(colourSpace)
  const data = new Uint8Array(await (await deflate(filteredBands(bitmap, colourSpace))).arrayBuffer())
  return new Blob(
    [
      signature,
      pngChunk('IHDR', ihdr),
      ...(profile ? [profile] : []),
      ...(exif ? [pngChunk('eXIf', exif)] : []),
      pngChunk('IDAT', data),
      pngChunk('IEND', new Uint8Array()),
    ],
    { type: 'image/png' },
  )
}

/** Says that the samples are sRGB, with perceptual intent. */
const srgbChunk = pngChunk('sRGB', Uint8Array.of(0))

function* filteredBands(bitmap: ImageBitmap, colourSpace: CanvasColourSpace) {
  const rowLength = bitmap.width * rgb
  const above = new Uint8Array(rowLength)
  for (const pixels of pixelBands(bitmap, { colourSpace })) {
    const samples = new Uint8Array((pixels.length / 4) * rgb)
    for (let from = 0, to = 0; from < pixels.length; from += 4, to += rgb) {
      samples[to] = pixels[from] ?? 0
      samples[to + 1] = pixels[from + 1] ?? 0
      samples[to + 2] = pixels[from + 2] ?? 0
    }
    yield filterRows(samples, rowLength, rgb, above)
  }
}
