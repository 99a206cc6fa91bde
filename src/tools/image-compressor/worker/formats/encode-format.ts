import { decodeBitmap } from '../../../../lib/image/browser/decode/decode-bitmap.ts'
import { endPicture } from '../../../../lib/image/browser/decode/kept-picture.ts'
import type { PictureFile } from '../../../../lib/image/browser/decode/open-picture.ts'
import { countChangedPixels } from '../../../../lib/image/browser/draw/changed-pixels.ts'
import { canvasEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import type { WorkContext } from '../../../../lib/image/browser/serve-work.ts'
import type { PreservedPart, WorkOrder } from '../../../../lib/image/image-work.ts'
import { maxCodecPixels } from '../../../../lib/image/pixels/memory-budget.ts'
import { bestFirst, chooseFormat, type MadeFile, smallestFirst } from '../../core/choose-format.ts'
import type { Compressed, FormatSize } from '../../core/compressed.ts'
import type { CompressorSettings, FormatChoice } from '../../core/settings.ts'
import { loadEncoder } from '../load-encoder.ts'
import { isTooSmallToMeasure } from '../meet-target.ts'
import { createTrials } from '../trials.ts'
import { type Additions, addedTo, prepareAdditions } from './additions.ts'
import { aimOf } from './aim.ts'
import type { Made } from './made.ts'
import { avifSupport } from './make-avif.ts'
import { makeEarly } from './make-early.ts'
import { type OpenPixels, openPixels } from './open-pixels.ts'
import { searchPalettes } from './search-palette.ts'
import { type Codecs, type Job, type Tried, tryAutomatic, tryFormat } from './try-formats.ts'

type Settings = CompressorSettings & { readonly format: Exclude<FormatChoice, 'jpeg'> }
type Order = WorkOrder<File, Settings>
type Context = WorkContext<Compressed<Blob>>

const anySize = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY } as const

/** One picture as WebP, AVIF, PNG or what Automatic takes; null where that cannot be. Fails with an `ImageFailure`. */
export async function encodeFormat(
  file: PictureFile,
  order: Order,
  context: Context,
): Promise<Compressed<Blob> | null> {
  const { format, goal, box } = order.settings
  if (file.header.width * file.header.height > maxCodecPixels) return null
  // Loaded while the picture is decoded.
  const loading = loadCodecs(format, context)
  const picture = await openPixels(file, order, goal === 'lossless' ? anySize : box, context.onStage)
  try {
    return await encodePixels(picture, file, order.settings, context, loading)
  } finally {
    endPicture(picture)
  }
}

/** A quick file first as an early result, then the best one. */
async function encodePixels(
  picture: OpenPixels,
  file: PictureFile,
  settings: Settings,
  context: Context,
  loading: Promise<Codecs>,
): Promise<Compressed<Blob> | null> {
  const { format, goal } = settings
  context.onStage('encoding')
  const additions = await prepareAdditions(picture, file, settings)
  // As for JPEG, so that a look is the same in every format; estimated where the browser has no SIMD.
  const metric = (await context.codec('jpegli')) ?? undefined
  const unloaded = { ...(await prepareJob(picture, settings, additions, context, metric)), metric }
  const finish = createFinish(settings, file)
  await context.giveEarly(async () => {
    const early = await makeEarly(unloaded, format, loading)
    const [finished] = early ? await finishedFiles([early], additions) : []
    return finished ? finish(finished) : null
  })
  context.onStage('improving')
  const job = { ...unloaded, codecs: await loading }
  const tried = format === 'auto' ? await tryAutomatic(job) : await tryFormat(job, format)
  const files = await finishedFiles(tried, additions)
  const best = chooseFormat(files, goal === 'size' ? 'size' : 'look')
  if (!best) return null
  const isCounted = goal === 'lossless' && (await isDecodedRight(best, job))
  if (isCounted) context.onStage('checking')
  return {
    ...finish(best),
    changedPixels: isCounted ? await countChanges(file, best.blob, picture.colourSpace) : null,
    ...(format === 'auto' ? { formats: sizesOf(files, tried, goal === 'size') } : {}),
  }
}

/** Returns a function that makes a result of a file. */
const createFinish =
  ({ goal, kilobytes }: Settings, { startedAt }: PictureFile) =>
  ({ made: { size, met, ...made }, blob, preserved }: Finished): Compressed<Blob> => ({
    ...made,
    ...size,
    blob,
    preserved,
    milliseconds: performance.now() - startedAt,
    outcome: met && !(goal === 'size' && blob.size > kilobytes * 1024) ? 'met' : 'missed',
    changedPixels: null,
  })

async function prepareJob(
  picture: OpenPixels,
  settings: Settings,
  additions: Additions,
  { onStage, turn: letIn }: Context,
  metric: WebAssembly.Module | undefined,
): Promise<Omit<Job, 'codecs' | 'metric'>> {
  const { source } = picture
  const turn = async () => {
    onStage('improving')
    await letIn()
  }
  const trials = isTooSmallToMeasure(source) ? null : await createTrials(source, metric)
  const aim = await aimOf(settings, trials, additions.bytes, metric)
  const palettes =
    trials && aim.kind === 'similarity' ? searchPalettes(source, trials, aim.target, turn) : null
  return { picture, trials, palettes, aim, turn }
}

async function loadCodecs(format: Settings['format'], context: Context): Promise<Codecs> {
  const isAuto = format === 'auto'
  const [jpeg, webp, avif, oxipng] = await Promise.all([
    isAuto ? loadEncoder(context) : canvasEncoder,
    isAuto || format === 'webp' ? context.codec('webp') : null,
    format === 'avif' ? context.codec('avif') : null,
    isAuto || format === 'png' ? context.codec('oxipng') : null,
  ])
  return { jpeg, webp, avif, oxipng }
}

type Finished = MadeFile & {
  readonly made: Made
  readonly blob: Blob
  readonly preserved: readonly PreservedPart[]
}

/** Whole files, with all that they carry: what is compared and listed is what would be downloaded. */
async function finishedFiles(tried: readonly Tried[], additions: Additions): Promise<Finished[]> {
  const files: Finished[] = []
  for (const { format, made } of tried) {
    if (!made) continue
    const { blob, preserved } = await addedTo(made.blob, additions, made.size)
    const { met, shrunk, similarity } = made
    files.push({ format, made, blob, preserved, bytes: blob.size, met, shrunk, similarity, keepsMore: false })
  }
  const max = Math.max(...files.map(({ preserved }) => preserved.length))
  return files.map((file) => ({ ...file, keepsMore: file.preserved.length === max }))
}

function sizesOf(
  files: readonly Finished[],
  tried: readonly Tried[],
  isForSize: boolean,
): readonly FormatSize[] {
  const exact = files.map(({ format, bytes, similarity, shrunk }) => ({
    ...{ format, bytes, similarity, shrunk },
    exact: true,
  }))
  const estimates = tried.flatMap((each) => {
    if (each.made) return []
    const bytes = Math.round(each.estimate)
    return [{ format: each.format, bytes, similarity: null, shrunk: false, exact: false }]
  })
  return (isForSize ? bestFirst : smallestFirst)([...exact, ...estimates])
}

/** Otherwise the errors of the browser's decoder would be taken for those of the file. */
async function isDecodedRight({ format }: Finished, { picture, codecs: { avif } }: Job): Promise<boolean> {
  return format !== 'avif' || !picture.transparent || avif === null || (await avifSupport(avif)) === 'full'
}

async function countChanges(
  { file, header }: PictureFile,
  blob: Blob,
  colourSpace: OpenPixels['colourSpace'],
) {
  const original = await decodeBitmap(file, header)
  return countChangedPixels(original, blob, colourSpace).finally(() => original.close())
}
