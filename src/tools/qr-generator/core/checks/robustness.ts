import type { Picture } from '../drawing/pixels.ts'
import { addNoise, blur, type Grey, lowerContrast, shrink, toGrey, toPicture } from './distortion.ts'

/** What may go wrong between a code and a camera; each is tried mildly and harshly. */
export const degradations = ['blur', 'noise', 'contrast', 'resolution'] as const
export type Degradation = (typeof degradations)[number]

export type Trial = { readonly hardship: Degradation; readonly degree: 'mild' | 'harsh' }

const trials: readonly Trial[] = degradations.flatMap((hardship) => [
  { hardship, degree: 'mild' },
  { hardship, degree: 'harsh' },
])

/** Sigma of the blur in modules, deviation of the noise in greys, share of the contrast, pixels a module. */
const degrees: Readonly<Record<Degradation, Readonly<Record<Trial['degree'], number>>>> = {
  blur: { mild: 0.25, harsh: 0.42 },
  noise: { mild: 25, harsh: 45 },
  contrast: { mild: 0.5, harsh: 0.2 },
  resolution: { mild: 3, harsh: 1.9 },
}

/**
 * The picture as a camera might see it. Low contrast comes with the noise of a sensor, without which a decoder
 * would tell any two greys apart.
 *
 * @param modulePixels width of a module in the picture
 */
function distort(picture: Picture, modulePixels: number, { hardship, degree }: Trial): Picture {
  const amount = degrees[hardship][degree]
  const grey = toGrey(picture, Math.ceil(modulePixels * 2))
  return toPicture(apply(grey, modulePixels, hardship, amount))
}

function apply(grey: Grey, modulePixels: number, hardship: Degradation, amount: number): Grey {
  switch (hardship) {
    case 'blur':
      return blur(grey, amount * modulePixels)
    case 'noise':
      return addNoise(grey, amount)
    case 'contrast':
      return addNoise(blur(lowerContrast(grey, amount), 0.2 * modulePixels), 6)
    case 'resolution':
      return shrink(grey, Math.min(1, amount / modulePixels))
  }
}

export type Robustness = {
  /** How many of the decoders read the picture as it is. */
  readonly plain: 'all' | 'some' | 'none'
  /** Trials in which every decoder read it. */
  readonly passed: readonly Trial[]
  /** 0 … 100: the share of trials, counted for each decoder; 0 when a decoder does not even read it as it is. */
  readonly score: number
}

export const ratings = ['weak', 'fair', 'good', 'excellent'] as const
export type Rating = (typeof ratings)[number]

export function ratingOf(score: number): Rating {
  if (score >= 85) return 'excellent'
  if (score >= 60) return 'good'
  return score >= 35 ? 'fair' : 'weak'
}

/** Whether a decoder finds the expected text in a picture. */
type Decoder = (picture: Picture) => Promise<boolean>

/** Puts decoders to the test. */
export async function robustnessOf(
  picture: Picture,
  modulePixels: number,
  decoders: readonly Decoder[],
): Promise<Robustness> {
  const readers: boolean[] = []
  for (const read of decoders) readers.push(await read(picture))
  if (!readers.every(Boolean)) return { plain: readers.some(Boolean) ? 'some' : 'none', passed: [], score: 0 }
  const passed: Trial[] = []
  let reads = 0
  for (const trial of trials) {
    const distorted = distort(picture, modulePixels, trial)
    const readBy = await countReaders(distorted, decoders)
    if (readBy === decoders.length) passed.push(trial)
    reads += readBy
  }
  return { plain: 'all', passed, score: Math.round((reads / (trials.length * decoders.length)) * 100) }
}

async function countReaders(picture: Picture, decoders: readonly Decoder[]): Promise<number> {
  let count = 0
  for (const read of decoders) if (await read(picture)) count += 1
  return count
}
