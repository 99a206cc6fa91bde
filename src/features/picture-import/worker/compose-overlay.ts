import type { Overlay, OverlayLayer, Picture } from '../../../lib/image/isobmff/decoding-plan.ts'
import { checkDecodeSize } from '../../../lib/image/pixels/size-limits.ts'
import { transformedGrid } from '../../../lib/image/pixels/transformed-rows.ts'
import { addAlpha } from './add-alpha.ts'

type Pixels = Uint8ClampedArray<ArrayBuffer>

/** Lays the pictures of an overlay over each other on `canvas`, RGBA of its size, which it returns; `decode` decodes one. */
export async function composeOverlay(
  { outputWidth, outputHeight, fill, layers }: Overlay,
  canvas: Pixels,
  decode: (picture: Picture) => Promise<Pixels>,
): Promise<Pixels> {
  const [filled = 0] = new Uint32Array(Uint8Array.from(fill).buffer)
  new Uint32Array(canvas.buffer).fill(filled)
  for (const layer of layers) {
    const { picture, alpha } = layer
    checkDecodeSize(picture.coded)
    const pixels = await decode(picture)
    if (alpha) {
      checkDecodeSize(alpha.picture.coded)
      await addAlpha(pixels, picture.coded, alpha, decode)
    }
    layOver({ pixels: canvas, width: outputWidth, height: outputHeight }, layer, pixels)
  }
  return canvas
}

type Canvas = { readonly pixels: Pixels; readonly width: number; readonly height: number }

/** As far as it is within the canvas. */
function layOver(canvas: Canvas, { picture, left, top }: OverlayLayer, pixels: Pixels): void {
  const grid = transformedGrid(picture.coded, picture.transformations)
  const right = Math.min(canvas.width, left + grid.width)
  const bottom = Math.min(canvas.height, top + grid.height)
  for (let y = Math.max(0, top); y < bottom; y += 1)
    for (let x = Math.max(0, left); x < right; x += 1) {
      const from = (grid.start + (y - top) * grid.row + (x - left) * grid.column) * 4
      blend(canvas.pixels, (y * canvas.width + x) * 4, pixels, from)
    }
}

/** One pixel over another, neither multiplied by its opacity. */
function blend(below: Pixels, to: number, above: Pixels, from: number): void {
  const opacity = (above[from + 3] ?? 0) / 255
  const left = ((below[to + 3] ?? 0) / 255) * (1 - opacity)
  const whole = opacity + left
  if (whole === 0) return
  for (let channel = 0; channel < 3; channel += 1)
    below[to + channel] = ((above[from + channel] ?? 0) * opacity + (below[to + channel] ?? 0) * left) / whole
  below[to + 3] = whole * 255
}
