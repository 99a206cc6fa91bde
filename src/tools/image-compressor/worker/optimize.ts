import { canvasOf } from '../../../lib/image/browser/draw/draw.ts'
import { encodeCanvas } from '../../../lib/image/browser/encode/encode-canvas.ts'
import {
  encodeMozjpeg,
  type MozjpegOptions,
  type QuantTable,
} from '../../../lib/image/browser/encode/mozjpeg.ts'
import {
  createSimilarityMeter,
  type SimilarityMeter,
} from '../../../lib/image/browser/metrics/measure-similarity.ts'
import { sampleTiles } from '../../../lib/image/browser/metrics/sample-tiles.ts'
import { searchTargetQuality } from '../../../lib/image/metrics/target-quality.ts'
import { equivalentQuality } from '../core/quality-scale.ts'

/** An encoded file and its similarity to the original; null where that was not measured. */
export type Candidate = {
  readonly jpeg: Blob
  readonly encoder: 'canvas' | 'mozjpeg'
  readonly similarity: number | null
}

/** From this similarity on the browser's tables can beat MozJPEG's, so both are tried. */
const bothTablesFrom = 86
const maxEncodes = 4
/** A smaller difference in similarity counts as equal: the estimate is not more precise. */
const tolerance = 0.05

/**
 * The smallest file at least as similar as the browser's JPEG of `quality` tenths; that JPEG itself when nothing smaller
 * is found. The quality is determined on a sample, so that the whole picture is encoded only once.
 */
export async function optimize(
  module: WebAssembly.Module,
  pixels: ImageData,
  fast: Candidate,
  quality: number,
): Promise<{ candidate: Candidate; encodes: number }> {
  const sample = sampleTiles(pixels)
  const meter = createSimilarityMeter(sample)
  const target = await meter.score(
    sample === pixels ? fast.jpeg : await encodeCanvas(canvasOf(sample), 'image/jpeg', quality / 10),
  )
  let best: { readonly options: MozjpegOptions; readonly similarity: number; readonly sample: Blob } | null =
    null
  for (const quantTable of target >= bothTablesFrom ? ([2, 0] as const) : ([2] as const)) {
    // The browser, too, uses full chroma resolution only at its highest quality.
    const options = { quantTable, fullColour: quality === 10 }
    const found = await searchTargetQuality({
      target: target - tolerance,
      lowest: 1,
      highest: 100,
      first: equivalentQuality(quality, quantTable),
      maxEncodes: maxEncodes,
      encode: encodeAndMeasure(module, sample, meter, options),
    })
    if (found.best && found.best.bytes < (best?.sample.size ?? Number.POSITIVE_INFINITY)) {
      const { quality: bestQuality, similarity, output } = found.best
      best = { options: { ...options, quality: bestQuality }, similarity, sample: output }
    }
  }
  const unchanged = { ...fast, similarity: target }
  if (!best) return { candidate: unchanged, encodes: 0 }
  const jpeg = sample === pixels ? best.sample : await encodeMozjpeg(module, pixels, best.options)
  const smaller: Candidate = { jpeg, encoder: 'mozjpeg', similarity: best.similarity }
  return { candidate: jpeg.size < fast.jpeg.size ? smaller : unchanged, encodes: 1 }
}

/** Encodes pixels with MozJPEG at a quality and measures the similarity. */
export function encodeAndMeasure(
  module: WebAssembly.Module,
  pixels: ImageData,
  meter: SimilarityMeter,
  options: { readonly quantTable: QuantTable; readonly fullColour: boolean },
) {
  return async (quality: number) => {
    const jpeg = await encodeMozjpeg(module, pixels, { quality, ...options })
    return { bytes: jpeg.size, similarity: await meter.score(jpeg), output: jpeg }
  }
}
