import { encodeMozjpeg } from '../../../lib/image/browser/encode/mozjpeg.ts'
import { createSimilarityMeter } from '../../../lib/image/browser/metrics/measure-similarity.ts'
import { sampleTiles } from '../../../lib/image/browser/metrics/sample-tiles.ts'
import { searchTargetQuality } from '../../../lib/image/metrics/target-quality.ts'
import { type EncoderInput, encodeWithCanvas, isTooSmallToMeasure, type TargetResult } from './meet-target.ts'
import { encodeAndMeasure } from './optimize.ts'

/** From this quality on full chroma may take fewer bytes than subsampled chroma of equal similarity. */
const tryFullColourFrom = 90
const lowestQuality = 5
const maxEncodes = 5

/** The smallest file whose similarity reaches `target`; its quality is determined on a sample. */
export async function meetTargetQuality(
  { pixels, module }: EncoderInput,
  target: number,
): Promise<TargetResult> {
  if (isTooSmallToMeasure(pixels)) return encodeUnmeasured(pixels, target)
  const sample = sampleTiles(pixels)
  const meter = createSimilarityMeter(sample)
  type Encode = Parameters<typeof searchTargetQuality<Blob>>[0]['encode']
  const search = (encode: Encode) =>
    searchTargetQuality({
      target,
      lowest: lowestQuality,
      highest: 100,
      first: target,
      maxEncodes: maxEncodes,
      encode,
    })
  const byCanvas = async (quality: number) => {
    const jpeg = await encodeWithCanvas(sample, quality)
    return { bytes: jpeg.size, similarity: await meter.score(jpeg), output: jpeg }
  }
  const byMozjpeg = (fullColour: boolean) =>
    module ? encodeAndMeasure(module, sample, meter, { quantTable: 2, fullColour }) : byCanvas

  let found = await search(byMozjpeg(false))
  let fullColour = false
  // Fine coloured detail, such as red text, never looks right with subsampled chroma.
  if (module && (found.best?.quality ?? 100) >= tryFullColourFrom) {
    const full = await search(byMozjpeg(true))
    fullColour = found.best
      ? full.best !== null && full.best.bytes < found.best.bytes
      : full.best !== null || full.closest.similarity > found.closest.similarity
    if (fullColour) found = full
  }
  const { quality, similarity, output } = found.best ?? found.closest
  const encodeWhole = () =>
    module
      ? encodeMozjpeg(module, pixels, { quality, quantTable: 2, fullColour })
      : encodeWithCanvas(pixels, quality)
  return {
    candidate: {
      jpeg: sample === pixels ? output : await encodeWhole(),
      encoder: module ? 'mozjpeg' : 'canvas',
      similarity,
    },
    size: { width: pixels.width, height: pixels.height },
    encodes: 1,
    outcome: found.best ? 'met' : 'missed',
    shrunk: false,
  }
}

/** Uses the target similarity as the browser's quality, as both scales run much alike. */
async function encodeUnmeasured(pixels: ImageData, target: number): Promise<TargetResult> {
  const { width, height } = pixels
  const candidate = {
    jpeg: await encodeWithCanvas(pixels, target),
    encoder: 'canvas',
    similarity: null,
  } as const
  return { candidate, size: { width, height }, encodes: 1, outcome: 'met', shrunk: false }
}
