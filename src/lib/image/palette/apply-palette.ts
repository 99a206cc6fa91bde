import { axes, nearest, place } from './perceptual.ts'

type Pixels = {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** What of an error is passed on to the pixels around: all of it would make grain in areas that need none. */
const passedOn = 0.75
const cacheSlots = 2 ** 16

/**
 * The palette index of every pixel: the nearest colour, or with error diffusion (Floyd and Steinberg 1976, row by row
 * back and forth). Invisible pixels pass no error on.
 */
export function applyPalette(
  { width, height, data }: Pixels,
  palette: Uint32Array,
  diffused: boolean,
): Uint8Array<ArrayBuffer> {
  const lookUp = createLookUp(palette)
  const indices = new Uint8Array(width * height)
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  if (!diffused) {
    for (let at = 0; at < indices.length; at += 1) indices[at] = lookUp(pixels[at] ?? 0)
    return indices
  }
  // With a pixel more at both ends, so that no row needs a case of its own.
  let here = new Float32Array((width + 2) * 4)
  let below = new Float32Array((width + 2) * 4)
  for (let y = 0; y < height; y += 1) {
    const step = y % 2 === 0 ? 1 : -1
    for (let x = step > 0 ? 0 : width - 1; x >= 0 && x < width; x += step) {
      const at = y * width + x
      const pixel = pixels[at] ?? 0
      const error = (x + 1) * 4
      const colour = pixel >>> 24 === 0 ? 0 : withError(pixel, here, error)
      const index = lookUp(colour)
      indices[at] = index
      if (pixel >>> 24 === 0) continue
      const chosen = palette[index] ?? 0
      for (let channel = 0; channel < 4; channel += 1) {
        const shift = channel * 8
        const left = (((colour >>> shift) & 255) - ((chosen >>> shift) & 255)) * passedOn
        if (left === 0) continue
        const [ahead, behind] = [error + step * 4 + channel, error - step * 4 + channel]
        here[ahead] = (here[ahead] ?? 0) + (left * 7) / 16
        below[behind] = (below[behind] ?? 0) + (left * 3) / 16
        below[error + channel] = (below[error + channel] ?? 0) + (left * 5) / 16
        below[ahead] = (below[ahead] ?? 0) + left / 16
      }
    }
    ;[here, below] = [below, here.fill(0)]
  }
  return indices
}

function withError(pixel: number, errors: Float32Array, at: number): number {
  let colour = 0
  for (let channel = 0; channel < 4; channel += 1) {
    const value = Math.round(((pixel >>> (channel * 8)) & 255) + (errors[at + channel] ?? 0))
    colour |= Math.max(0, Math.min(255, value)) << (channel * 8)
  }
  return colour >>> 0
}

/** The nearest entry of a colour, remembered for the colours of late. */
function createLookUp(palette: Uint32Array): (colour: number) => number {
  const entries = new Float32Array(palette.length * axes)
  for (const [index, colour] of palette.entries()) place(colour, entries, index * axes)
  const one = new Float32Array(axes)
  const known = new Uint32Array(cacheSlots)
  const found = new Int16Array(cacheSlots).fill(-1)
  return (colour) => {
    const slot = Math.imul(colour, 0x9e37_79b1) >>> 16
    if (known[slot] === colour && (found[slot] ?? -1) >= 0) return found[slot] ?? 0
    place(colour, one, 0)
    const index = nearest(entries, one, 0)
    known[slot] = colour
    found[slot] = index
    return index
  }
}

/** The pixels that indices stand for. */
export function paletteToPixels(indices: Uint8Array, palette: Uint32Array): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint32Array(indices.length)
  for (let at = 0; at < indices.length; at += 1) pixels[at] = palette[indices[at] ?? 0] ?? 0
  return new Uint8ClampedArray(pixels.buffer)
}
