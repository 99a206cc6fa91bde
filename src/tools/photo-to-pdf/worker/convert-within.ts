import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import { inflate } from '../../../lib/image/browser/encode/zlib.ts'
import { uprightSize } from '../../../lib/image/exif/orientation.ts'
import type { ImageHeader } from '../../../lib/image/header/image-header.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import { planPhoto } from '../core/plan-photo.ts'
import { defaultSlope, type LevelFound, searchLevel } from '../core/search-level.ts'
import { codingAt, pixelDensities } from '../core/size-level.ts'
import { trialProgress } from '../core/trial-progress.ts'
import type { Progress } from '../core/worker-messages.ts'
import { ConversionStopped } from '../core/write-pdf.ts'
import {
  type ConvertInput,
  conversionOf,
  joinPdf,
  type Outcome,
  outcomeOf,
  type SmallerFile,
} from './convert.ts'
import { encodeSmaller } from './encode-smaller.ts'

/** Documents are filled to this share of the wanted size, where the photos can fill it. */
const fill = 0.97
/** The level is guessed with a few photos, unless there are hardly more of them. */
const sampleSize = 4
const sampleFill = 0.9
const maxSampleTrials = 6
const maxTrials = 8
/** Of the progress that is shown: an estimate. */
const expectedSampleTrials = 3

type Planned = {
  readonly header: ImageHeader
  /** Bytes as the photo is embedded; null if it has to be decoded for that. */
  readonly bytes: number | null
}

type Document = { readonly pdf: Blob; readonly smaller: number }

/**
 * Creates a PDF of at most `maxBytes`: of the photos as they are where they fit, or else with those that are too large
 * encoded anew, all to the same level. One photo is decoded at a time. Never rejects.
 */
export function convertWithin(
  input: ConvertInput,
  maxBytes: number,
  jpegli: WebAssembly.Module | null,
  onProgress: (progress: Progress) => void,
): Promise<Outcome> {
  return outcomeOf(input, async () => {
    const asTheyAre = await joinPdf(input, {
      maxBytes,
      // Photos that can be embedded are only read.
      onProgress: (progress) => onProgress({ ...progress, done: 0, next: progress.done }),
    })
    if (asTheyAre) return conversionOf(input, asTheyAre, 0)
    const { best, last } = await findLevel(input, maxBytes, { jpegli, onProgress })
    if (!best) throw new ConversionStopped({ kind: 'too-small-limit', smallest: last.bytes })
    return conversionOf(input, best.output.pdf, best.output.smaller)
  })
}

type Tools = {
  readonly jpegli: WebAssembly.Module | null
  readonly onProgress: (progress: Progress) => void
}

async function findLevel(
  input: ConvertInput,
  target: number,
  { jpegli, onProgress }: Tools,
): Promise<LevelFound<Document>> {
  const { files, settings } = input
  const isGuessed = files.length > sampleSize * 1.5
  const names = files.map(({ name }) => name)
  const progress = trialProgress(names, isGuessed ? sampleSize * expectedSampleTrials : 0, onProgress)
  const photos = await planAll(input, progress.reading)
  const densities = pixelDensities(settings, photos.map(sizeOf))
  const most = Math.max(...densities)

  /** The photos that become smaller at a level, of those with the given indexes. */
  const encodeAll = async (indexes: readonly number[], level: number) => {
    const coding = codingAt(level, most)
    const smaller = new Map<number, SmallerFile>()
    for (const index of indexes) {
      progress.encoding(index)
      const [file, photo] = [files[index] as File, photos[index] as Planned]
      const made = await encodeOrKeep(photo, index, file, () =>
        encodeSmaller(file, photo.header, { jpegli, coding, density: densities[index] ?? 0 }),
      )
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
      const pdf = await joinPdf(input, { smaller, onProgress: ({ done }) => progress.reading(done) })
      if (!pdf) throw new RangeError('a document without a limit was given up')
      return { bytes: pdf.size, output: { pdf, smaller: smaller.size } }
    },
  })
}

type Guess = {
  readonly target: number
  readonly photos: readonly Planned[]
  readonly encode: (indexes: readonly number[], level: number) => Promise<ReadonlyMap<number, SmallerFile>>
}

/** About the level for all photos, from some that are spread over the list, as similar ones follow each other. */
async function guessLevel({ target, photos, encode }: Guess) {
  const sample = Array.from({ length: sampleSize }, (_, index) =>
    Math.floor(((index + 0.5) * photos.length) / sampleSize),
  )
  const pixels = (indexes: readonly number[]) =>
    indexes.reduce((sum, index) => {
      const { width, height } = sizeOf(photos[index] as Planned)
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

async function planAll(
  { files, keepMetadata }: ConvertInput,
  onReading: (index: number) => void,
): Promise<Planned[]> {
  const planned: Planned[] = []
  for (const [index, file] of files.entries()) {
    onReading(index)
    const plan = await namingPhoto(index, file, () => planPhoto(blobSource(file), { keepMetadata, inflate }))
    const bytes =
      plan.kind === 'embed' ? plan.image.data.reduce((sum, { start, end }) => sum + end - start, 0) : null
    planned.push({ header: withoutProfile(plan.header), bytes })
  }
  return planned
}

/** A profile may take half a megabyte, of hundreds of photos each, and decoding reads the file. */
const withoutProfile = (header: ImageHeader): ImageHeader =>
  header.format === 'jpeg' ? { ...header, icc: null } : header

/** A photo that cannot be decoded stays as it is where it can be embedded. */
async function encodeOrKeep(
  { bytes }: Planned,
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

async function namingPhoto<Result>(
  index: number,
  { name }: File,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ImageFailure)) throw error
    throw new ConversionStopped({ kind: 'photo', error: error.error, index, name })
  }
}

const sizeOf = ({ header }: Planned) => ({ ...uprightSize(header), orientation: 1 }) as const
