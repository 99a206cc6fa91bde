import { fitsAvif } from '../../../../lib/image/browser/encode/avif.ts'
import type { Encoder } from '../../../../lib/image/browser/encode/encoder.ts'
import { canvasEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import { fitsWebp } from '../../../../lib/image/browser/encode/webp.ts'
import { createSimilarityMeter } from '../../../../lib/image/browser/metrics/measure-similarity.ts'
import { ImageFailure } from '../../../../lib/image/image-error.ts'
import type { PictureFormat } from '../../core/settings.ts'
import { stoppable, type Turn } from '../stoppable.ts'
import { meetTargetQuality } from '../target-quality.ts'
import { meetTargetSize } from '../target-size.ts'
import type { Trials } from '../trials.ts'
import type { Aim, Made } from './made.ts'
import { avifSupport, makeAvif } from './make-avif.ts'
import { estimatePng, makePng } from './make-png.ts'
import { makeWebp } from './make-webp.ts'
import type { OpenPixels } from './open-pixels.ts'
import type { PaletteSearch } from './search-palette.ts'

export type Job = {
  readonly picture: Pick<OpenPixels, 'source' | 'transparent'>
  /** Null for pictures that are too small to be measured; they become lossless files. */
  readonly trials: Trials | null
  /** For a look only. */
  readonly palettes: PaletteSearch | null
  readonly aim: Aim
  /** Between two steps, as a sign of life as well. */
  readonly turn: Turn
  readonly codecs: Codecs
  /** See `createSimilarityMeter`. */
  readonly metric: WebAssembly.Module | undefined
}

/** null where one could not be loaded or is not needed. */
export type Codecs = {
  readonly jpeg: Encoder
  readonly webp: WebAssembly.Module | null
  readonly avif: WebAssembly.Module | null
  readonly oxipng: WebAssembly.Module | null
}

/** A file of a format, or what it would take about, where that is far more than others do or than is wanted. */
export type Tried =
  | { readonly format: PictureFormat; readonly made: Made }
  | { readonly format: PictureFormat; readonly made: null; readonly estimate: number }

/** A PNG that is expected to be this many times the smallest or wanted file is not made: fewer colours hardly save as much. */
const hopeless = 3

/** None where the encoder could not be loaded or has too little memory, or the picture is too large for the format. */
export async function tryFormat(job: Job, format: PictureFormat, mayShrink = true): Promise<Tried[]> {
  await job.turn()
  const made = await unlessTooLarge(() => makeFile(job, format, mayShrink))
  return made ? [{ format, made }] : []
}

/** null where the encoder has too little memory, or the picture is too large for the format. */
export async function unlessTooLarge<Result>(make: () => Promise<Result>): Promise<Result | null> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof ImageFailure && error.error.kind === 'too-large') return null
    throw error
  }
}

/** Whether a picture can be encoded in a format. */
export async function encodes(
  { picture, codecs }: Pick<Job, 'picture' | 'codecs'>,
  format: 'webp' | 'avif',
): Promise<boolean> {
  if (format === 'webp') return codecs.webp !== null && fitsWebp(picture.source)
  if (codecs.avif === null || !fitsAvif(picture.source)) return false
  return (await avifSupport(codecs.avif)) !== 'none'
}

async function makeFile(job: Job, format: PictureFormat, mayShrink: boolean): Promise<Made | null> {
  const { picture, trials, palettes, aim, codecs, turn } = job
  if (format === 'jpeg') return makeJpeg(job)
  if (format === 'png') return makePng({ ...picture, oxipng: codecs.oxipng, turn }, palettes, aim, mayShrink)
  const module = codecs[format]
  if (!module || !(await encodes(job, format))) return null
  const input = { module, source: picture.source, turn }
  return format === 'webp' ? makeWebp(input, trials, palettes, aim) : makeAvif(input, trials, aim)
}

/** The formats of Automatic: all but AVIF. */
export async function tryAutomatic(job: Job): Promise<Tried[]> {
  const { picture, aim } = job
  const lossy: Tried[] = []
  if (!picture.transparent && aim.kind !== 'lossless') lossy.push(...(await tryFormat(job, 'jpeg')))
  lossy.push(...(await tryFormat(job, 'webp')))
  const estimate = await hopelessPng(job, lossy)
  const tried = [...lossy, ...(estimate ? [estimate] : await tryFormat(job, 'png', lossy.length === 0))]
  return aim.kind === 'size' ? measured(job, tried) : tried
}

async function hopelessPng(job: Job, tried: readonly Tried[]): Promise<Tried | null> {
  const { picture, trials, palettes, aim } = job
  if (!trials || tried.length === 0) return null
  const estimated = (estimate: number) => ({ format: 'png', made: null, estimate }) as const
  if (aim.kind === 'size') {
    const estimate = await estimatePng(picture.source, trials, null)
    return estimate > aim.bytes * hopeless ? estimated(estimate) : null
  }
  if (!palettes) return null
  const smallest = Math.min(...tried.map(({ made }) => made?.blob.size ?? Number.POSITIVE_INFINITY))
  const sample = await palettes.sample()
  let estimate = await estimatePng(picture.source, trials, sample)
  // Few colours may do for the sample, and not for the whole.
  if (
    sample &&
    estimate <= smallest * hopeless &&
    !(await palettes.isGraphic()) &&
    !(await palettes.quantised())
  )
    estimate = await estimatePng(picture.source, trials, null)
  return estimate > smallest * hopeless ? estimated(estimate) : null
}

/** Files of a target size, which are compared by their look. */
async function measured(
  { picture, turn, metric }: Pick<Job, 'picture' | 'turn' | 'metric'>,
  tried: readonly Tried[],
): Promise<Tried[]> {
  const meter = createSimilarityMeter(await picture.source.pixels(), metric)
  const results: Tried[] = []
  for (const each of tried) {
    await turn()
    const { made } = each
    if (!made || made.shrunk) results.push(each)
    else results.push({ ...each, made: { ...made, similarity: await meter.score(made.blob) } })
  }
  return results
}

async function makeJpeg({ picture: { source }, trials, aim, codecs, turn }: Job): Promise<Made> {
  const input = { source, encoder: stoppable(codecs.jpeg, turn) }
  const { candidate, outcome, ...rest } =
    aim.kind === 'similarity'
      ? await meetTargetQuality(input, aim.target, trials ?? undefined)
      : await meetTargetSize(input, aim.kind === 'size' ? aim.bytes : Number.POSITIVE_INFINITY, {
          blob: await canvasEncoder.encode(source, { quality: 80, fullColour: false }),
          encoder: 'canvas',
          similarity: null,
        })
  return { ...rest, ...candidate, met: outcome === 'met' }
}
