import type { PixelSource } from '../../../../lib/image/browser/draw/pixel-source.ts'
import type { Encoder } from '../../../../lib/image/browser/encode/encoder.ts'
import { canvasEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import { fitsWebp } from '../../../../lib/image/browser/encode/webp.ts'
import { createSimilarityMeter } from '../../../../lib/image/browser/metrics/measure-similarity.ts'
import { ImageFailure } from '../../../../lib/image/image-error.ts'
import type { PictureFormat } from '../../core/settings.ts'
import { meetTargetQuality } from '../target-quality.ts'
import { meetTargetSize } from '../target-size.ts'
import type { Trials } from '../trials.ts'
import type { Aim, Made } from './made.ts'
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
  /** Called before every format, as a sign of life. */
  readonly onFormat: () => void
  readonly codecs: {
    readonly jpeg: Encoder
    readonly webp: WebAssembly.Module | null
    readonly oxipng: WebAssembly.Module | null
  }
}

/** A file of a format, or what it would take about, where that is far more than others do. */
export type Tried =
  | { readonly format: PictureFormat; readonly made: Made }
  | { readonly format: PictureFormat; readonly made: null; readonly estimate: number }

/** A PNG that is expected to be this many times the smallest file is not made: fewer colours hardly save as much. */
const hopeless = 3

/** None where the encoder could not be loaded or has too little memory, or the picture is too large for the format. */
export async function tryFormat(job: Job, format: PictureFormat): Promise<Tried[]> {
  job.onFormat()
  try {
    const made = await makeFile(job, format)
    return made ? [{ format, made }] : []
  } catch (error) {
    if (error instanceof ImageFailure && error.error.kind === 'too-large') return []
    throw error
  }
}

async function makeFile(job: Job, format: PictureFormat): Promise<Made | null> {
  const { picture, trials, palettes, aim, codecs } = job
  if (format === 'jpeg') return makeJpeg(job)
  if (format === 'png') return makePng({ ...picture, oxipng: codecs.oxipng }, palettes, aim)
  if (!codecs.webp || !fitsWebp(picture.source)) return null
  return makeWebp({ module: codecs.webp, source: picture.source }, trials, palettes, aim)
}

export async function tryAllFormats(job: Job): Promise<Tried[]> {
  const { picture, aim } = job
  const tried: Tried[] = []
  if (!picture.transparent && aim.kind !== 'lossless') tried.push(...(await tryFormat(job, 'jpeg')))
  tried.push(...(await tryFormat(job, 'webp')))
  if (aim.kind === 'size' && tried.length > 0) return measured(picture.source, tried)
  const estimate = await hopelessPng(job, tried)
  return [...tried, ...(estimate ? [estimate] : await tryFormat(job, 'png'))]
}

async function hopelessPng(
  { picture, trials, palettes }: Job,
  tried: readonly Tried[],
): Promise<Tried | null> {
  if (!trials || !palettes || tried.length === 0) return null
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
  return estimate > smallest * hopeless ? { format: 'png', made: null, estimate } : null
}

/** Files of a target size, which are compared by their look. */
async function measured(source: PixelSource, tried: readonly Tried[]): Promise<Tried[]> {
  const meter = createSimilarityMeter(await source.pixels())
  return Promise.all(
    tried.map(async (each) =>
      each.made && !each.made.shrunk
        ? { ...each, made: { ...each.made, similarity: await meter.score(each.made.blob) } }
        : each,
    ),
  )
}

async function makeJpeg({ picture: { source }, trials, aim, codecs }: Job): Promise<Made> {
  const input = { source, encoder: codecs.jpeg }
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
