import type { Picture } from '../drawing/pixels.ts'
import { addNoise, blur, type Grey, lowerContrast, shrink, toGrey, toPicture } from './distortion.ts'

/** Degradations that a scanned picture may have; each is tested at two degrees. */
export const degradations = ['blur', 'noise', 'contrast', 'resolution'] as const
export type Degradation = (typeof degradations)[number]

export type Trial = { readonly degradation: Degradation; readonly degree: 'mild' | 'harsh' }

export const trials: readonly Trial[] = degradations.flatMap((degradation) => [
  { degradation, degree: 'mild' },
  { degradation, degree: 'harsh' },
])

/** Blur sigma in modules, noise deviation in grey levels, remaining share of the contrast, pixels per module. */
const degrees: Readonly<Record<Degradation, Readonly<Record<Trial['degree'], number>>>> = {
  blur: { mild: 0.25, harsh: 0.42 },
  noise: { mild: 25, harsh: 45 },
  contrast: { mild: 0.5, harsh: 0.2 },
  resolution: { mild: 3, harsh: 1.9 },
}

/**
 * Simulates a scanned picture. Low contrast includes sensor noise, without which decoders distinguish any two greys.
 *
 * @param modulePixels width of a module in pixels
 */
function distort(picture: Picture, modulePixels: number, { degradation, degree }: Trial): Picture {
  const amount = degrees[degradation][degree]
  const grey = toGrey(picture, Math.ceil(modulePixels * 2))
  return toPicture(degrade(grey, modulePixels, degradation, amount))
}

function degrade(grey: Grey, modulePixels: number, degradation: Degradation, amount: number): Grey {
  switch (degradation) {
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
  /** How many decoders read the undistorted picture. */
  readonly plain: 'all' | 'some' | 'none'
  /** Trials that every decoder passed. */
  readonly passed: readonly Trial[]
  /** Share of passed trials over all decoders, 0 … 100; 0 if a decoder fails on the undistorted picture. */
  readonly score: number
}

export type RobustnessWithSamples<Sample> = Robustness & {
  /** A corner of the picture as the harsh trial of each degradation distorts it; none if there were no trials. */
  readonly samples?: Readonly<Partial<Record<Degradation, Sample>>>
}

/** Width of a sample in modules: a finder pattern and what is around it. */
const sampleModules = 14

/** The top left corner of the code in a distorted picture. */
function corner(distorted: Picture, whole: Picture, modulePixels: number): Picture {
  const border = Math.ceil(modulePixels * 2)
  const scale = distorted.width / (whole.width + 2 * border)
  const start = Math.round(border * scale)
  const side = Math.max(1, Math.round(Math.min(whole.width, sampleModules * modulePixels) * scale))
  const data = new Uint8ClampedArray(side * side * 4)
  for (let row = 0; row < side; row += 1) {
    const from = ((start + row) * distorted.width + start) * 4
    data.set(distorted.data.subarray(from, from + side * 4), row * side * 4)
  }
  return { data, width: side, height: side }
}

export const ratings = ['weak', 'fair', 'good', 'excellent'] as const
export type Rating = (typeof ratings)[number]

export function ratingOf(score: number): Rating {
  if (score >= 85) return 'excellent'
  if (score >= 60) return 'good'
  return score >= 35 ? 'fair' : 'weak'
}

/** Resolves to whether the decoder reads the expected text. */
type Decoder = (picture: Picture) => Promise<boolean>

/** Measures which trials the decoders pass. */
export async function robustnessOf(
  picture: Picture,
  modulePixels: number,
  decoders: readonly Decoder[],
): Promise<RobustnessWithSamples<Picture>> {
  const plainReads: boolean[] = []
  for (const read of decoders) plainReads.push(await read(picture))
  if (!plainReads.every(Boolean))
    return { plain: plainReads.some(Boolean) ? 'some' : 'none', passed: [], score: 0 }
  const passed: Trial[] = []
  const samples: Partial<Record<Degradation, Picture>> = {}
  let reads = 0
  for (const trial of trials) {
    const distorted = distort(picture, modulePixels, trial)
    if (trial.degree === 'harsh') samples[trial.degradation] = corner(distorted, picture, modulePixels)
    const readBy = await countReaders(distorted, decoders)
    if (readBy === decoders.length) passed.push(trial)
    reads += readBy
  }
  const score = Math.round((reads / (trials.length * decoders.length)) * 100)
  return { plain: 'all', passed, score, samples }
}

async function countReaders(picture: Picture, decoders: readonly Decoder[]): Promise<number> {
  let count = 0
  for (const read of decoders) if (await read(picture)) count += 1
  return count
}
