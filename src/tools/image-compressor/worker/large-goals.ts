import { canvasEncoder } from '../../../lib/image/browser/encode/jpeg-encoder.ts'
import { equivalentQuality } from '../../../lib/image/metrics/equivalent-quality.ts'
import { searchTargetSize } from '../../../lib/image/metrics/target-size.ts'
import { type CompressorSettings, qualityPresets } from '../core/settings.ts'
import type { EncoderInput, TargetResult } from './meet-target.ts'
import { meetTargetQuality } from './target-quality.ts'
import { createTrials } from './trials.ts'

/** Of the whole picture, for a number of pixels. */
const maxEncodes = 3

/** Encodes a picture by rows, as a whole as few times as can be; by how much to scale down where a file size asks for it. */
export function meetLargeGoal(input: EncoderInput, settings: CompressorSettings) {
  switch (settings.goal) {
    case 'quality':
      return looksLikeCanvas(input, settings.quality)
    case 'size':
      return meetSize(input, settings.kilobytes * 1024)
    default:
      return meetTargetQuality(input, qualityPresets[settings.look])
  }
}

/** Looks like the browser's JPEG of `quality` tenths; determined on a sample, and the whole picture is encoded once. */
async function looksLikeCanvas({ source, encoder }: EncoderInput, quality: number): Promise<TargetResult> {
  const trials = await createTrials(source, encoder.metric)
  const fullColour = quality === 10
  const fast = await canvasEncoder.encode(trials.sample, { quality: quality * 10, fullColour })
  const found = await trials.search(encoder, {
    target: await trials.meter.score(fast),
    first: equivalentQuality(encoder.name, quality),
    fullColour,
  })
  const jpeg = await trials.finish(encoder, found, fullColour)
  return {
    candidate: { blob: jpeg, encoder: encoder.name, similarity: found.similarity },
    size: source,
    encodes: 1,
    outcome: 'met',
    shrunk: false,
  }
}

/** The file of the highest quality within the target; or by how much to scale down where even the lowest is larger. */
async function meetSize(
  { source, encoder }: EncoderInput,
  target: number,
): Promise<TargetResult | { readonly shrinkBy: number }> {
  const sample = (await createTrials(source)).sample
  const share = (sample.width * sample.height) / (source.width * source.height)
  const search = (from: EncoderInput['source'], bytes: number, first: number, encodes: number) =>
    searchTargetSize({
      target: bytes,
      range: encoder.range,
      first,
      maxEncodes: encodes,
      async encode(quality) {
        const output = await encoder.encode(from, { quality, fullColour: false })
        return { bytes: output.size, output }
      },
    })
  const estimate = await search(sample, target * share, equivalentQuality(encoder.name, 8), 6)
  const shrinkBy = (bytes: number) => ({ shrinkBy: Math.min(0.9, Math.sqrt(target / bytes) * 0.95) })
  // Parts of a picture take up to a third more or less than the whole.
  if (!estimate.best && estimate.smallest.bytes * 0.75 > target * share)
    return shrinkBy(estimate.smallest.bytes / share)
  const first = estimate.best?.quality ?? encoder.range.lowest
  const { best, smallest, encodes } = await search(source, target, first, maxEncodes)
  if (!best) return shrinkBy(smallest.bytes)
  const candidate = { blob: best.output, encoder: encoder.name, similarity: null }
  return { candidate, size: source, encodes, outcome: 'met', shrunk: false }
}
