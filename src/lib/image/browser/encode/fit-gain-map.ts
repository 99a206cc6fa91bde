import { type Orientation, uprightSize } from '../../exif/orientation.ts'
import { convertAppleSamples } from '../../jpeg/gain-map/apple-headroom.ts'
import type { GainMap } from '../../jpeg/gain-map/find-gain-map.ts'
import { withSamples } from '../../jpeg/gain-map/with-gain-map.ts'
import { sameSize, scaleSize } from '../../pixels/fit-box.ts'
import { canvasOf, release } from '../draw/draw.ts'
import { rotateImageData } from '../draw/draw-rotated.ts'
import { allPixels } from '../draw/pixel-bands.ts'
import { resizePixels } from '../draw/resize.ts'
import { encodeCanvas } from './encode-canvas.ts'

type Fit = {
  /** That of the picture as it is stored, which the new one is rotated by. */
  readonly orientation: Orientation
  /** By how much the new picture is smaller; 1 or less. */
  readonly scale: number
}

/** Larger maps are left out, in pixels. */
const maxPixels = 64 * 1024 * 1024
/** Of a map's own JPEG; errors in it appear in the brightest parts. */
const quality = 0.95

/**
 * A gain map for a new picture made of its own, with Apple's samples converted. The file stays as it is where nothing
 * needs to change and it is a JPEG; null where it cannot be decoded.
 */
export async function fitGainMap(map: GainMap, { orientation, scale }: Fit): Promise<GainMap | null> {
  if (map.width * map.height > maxPixels) return null
  try {
    const file = new Blob([map.file], { type: map.type })
    // Its samples are no colours.
    const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none' })
    try {
      const isReady = map.type === 'image/jpeg' && map.appleHeadroom === null
      if (orientation === 1 && scale === 1 && isReady) return map
      if (!sameSize(bitmap, map)) return null
      const stored = await allPixels(bitmap, { colourSpace: 'srgb', plain: true })
      const scaled = scale < 1 ? await resizePixels(stored, scaleSize(map, scale)) : stored
      if (map.appleHeadroom !== null) convertAppleSamples(scaled.data, map.appleHeadroom)
      const canvas = canvasOf(rotateImageData(scaled, orientation))
      const encoded = new Uint8Array(await (await encodeCanvas(canvas, 'image/jpeg', quality)).arrayBuffer())
      release(canvas)
      return withSamples(map, encoded, uprightSize({ ...scaleSize(map, scale), orientation }))
    } finally {
      bitmap.close()
    }
  } catch {
    return null
  }
}
