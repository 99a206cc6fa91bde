import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import type { Encoder } from '../../../lib/image/browser/encode/encoder.ts'
import { canvasEncoder, jpegliEncoder } from '../../../lib/image/browser/encode/jpeg-encoder.ts'
import { inflate } from '../../../lib/image/browser/encode/zlib.ts'
import { uprightSize } from '../../../lib/image/exif/orientation.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import { type PhotoPlan, planPhoto } from '../core/plan-photo.ts'
import { type LevelFound, searchLevel, usualSlope } from '../core/search-level.ts'
import { codingAt, levels, pixelDensities } from '../core/size-level.ts'
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
/** The level is guessed with a few photos, unless there are hardly more. */
const sampleSize = 4
const sampleFill = 0.9
const maxSampleTrials = 6
const maxTrials = 8
/** Of the progress that is shown: how many times all photos are usually gone through after the sample. */
const usualPasses = 2.5

type Planned = {
  readonly plan: PhotoPlan
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
      // Usually a moment, as most photos are not even decoded.
      onProgress: (progress) => onProgress({ ...progress, done: 0, next: progress.done }),
    })
    if (asTheyAre) return conversionOf(input, asTheyAre, 0)
    const { best, smallest } = await findLevel(input, maxBytes, {
      encoder: jpegli ? jpegliEncoder(jpegli) : canvasEncoder,
      onProgress,
    })
    if (!best) throw new ConversionStopped({ kind: 'too-small-limit', smallest: smallest.bytes })
    return conversionOf(input, best.output.pdf, best.output.smaller)
  })
}

type Tools = { readonly encoder: Encoder; readonly onProgress: (progress: Progress) => void }

async function findLevel(
  input: ConvertInput,
  target: number,
  { encoder, onProgress }: Tools,
): Promise<LevelFound<Document>> {
  const { files, settings } = input
  const photos = await planAll(input)
  const densities = pixelDensities(settings, photos.map(sizeOf))
  const most = Math.max(...densities)
  const report = progressOf(files, onProgress)

  /** The photos that become smaller at a level, of those with the given indexes. */
  const encodeAll = async (indexes: readonly number[], level: number) => {
    const coding = codingAt(level, most)
    const smaller = new Map<number, SmallerFile>()
    for (const index of indexes) {
      report(index)
      const [file, photo] = [files[index] as File, photos[index] as Planned]
      const made = await encodeOrKeep(photo, index, file, () =>
        encodeSmaller(file, photo.plan.header, { encoder, coding, density: densities[index] ?? 0 }),
      )
      if (made && made.data.size < (photo.bytes ?? Number.POSITIVE_INFINITY)) smaller.set(index, made)
    }
    return smaller
  }

  const all = photos.map((_, index) => index)
  const guess =
    all.length > sampleSize * 1.5
      ? await guessLevel({ target, photos, encode: encodeAll })
      : { level: 1, slope: usualSlope }
  return searchLevel<Document>({
    target,
    fill,
    first: guess.level,
    slope: guess.slope,
    maxTrials,
    async make(level) {
      const smaller = await encodeAll(all, level)
      const pdf = await joinPdf(input, { smaller })
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
  const { best, smallest, slope } = await searchLevel({
    target: target * share,
    fill: sampleFill,
    first: 1,
    slope: usualSlope,
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
  return { level: best?.level ?? Math.min(levels.smallest, smallest.level), slope }
}

async function planAll({ files, keepMetadata }: ConvertInput): Promise<Planned[]> {
  const planned: Planned[] = []
  for (const [index, file] of files.entries()) {
    const plan = await namingPhoto(index, file, () => planPhoto(blobSource(file), { keepMetadata, inflate }))
    const bytes =
      plan.kind === 'embed' ? plan.image.data.reduce((sum, { start, end }) => sum + end - start, 0) : null
    planned.push({ plan, bytes })
  }
  return planned
}

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

const sizeOf = ({ plan }: Planned) => ({ ...uprightSize(plan.header), orientation: 1 }) as const

/** Reports how far the work is, in photos, though they are gone through more than once. */
function progressOf(files: readonly File[], onProgress: (progress: Progress) => void) {
  const total = files.length
  const expected = total * usualPasses + (total > sampleSize * 1.5 ? sampleSize * 3 : 0)
  let begun = 0
  return (next: number) => {
    // Slower towards the end, which it never reaches before it is there.
    const share = begun <= expected / 2 ? begun / expected : 1 - expected / (4 * begun)
    begun += 1
    const done = Math.min(total - 1, Math.floor(share * total))
    onProgress({ done, total, name: files[next]?.name ?? '', next })
  }
}
