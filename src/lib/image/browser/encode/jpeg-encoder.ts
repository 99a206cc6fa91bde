import { quantisationPercent } from '../../metrics/fineness.ts'
import { encodeCanvas } from './encode-canvas.ts'
import type { Encoder } from './encoder.ts'
import { beginJpegli } from './jpegli.ts'
import { encodeMozjpeg } from './mozjpeg.ts'

/** jpegli's distance at a percentage of quantisation of 1: that of 20, quality 90, is 1 on jpegli's own scale as well. */
const distancePerPercent = 0.05

/** @param inStrips see `beginJpegli` */
export const jpegliEncoder = (module: WebAssembly.Module, inStrips = false): Encoder => ({
  name: 'jpegli',
  // Distances of 25 to 0.05: below that files hardly change.
  range: { lowest: 10, highest: 99.5, step: 1 / 64 },
  hasFullColour: true,
  metric: module,
  async encode(source, { quality, fullColour }) {
    const encoder = beginJpegli(module, source, {
      distance: quantisationPercent(quality) * distancePerPercent,
      chroma: fullColour ? '4:4:4' : '4:2:0',
      inStrips,
    })
    for await (const band of source.bands()) encoder.rows(band)
    return encoder.end()
  },
})

export const mozjpegEncoder = (module: WebAssembly.Module): Encoder => ({
  name: 'mozjpeg',
  range: { lowest: 5, highest: 100, step: 1 },
  hasFullColour: true,
  encode: async (source, settings) => encodeMozjpeg(module, await source.pixels(), settings),
})

/** The browser's own encoder. It has full chroma at its highest quality only. */
export const canvasEncoder: Encoder = {
  name: 'canvas',
  range: { lowest: 5, highest: 100, step: 1 },
  hasFullColour: false,
  encode: (source, { quality }) =>
    source.onCanvas((canvas) => encodeCanvas(canvas, 'image/jpeg', quality / 100)),
}
