import type { CanvasColourSpace } from '../../colour/colour-gamut.ts'
import { ImageFailure } from '../../image-error.ts'
import { iccSegmentsOf } from '../../jpeg/metadata-segments.ts'
import { pngChunkOf } from '../../png/png-file.ts'
import { contextOf } from '../draw/context.ts'

/** Lets the browser encode a canvas; `quality` is 0 to 1, for JPEG. Fails with `too-large` where it cannot. */
export async function encodeCanvas(
  canvas: OffscreenCanvas,
  type: 'image/jpeg' | 'image/png',
  quality?: number,
): Promise<Blob> {
  const { width, height } = canvas
  const blob = await canvas
    .convertToBlob(quality === undefined ? { type } : { type, quality })
    .catch(() => null)
  // Browsers silently write PNG instead of a type that they do not support.
  if (blob?.type !== type || blob.size === 0) throw new ImageFailure({ kind: 'too-large', width, height })
  return blob
}

/** One pixel encoded in a colour space, to take the ICC profile from that the browser writes. */
async function tinyPicture(type: 'image/jpeg' | 'image/png', colourSpace: CanvasColourSpace) {
  const canvas = new OffscreenCanvas(1, 1)
  contextOf(canvas, { colorSpace: colourSpace })
  return new Uint8Array(await (await encodeCanvas(canvas, type)).arrayBuffer())
}

export async function jpegProfile(colourSpace: CanvasColourSpace) {
  return iccSegmentsOf(await tinyPicture('image/jpeg', colourSpace))
}

/** The iCCP chunk that the browser writes; null if it writes none, as for sRGB. */
export async function pngProfile(colourSpace: CanvasColourSpace) {
  return pngChunkOf(await tinyPicture('image/png', colourSpace), 'iCCP')
}
