import type { OrientedSize } from '../../../lib/image/exif/orientation.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import { defaultSlope, type LevelFound, searchLevel } from '../core/search-level.ts'
import { type Coding, codingAt, pixelDensities } from '../core/size-level.ts'
import { trialProgress } from '../core/trial-progress.ts'
import type { Progress } from '../core/worker-messages.ts'
import { type ConvertInput, joinPdf, namingPhoto, type SmallerFile } from './convert.ts'

/** Documents are filled to this share of the wanted size, where the photos can fill it. */
const fill = 0.97
/** The level is guessed with a few photos, unless there are hardly more of them. */
const sampleSize = 4
const sampleFill = 0.9
const maxSampleTrials = 6
const maxTrials = 8
/** Of the progress that is shown: an estimate. */
const expectedSampleTrials = 3

/** A photo that can be encoded to be smaller. */
export type Shrinkable = {
  /** Upright. */
  readonly size: OrientedSize
  /** Bytes in the document as it is; null if it has to be encoded for that. */
  readonly bytes: number | null
  /** `density` is its pixels an inch of its page. */
  readonly encode: (coding: Coding, density: number) => Promise<SmallerFile>
}

type Document = { readonly pdf: Blob; readonly smaller: number }

type LevelOptions = {
  /** Called once; says which photo it is at. */
  readonly plan: (onReading: (index: number) => void) => Promise<readonly Shrinkable[]>
  readonly onProgress: (progress: Progress) => void
  /** What stands in for photos that do not become smaller, by their index. */
  readonly kept?: ReadonlyMap<number, SmallerFile>
}

/** Searches the level to which all photos are encoded so that the document has at most `target` bytes. */
export async function findLevel(
  input: ConvertInput,
  target: number,
  { plan, onProgress, kept }: LevelOptions,
): Promise<LevelFound<Document>> {
  const { files, settings } = input
  const isGuessed = files.length > sampleSize * 1.5
  const names = files.map(({ name }) => name)
  const progress = trialProgress(names, isGuessed ? sampleSize * expectedSampleTrials : 0, onProgress)
  const photos = await plan(progress.reading)
  const densities = pixelDensities(
    settings,
    photos.map(({ size }) => size),
  )
  const maxDensity = Math.max(...densities)

  /** The photos that become smaller at a level, of those with the given indexes. */
  const encodeAll = async (indexes: readonly number[], level: number) => {
    const coding = codingAt(level, maxDensity)
    const smaller = new Map<number, SmallerFile>()
    for (const index of indexes) {
      progress.encoding(index)
      const [file, photo] = [files[index] as File, photos[index] as Shrinkable]
      const made = await encodeOrKeep(photo, index, file, () => photo.encode(coding, densities[index] ?? 0))
      if (made && made.data.size < (photo.bytes ?? Number.POSITIVE_INFINITY)) smaller.set(index, made)
    }
    return smaller
  }

  const all = photos.map((_, index) => index)
  const guess = isGuessed
    ? await guessLevel({ target, photos, encode: encodeAll })
    : { level: 1, slope: defaultSlope }
  return searchLevel<Document>({
    target,
    fill,
    first: guess.level,
    slope: guess.slope,
    maxTrials,
    async make(level) {
      const smaller = await encodeAll(all, level)
      const pdf = await joinPdf(input, {
        smaller: new Map([...(kept ?? []), ...smaller]),
        onProgress: ({ done }) => progress.reading(done),
      })
      if (!pdf) throw new RangeError('a document without a limit was given up')
      return { bytes: pdf.size, output: { pdf, smaller: smaller.size } }
    },
  })
}

type Guess = {
  readonly target: number
  readonly photos: readonly Shrinkable[]
  readonly encode: (indexes: readonly number[], level: number) => Promise<ReadonlyMap<number, SmallerFile>>
}

/** About the level for all photos, from some that are spread over the list, as similar ones follow each other. */
async function guessLevel({ target, photos, encode }: Guess) {
  const sample = Array.from({ length: sampleSize }, (_, index) =>
    Math.floor(((index + 0.5) * photos.length) / sampleSize),
  )
  const pixels = (indexes: readonly number[]) =>
    indexes.reduce((sum, index) => {
      const { width, height } = (photos[index] as Shrinkable).size
      return sum + width * height
    }, 0)
  const share = pixels(sample) / pixels(photos.map((_, index) => index))
  const { best, last, slope } = await searchLevel({
    target: target * share,
    fill: sampleFill,
    first: 1,
    slope: defaultSlope,
    maxTrials: maxSampleTrials,
    async make(level) {
      const smaller = await encode(sample, level)
      const bytes = sample.reduce(
        (sum, index) => sum + (smaller.get(index)?.data.size ?? photos[index]?.bytes ?? 0),
        0,
      )
      return { bytes, output: null }
    },
  })
  return { level: (best ?? last).level, slope }
}

/** A photo that cannot be decoded stays as it is where it can be embedded. */
async function encodeOrKeep(
  { bytes }: Shrinkable,
  index: number,
  file: File,
  encode: () => Promise<SmallerFile>,
): Promise<SmallerFile | null> {
  if (bytes === null) return namingPhoto(index, file, encode)
  try {
    return await encode()
  } catch (error) {
    if (error instanceof ImageFailure) return null
    throw error
  }
}
