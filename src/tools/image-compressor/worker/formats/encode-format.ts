import { decodeBitmap } from '../../../../lib/image/browser/decode/decode-bitmap.ts'
import type { PictureFile } from '../../../../lib/image/browser/decode/open-picture.ts'
import { countChangedPixels } from '../../../../lib/image/browser/draw/changed-pixels.ts'
import { canvasEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import type { WorkContext } from '../../../../lib/image/browser/serve-work.ts'
import { maxCodecPixels } from '../../../../lib/image/pixels/memory-budget.ts'
import { chooseFormat, smallestFirst } from '../../core/choose-format.ts'
import type { Compressed } from '../../core/compressed.ts'
import type { CompressorSettings, FormatChoice } from '../../core/settings.ts'
import { loadEncoder } from '../load-encoder.ts'
import { isTooSmallToMeasure } from '../meet-target.ts'
import { createTrials } from '../trials.ts'
import { addedTo, prepareAdditions } from './additions.ts'
import { aimOf } from './aim.ts'
import { type OpenPixels, openPixels } from './open-pixels.ts'
import { searchPalettes } from './search-palette.ts'
import { type Job, type Tried, tryAllFormats, tryFormat } from './try-formats.ts'

type Settings = CompressorSettings & { readonly format: Exclude<FormatChoice, 'jpeg'> }
type Context = WorkContext<Compressed<Blob>>

const anySize = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY } as const

/** One picture as WebP, PNG or the smallest of all formats; null where that cannot be. Fails with an `ImageFailure`. */
export async function encodeFormat(
  file: PictureFile,
  settings: Settings,
  context: Context,
): Promise<Compressed<Blob> | null> {
  const { format, goal, box } = settings
  if (file.header.width * file.header.height > maxCodecPixels) return null
  // Loaded while the picture is decoded.
  const loading = loadCodecs(format, context)
  const picture = await openPixels(file, goal === 'lossless' ? anySize : box, context.onStage)
  try {
    context.onStage('improving')
    const { source, colourSpace } = picture
    const additions = await prepareAdditions(picture, file, settings)
    const trials = isTooSmallToMeasure(source) ? null : await createTrials(source)
    const aim = await aimOf(settings, trials, additions.bytes)
    const palettes = trials && aim.kind === 'similarity' ? searchPalettes(source, trials, aim.target) : null
    const job: Job = {
      picture,
      trials,
      palettes,
      aim,
      onFormat: () => context.onStage('improving'),
      codecs: await loading,
    }
    const tried = format === 'auto' ? await tryAllFormats(job) : await tryFormat(job, format)
    const best = chooseFormat(filesOf(tried), aim.kind === 'size' ? 'size' : 'look')
    if (!best) return null
    const { size, met, ...made } = best.made
    const { blob, kept } = await addedTo(made.blob, additions, size)
    if (goal === 'lossless') context.onStage('checking')
    return {
      ...made,
      ...size,
      blob,
      kept,
      milliseconds: performance.now() - file.startedAt,
      outcome: met ? 'met' : 'missed',
      changedPixels: goal === 'lossless' ? await countChanges(file, blob, colourSpace) : null,
      ...(format === 'auto' && aim.kind !== 'size' ? { formats: sizesOf(tried) } : {}),
    }
  } finally {
    picture.close()
  }
}

async function loadCodecs(format: Settings['format'], context: Context): Promise<Job['codecs']> {
  const [jpeg, webp, oxipng] = await Promise.all([
    format === 'auto' ? loadEncoder(context) : canvasEncoder,
    format === 'png' ? null : context.codec('webp'),
    format === 'webp' ? null : context.codec('oxipng'),
  ])
  return { jpeg, webp, oxipng }
}

const filesOf = (tried: readonly Tried[]) =>
  tried.flatMap(({ format, made }) => (made ? { ...made, format, bytes: made.blob.size, made } : []))

const sizesOf = (tried: readonly Tried[]) =>
  smallestFirst(
    tried.map((each) => ({
      format: each.format,
      bytes: each.made ? each.made.blob.size : Math.round(each.estimate),
      exact: each.made !== null,
    })),
  )

async function countChanges(
  { file, header }: PictureFile,
  blob: Blob,
  colourSpace: OpenPixels['colourSpace'],
) {
  const original = await decodeBitmap(file, header)
  return countChangedPixels(original, blob, colourSpace).finally(() => original.close())
}
