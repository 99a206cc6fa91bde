/** RGBA pixels over an opaque grey background, in a copy. */
export function flattenOn(
  pixels: Uint8Array | Uint8ClampedArray,
  grey: number,
): Uint8ClampedArray<ArrayBuffer> {
  const flat = new Uint8ClampedArray(pixels.length)
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 255
    const behind = grey * (255 - alpha)
    for (let channel = 0; channel < 3; channel += 1)
      flat[at + channel] = Math.round(((pixels[at + channel] ?? 0) * alpha + behind) / 255)
    flat[at + 3] = 255
  }
  return flat
}

export function hasTransparency(pixels: Uint8Array | Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true
  return false
}
