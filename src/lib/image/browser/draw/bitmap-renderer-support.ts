import { isWide } from '../../colour/colour-gamut.ts'
import { iccSegmentsOf } from '../../jpeg/metadata-segments.ts'

let supported: Promise<boolean> | undefined

/**
 * Whether this browser encodes a bitmap that was transferred to a canvas without drawing it, and preserves its colour
 * space. Tested once, with one pixel in Display P3.
 */
export function supportsBitmapRenderer(): Promise<boolean> {
  supported ??= preservesWideGamut()
  return supported
}

/**
 * Whether a bitmap has the transfer function and primaries of a canvas. A transferred bitmap is encoded with its own
 * values: in linear light, or with another curve than sRGB's, the encoder would lose its dark shades.
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

async function preservesWideGamut(): Promise<boolean> {
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
