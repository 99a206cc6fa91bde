import type { QrSymbol } from '../../lib/qr/encode.ts'
import { outline, type Shape, svgPath } from './core/outline.ts'
import { type Colours, type Picture, place, rasterize } from './core/picture.ts'

export type Drawing = { readonly picture: Picture; readonly modulePixels: number }

/** The picture as it is shown and saved, exactly `size` pixels wide; undefined when a module gets no pixel. */
export function drawCode(
  symbol: QrSymbol,
  look: { readonly shape: Shape; readonly colours: Colours; readonly margin: number; readonly size: number },
): Drawing | undefined {
  const { scale, offset } = place(symbol.size, look.margin, look.size)
  if (scale < 1) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = look.size
  canvas.height = look.size
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.fillStyle = look.colours.light
  context.fillRect(0, 0, look.size, look.size)
  if (look.shape === 'square') {
    const { data, width } = rasterize(symbol, { scale, margin: 0, colours: look.colours })
    context.putImageData(new ImageData(data, width, width), offset, offset)
  } else {
    context.setTransform(scale, 0, 0, scale, offset, offset)
    context.fillStyle = look.colours.dark
    context.fill(new Path2D(svgPath(outline(symbol, look.shape))))
  }
  const { data } = context.getImageData(0, 0, look.size, look.size)
  return {
    picture: { data: new Uint8ClampedArray(data), width: look.size, height: look.size },
    modulePixels: scale,
  }
}

/** A PNG of the picture. */
export async function pngOf({ data, width, height }: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no PNG'))), 'image/png')
  })
}
