import { type EncoderName, equivalentQuality } from '../../../lib/image/metrics/equivalent-quality.ts'
import { qualityBy } from '../../../lib/image/metrics/fineness.ts'

/** From this quality on, chroma at full resolution makes files of the same similarity smaller, with jpegli and MozJPEG. */
export const fullColourFrom = 95
/** How much less fine a file with full chroma must be to take the bytes of one with subsampled chroma, near that. */
const fullColourCost = 0.3

/** The quality with full chroma that takes about as many bytes as one with subsampled chroma. */
export const fullColourQuality = (quality: number): number => qualityBy(quality, -fullColourCost)

/** Start value for finding the quality for a target similarity that may be that of the browser's JPEG of `quality`. */
export const firstQuality = (
  encoder: EncoderName,
  { target, quality }: { readonly target: number; readonly quality: number | null },
): number => (quality === null ? qualityOfSimilarity(encoder, target) : equivalentQuality(encoder, quality))

/** Start value for finding the quality of a similarity. */
export function qualityOfSimilarity(encoder: EncoderName, similarity: number): number {
  // On photographs files of 90 lack 8.6 points, and others in proportion to the step of their quantiser.
  if (encoder === 'avif') return qualityBy(90, -Math.log((100 - similarity) / 8.6))
  // The scales of the others run much alike.
  if (encoder !== 'jpegli') return similarity
  // On photographs, subsampled chroma at jpegli's distance 1 lacks 13.3 points, and at others by a power of the distance.
  return qualityBy(90, -1.85 * Math.log((100 - similarity) / 13.3))
}
