import { qualityBy } from '../../../lib/image/metrics/fineness.ts'

type Encoder = 'jpegli' | 'mozjpeg' | 'canvas' | 'webp' | 'avif'

/** From this quality on, chroma at full resolution makes files of the same similarity smaller, with jpegli and MozJPEG. */
export const fullColourFrom = 95
/** How much less fine a file with full chroma must be to take the bytes of one with subsampled chroma, near that. */
const fullColourCost = 0.3

/** The quality with full chroma that takes about as many bytes as one with subsampled chroma. */
export const fullColourQuality = (quality: number): number => qualityBy(quality, -fullColourCost)

/** The quality that on average matches the browser's JPEG of 0.1, 0.2 … 1; at 1 with full chroma. */
const equivalents = {
  jpegli: [12.5, 22, 33.8, 47, 59.4, 67.4, 75.7, 83.9, 91.1, 99],
  mozjpeg: [18, 29, 40, 50, 59, 67, 75, 82, 91, 100],
  canvas: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  webp: [12, 20, 30, 40, 50, 60, 70, 80, 90, 97],
  avif: [15, 30, 45, 52, 57, 60, 64, 72, 83, 96.25],
} as const

/** Start value for finding the quality that matches the browser's JPEG; `quality` is in tenths, 1 to 10. */
export function equivalentQuality(encoder: Encoder, quality: number): number {
  return equivalents[encoder][quality - 1] ?? 75
}

/** Start value for finding the quality for a target similarity that may be that of the browser's JPEG of `quality`. */
export const firstQuality = (
  encoder: Encoder,
  { target, quality }: { readonly target: number; readonly quality: number | null },
): number => (quality === null ? qualityOfSimilarity(encoder, target) : equivalentQuality(encoder, quality))

/** Start value for finding the quality of a similarity. */
export function qualityOfSimilarity(encoder: Encoder, similarity: number): number {
  // On photographs files of 90 lack 8.6 points, and others in proportion to the step of their quantiser.
  if (encoder === 'avif') return qualityBy(90, -Math.log((100 - similarity) / 8.6))
  // The scales of the others run much alike.
  if (encoder !== 'jpegli') return similarity
  // On photographs, subsampled chroma at jpegli's distance 1 lacks 18 points, and at others as the root of the distance.
  return qualityBy(90, -2 * Math.log((100 - similarity) / 18))
}
