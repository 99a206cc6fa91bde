import { decodeBitmap } from '../../../../lib/image/browser/decode/decode-bitmap.ts'
import type { PictureFile } from '../../../../lib/image/browser/decode/open-picture.ts'
import { countChangedPixels } from '../../../../lib/image/browser/draw/changed-pixels.ts'
import { canvasEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import type { WorkContext } from '../../../../lib/image/browser/serve-work.ts'
import type { KeptPart } from '../../../../lib/image/image-work.ts'
import { maxCodecPixels } from '../../../../lib/image/pixels/memory-budget.ts'
import { chooseFormat, type MadeFile, smallestFirst } from '../../core/choose-format.ts'
import type { Compressed, FormatSize } from '../../core/compressed.ts'
import type { CompressorSettings, FormatChoice } from '../../core/settings.ts'
import { loadEncoder } from '../load-encoder.ts'
import { isTooSmallToMeasure } from '../meet-target.ts'
import { createTrials } from '../trials.ts'
import { type Additions, addedTo, prepareAdditions } from './additions.ts'
import { aimOf } from './aim.ts'
import type { Made } from './made.ts'
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
  const { format, goal, kilobytes, box } = settings
  if (file.header.width * file.header.height > maxCodecPixels) return null
  // Loaded while the picture is decoded.
  const loading = loadCodecs(format, context)
  const picture = await openPixels(file, goal === 'lossless' ? anySize : box, context.onStage)
  try {
    context.onStage('improving')
    const additions = await prepareAdditions(picture, file, settings)
    const job = await prepareJob(picture, settings, additions, context, loading)
    const { aim } = job
    const tried = format === 'auto' ? await tryAllFormats(job) : await tryFormat(job, format)
    const files = await finishedFiles(tried, additions)
    const best = chooseFormat(files, aim.kind === 'size' ? 'size' : 'look')
    if (!best) return null
    const { size, met, ...made } = best.made
    const { blob, kept } = best
    const isTooLarge = goal === 'size' && blob.size > kilobytes * 1024
    if (goal === 'lossless') context.onStage('checking')
    return {
      ...made,
      ...size,
      blob,
      kept,
      milliseconds: performance.now() - file.startedAt,
      outcome: met && !isTooLarge ? 'met' : 'missed',
      changedPixels: goal === 'lossless' ? await countChanges(file, blob, picture.colourSpace) : null,
      ...(format === 'auto' && aim.kind !== 'size' ? { formats: sizesOf(files, tried) } : {}),
    }
  } finally {
    picture.close()
  }
}

async function prepareJob(
  picture: OpenPixels,
  settings: Settings,
  additions: Additions,
  context: Context,
  loading: ReturnType<typeof loadCodecs>,
): Promise<Job> {
  const { source } = picture
  const trials = isTooSmallToMeasure(source) ? null : await createTrials(source)
  const aim = await aimOf(settings, trials, additions.bytes)
  const palettes = trials && aim.kind === 'similarity' ? searchPalettes(source, trials, aim.target) : null
  const onFormat = () => context.onStage('improving')
  return { picture, trials, palettes, aim, onFormat, codecs: await loading }
}

async function loadCodecs(format: Settings['format'], context: Context): Promise<Job['codecs']> {
  const [jpeg, webp, oxipng] = await Promise.all([
    format === 'auto' ? loadEncoder(context) : canvasEncoder,
    format === 'png' ? null : context.codec('webp'),
    format === 'webp' ? null : context.codec('oxipng'),
  ])
  return { jpeg, webp, oxipng }
}

type Finished = MadeFile & {
  readonly made: Made
  readonly blob: Blob
  readonly kept: readonly KeptPart[]
}

/** Whole files, with all that they carry: what is compared and listed is what would be downloaded. */
async function finishedFiles(tried: readonly Tried[], additions: Additions): Promise<Finished[]> {
  const files: Finished[] = []
  for (const { format, made } of tried) {
    if (!made) continue
    const { blob, kept } = await addedTo(made.blob, additions, made.size)
    const { met, shrunk, similarity } = made
    files.push({ format, made, blob, kept, bytes: blob.size, met, shrunk, similarity, keepsMore: false })
  }
  const most = Math.max(...files.map(({ kept }) => kept.length))
  return files.map((file) => ({ ...file, keepsMore: file.kept.length === most }))
}

function sizesOf(files: readonly Finished[], tried: readonly Tried[]): readonly FormatSize[] {
  const estimates = tried.flatMap((each) =>
    each.made ? [] : [{ format: each.format, bytes: Math.round(each.estimate), exact: false }],
  )
  return smallestFirst([...files.map(({ format, bytes }) => ({ format, bytes, exact: true })), ...estimates])
}

async function countChanges(
  { file, header }: PictureFile,
  blob: Blob,
  colourSpace: OpenPixels['colourSpace'],
) {
  const original = await decodeBitmap(file, header)
  return countChangedPixels(original, blob, colourSpace).finally(() => original.close())
}
