import type { Alpha, Picture } from '../../../lib/image/isobmff/decoding-plan.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'

/**
 * Makes RGBA pixels transparent by another picture, their opacity, which is scaled to their size where it is smaller.
 * `decode` decodes it.
 */
export async function addAlpha(
  pixels: Uint8ClampedArray,
  { width, height }: PixelSize,
  { picture, premultiplied }: Alpha,
  decode: (picture: Picture) => Promise<Uint8ClampedArray>,
): Promise<void> {
  const mask = await decode(picture)
  const { coded } = picture
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.floor((y * coded.height) / height) * coded.width
    for (let x = 0; x < width; x += 1, at += 4) {
      const opacity = mask[(row + Math.floor((x * coded.width) / width)) * 4] ?? 255
      pixels[at + 3] = opacity
      if (premultiplied && opacity > 0 && opacity < 255)
        for (let channel = at; channel < at + 3; channel += 1)
          pixels[channel] = ((pixels[channel] ?? 0) * 255) / opacity
    }
  }
}
