import { createLookMeter, type LookMeter } from '../../../lib/image/browser/measure-look.ts'
import { encodeMozjpeg, type MozjpegOptions } from '../../../lib/image/browser/mozjpeg.ts'
import type { CanvasColourSpace } from '../../../lib/image/colour-gamut.ts'
import { searchTargetLook } from '../../../lib/image/target-look.ts'
import { sameLookQuality } from '../core/quality-scale.ts'

/** A coded file and how it looks; `look` is null where it was not measured. */
export type Candidate = {
  readonly jpeg: Uint8Array<ArrayBuffer>
  readonly encoder: 'canvas' | 'mozjpeg'
  readonly look: number | null
}

export type Coder = {
  readonly canvas: OffscreenCanvas
  readonly colourSpace: CanvasColourSpace
  /** MozJPEG; null where it could not be loaded or the picture is too large for it. */
  readonly module: WebAssembly.Module | null
}

/** Above this look the browser's tables can beat MozJPEG's, so both kinds are tried. */
const bothTablesFrom = 86
const mostEncodes = 3

/**
 * The smallest file that looks at least like the browser's own JPEG of `quality` tenths; that one itself when
 * nothing smaller is found.
 */
export async function improve(
  module: WebAssembly.Module,
  pixels: ImageData,
  fast: Candidate,
  quality: number,
): Promise<{ candidate: Candidate; encodes: number }> {
  const meter = createLookMeter(pixels)
  const target = await meter.score(new Blob([fast.jpeg]))
  let best: Candidate = { ...fast, look: target }
  let encodes = 0
  for (const table of target >= bothTablesFrom ? ([2, 0] as const) : ([2] as const)) {
    const found = await searchTargetLook({
      target,
      lowest: 1,
      highest: 100,
      first: sameLookQuality(quality, table),
      mostEncodes,
      // The browser, too, codes colours in full only at its highest quality.
      encode: codeAndMeasure(module, pixels, meter, { quantTable: table, fullColour: quality === 10 }),
    })
    encodes += found.encodes
    if (found.best && found.best.bytes < best.jpeg.length)
      best = { jpeg: found.best.output, encoder: 'mozjpeg', look: found.best.look }
  }
  return { candidate: best, encodes }
}

/** Codes pixels with MozJPEG at a quality and measures the look. */
export function codeAndMeasure(
  module: WebAssembly.Module,
  pixels: ImageData,
  meter: LookMeter,
  options: Omit<MozjpegOptions, 'quality'>,
) {
  return async (quality: number) => {
    const jpeg = await encodeMozjpeg(module, pixels, { quality, ...options })
    return { bytes: jpeg.length, look: await meter.score(new Blob([jpeg])), output: jpeg }
  }
}
