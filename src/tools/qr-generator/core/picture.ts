import type { QrSymbol } from '../../../lib/qr/encode.ts'

/** Pixels as a canvas has them: red, green, blue, opacity. */
export type Picture = {
  readonly data: Uint8ClampedArray<ArrayBuffer>
  readonly width: number
  readonly height: number
}

export type Colours = {
  /** `#rrggbb`. */
  readonly dark: string
  readonly light: string
}

const blackOnWhite: Colours = { dark: '#000000', light: '#ffffff' }

/** Pixels of a whole picture with square modules of `scale` pixels and a quiet zone of `margin` modules. */
export function rasterize(
  { size, modules }: QrSymbol,
  { scale, margin, colours = blackOnWhite }: { scale: number; margin: number; colours?: Colours },
): Picture {
  const width = (size + 2 * margin) * scale
  const data = new Uint8ClampedArray(width * width * 4)
  const pixels = new Uint32Array(data.buffer)
  pixels.fill(littleEndian(colours.light))
  const dark = littleEndian(colours.dark)
  for (let y = 0; y < size; y += 1) {
    const top = (y + margin) * scale * width
    for (let x = 0; x < size; x += 1)
      if (modules[y * size + x]) {
        const start = top + (x + margin) * scale
        pixels.fill(dark, start, start + scale)
      }
    for (let line = 1; line < scale; line += 1) pixels.copyWithin(top + line * width, top, top + width)
  }
  return { data, width, height: width }
}

/** An opaque colour as one number, in the byte order of every machine that runs browsers. */
function littleEndian(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16)
  return (0xff000000 | ((value & 0xff) << 16) | (value & 0xff00) | (value >> 16)) >>> 0
}

export type Placement = {
  /** Whole pixels a module; 0 when the code does not fit. */
  readonly scale: number
  /** Where the first module begins: what is left over goes to the quiet zone on all sides. */
  readonly offset: number
}

/** Whole pixels for every module inside a picture of exactly `pixels`, with at least `margin` modules around. */
export function place(modules: number, margin: number, pixels: number): Placement {
  const scale = Math.floor(pixels / (modules + 2 * margin))
  return { scale, offset: Math.floor((pixels - modules * scale) / 2) }
}
