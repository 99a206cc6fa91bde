import { canvasEncoder } from '../../../lib/image/browser/encode/jpeg-encoder.ts'
import { equivalentQuality } from '../../../lib/image/metrics/equivalent-quality.ts'
import type { Candidate, EncoderInput } from './meet-target.ts'
import { createTrials } from './trials.ts'

/** A smaller difference in similarity counts as equal: the estimate is not more precise. */
const tolerance = 0.05
/**
 * jpegli's finest files lack up to this much to the browser's finest, by the estimate; by SSIMULACRA2 they lack 1.1 at
 * most, at scores of about 95, and some are better. They take a quarter fewer bytes.
 */
const finestTolerance = 0.6

/** What is aimed at above the browser's file where SSIMULACRA 2 is measured: for rounding; for all that a sample does not show. */
const margins = { whole: 0.02, sample: 0.1 } as const

type Measuring = {
  /** The score is SSIMULACRA 2, not an estimate of it. */
  readonly isMeasured: boolean
  /** It is that of the whole picture, not of a sample. */
  readonly isWhole: boolean
}

/** The similarity to aim at for the look of the browser's JPEG that has this score; no more than that of the same pixels. */
export const targetFor = (score: number, { isMeasured, isWhole }: Measuring): number =>
  isMeasured ? Math.min(100, score + (isWhole ? margins.whole : margins.sample)) : score - tolerance

/**
 * The smallest file at least as similar as the browser's JPEG of `quality` tenths; that JPEG itself when nothing smaller
 * is found. The quality is determined on a sample, so that the whole picture is encoded only once.
 */
export async function optimize(
  { source, encoder }: EncoderInput,
  fast: Candidate,
  quality: number,
): Promise<{ candidate: Candidate; encodes: number }> {
  const trials = await createTrials(source, encoder.metric)
  const isMeasured = encoder.metric !== undefined
  // The browser, too, uses full chroma resolution only at its highest quality.
  const fullColour = quality === 10
  const target = await trials.meter.score(
    trials.isWhole
      ? fast.blob
      : await canvasEncoder.encode(trials.sample, { quality: quality * 10, fullColour }),
  )
  const found = await trials.search(encoder, {
    target: targetFor(target, { isMeasured, isWhole: trials.isWhole }),
    first: equivalentQuality(encoder.name, quality),
    fullColour,
  })
  const unchanged = { ...fast, similarity: target }
  const isAsGood = found.met || (!isMeasured && fullColour && found.similarity >= target - finestTolerance)
  if (!isAsGood) return { candidate: unchanged, encodes: 0 }
  const blob = await trials.finish(encoder, found, fullColour)
  const smaller: Candidate = { blob, encoder: encoder.name, similarity: found.similarity }
  return { candidate: blob.size < fast.blob.size ? smaller : unchanged, encodes: 1 }
}
