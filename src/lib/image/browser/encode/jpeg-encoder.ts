import { type QualityRange, quantisationPercent } from '../../metrics/fineness.ts'
import type { PixelSource } from '../draw/pixel-source.ts'
import { encodeCanvas } from './encode-canvas.ts'
import { beginJpegli } from './jpegli.ts'
import { encodeMozjpeg } from './mozjpeg.ts'

type JpegSettings = {
  /** On the scale of the Independent JPEG Group, within the encoder's range; what it means differs between encoders. */
  readonly quality: number
  /** Chroma at full resolution instead of half in both directions. */
  readonly fullColour: boolean
}

export type JpegEncoder = {
  readonly name: 'jpegli' | 'mozjpeg' | 'canvas'
  readonly range: QualityRange
  /** Can encode chroma at full resolution at any quality. */
  readonly hasFullColour: boolean
  encode(source: PixelSource, settings: JpegSettings): Promise<Blob>
}

/** jpegli's distance at a percentage of quantisation of 1: that of 20, quality 90, is 1 on jpegli's own scale as well. */
const distancePerPercent = 0.05

/** @param inStrips see `beginJpegli` */
export const jpegliEncoder = (module: WebAssembly.Module, inStrips = false): JpegEncoder => ({
  name: 'jpegli',
  // Distances of 25 to 0.05: below that files hardly change.
  range: { lowest: 10, highest: 99.5, step: 1 / 64 },
  hasFullColour: true,
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

export const mozjpegEncoder = (module: WebAssembly.Module): JpegEncoder => ({
  name: 'mozjpeg',
  range: { lowest: 5, highest: 100, step: 1 },
  hasFullColour: true,
  encode: async (source, settings) => encodeMozjpeg(module, await source.pixels(), settings),
})

/** The browser's own encoder. It has full chroma at its highest quality only. */
export const canvasEncoder: JpegEncoder = {
  name: 'canvas',
  range: { lowest: 5, highest: 100, step: 1 },
  hasFullColour: false,
  encode: (source, { quality }) =>
    source.onCanvas((canvas) => encodeCanvas(canvas, 'image/jpeg', quality / 100)),
}
