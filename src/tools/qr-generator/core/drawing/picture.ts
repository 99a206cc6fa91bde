import { parseHex } from '../../../../lib/contrast.ts'
import type { QrSymbol } from '../../../../lib/qr/symbol.ts'
import { drawLogo, type PlacedLogo, withoutCentre } from './logo.ts'
import type { Shape } from './outline.ts'
import type { Picture } from './pixels.ts'
import { sampleLevels, tilesOf } from './tiles.ts'

export type Colours = {
  /** `#rrggbb`. */
  readonly dark: string
  readonly light: string
}

/** How a code is drawn. */
export type CodeStyle = {
  readonly shape: Shape
  readonly colours: Colours
  /** Quiet zone in modules. */
  readonly margin: number
  readonly logo: PlacedLogo | undefined
}

const blackOnWhite: Colours = { dark: '#000000', light: '#ffffff' }

/** Draws a code with `scale` pixels per module and `margin` modules of quiet zone, which determine the width. */
export function rasterize(
  symbol: QrSymbol,
  {
    scale,
    margin,
    shape = 'square',
    colours = blackOnWhite,
    logo,
  }: { readonly scale: number } & Pick<CodeStyle, 'margin'> & Partial<CodeStyle>,
): Picture {
  const width = (symbol.size + 2 * margin) * scale
  return paint(symbol, { shape, colours, logo }, { width, scale, offset: margin * scale })
}

type Placement = {
  /** Whole pixels per module; 0 when the code does not fit. */
  readonly scale: number
  /** Start of the first module in pixels; remaining pixels widen the quiet zone on all sides. */
  readonly offset: number
}

/** Fits whole-pixel modules into a picture of exactly `pixels`, with at least `margin` modules of quiet zone. */
function place(modules: number, margin: number, pixels: number): Placement {
  const scale = Math.floor(pixels / (modules + 2 * margin))
  return { scale, offset: Math.floor((pixels - modules * scale) / 2) }
}

export type Drawing = {
  readonly picture: Picture
  /** Width of a module in pixels. */
  readonly modulePixels: number
}

/** The picture to show and save, exactly `pixels` wide; undefined when modules are smaller than a pixel. */
export function drawCode(symbol: QrSymbol, style: CodeStyle, pixels: number): Drawing | undefined {
  const { scale, offset } = place(symbol.size, style.margin, pixels)
  if (scale < 1) return undefined
  return { picture: paint(symbol, style, { width: pixels, scale, offset }), modulePixels: scale }
}

/**
 * Does not use a canvas: browsers that resist fingerprinting alter canvas pixels, so the saved picture would differ
 * from the checked one.
 */
function paint(
  symbol: QrSymbol,
  { shape, colours, logo }: Pick<CodeStyle, 'shape' | 'colours' | 'logo'>,
  { width, scale, offset }: Placement & { readonly width: number },
): Picture {
  const data = new Uint8ClampedArray(width * width * 4)
  const pixels = new Uint32Array(data.buffer)
  const palette = mixtures(colours)
  pixels.fill(palette[0] ?? 0)
  const shown = logo ? withoutCentre(symbol, logo) : symbol
  const tileOf = tilesOf(shown, shape, scale)
  for (let y = 0; y < shown.size; y += 1)
    for (let x = 0; x < shown.size; x += 1) {
      if (!shown.modules[y * shown.size + x]) continue
      const tile = tileOf(x, y)
      const corner = (y * scale + offset) * width + x * scale + offset
      for (let row = 0, at = 0; row < scale; row += 1)
        for (let column = 0; column < scale; column += 1, at += 1)
          pixels[corner + row * width + column] = palette[tile[at] ?? 0] ?? 0
    }
  const picture = { data, width, height: width }
  if (logo) drawLogo(picture, symbol, logo, { scale, offset })
  return picture
}

/** The colours from light to dark, one for each level of a tile. */
function mixtures({ dark, light }: Colours): Uint32Array {
  const [from, to] = [parseHex(light), parseHex(dark)]
  return Uint32Array.from({ length: sampleLevels + 1 }, (_, level) => {
    const [red = 0, green = 0, blue = 0] = from.map((channel, index) =>
      Math.round(channel + (((to[index] ?? 0) - channel) * level) / sampleLevels),
    )
    // Little-endian, as on every machine that runs browsers.
    return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0
  })
}
