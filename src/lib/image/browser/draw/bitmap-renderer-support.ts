import { isWide } from '../../colour/colour-gamut.ts'
import { iccSegmentsOf } from '../../jpeg/metadata-segments.ts'

let supported: Promise<boolean> | undefined

/**
 * Whether this browser encodes a bitmap that was handed to a canvas as it is, without painting it, and keeps its colour
 * space in doing so. Tried once, with one pixel in Display P3.
 */
export function supportsBitmapRenderer(): Promise<boolean> {
  supported ??= keepsWideColours()
  return supported
}

/**
 * Whether a bitmap's own values are as fine for the eye as those of a canvas. It is encoded with these values where it is
 * handed over: a picture in linear light, or with another curve than sRGB's, would lose its dark shades to the coder.
 */
export function hasCanvasColours(bitmap: ImageBitmap): boolean {
  try {
    const frame = new VideoFrame(bitmap, { timestamp: 0 })
    const { primaries, transfer } = frame.colorSpace
    frame.close()
    return transfer === 'iec61966-2-1' && canvasPrimaries.includes(primaries ?? '')
  } catch {
    return false
  }
}

/** Of sRGB and of Display P3 (ITU-T H.273). */
const canvasPrimaries: readonly string[] = ['bt709', 'smpte432']

/** Bytes from the start of a segment to the profile in it: marker, length, identifier and numbers. */
const iccSegmentHead = 18

async function keepsWideColours(): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(new ImageData(1, 1, { colorSpace: 'display-p3' }))
    const canvas = new OffscreenCanvas(1, 1)
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg' })
    const [segment] = iccSegmentsOf(new Uint8Array(await jpeg.arrayBuffer()))
    return segment !== undefined && isWide(segment.subarray(iccSegmentHead))
  } catch {
    return false
  }
}
