import { endPicture, forgetOthers, forgetPicture } from '../../../lib/image/browser/decode/kept-picture.ts'
import { type PictureFile, readPicture } from '../../../lib/image/browser/decode/open-picture.ts'
import { canvasSource } from '../../../lib/image/browser/draw/pixel-source.ts'
import { encodeCanvas, jpegProfile } from '../../../lib/image/browser/encode/encode-canvas.ts'
import { canvasEncoder } from '../../../lib/image/browser/encode/jpeg-encoder.ts'
import { maxSide } from '../../../lib/image/browser/encode/jpegli.ts'
import { bytesOf, type Carried, withMetadata } from '../../../lib/image/browser/encode/with-metadata.ts'
import type { WorkContext } from '../../../lib/image/browser/serve-work.ts'
import { checkLargeSize } from '../../../lib/image/header/large-size.ts'
import type { WorkOrder } from '../../../lib/image/image-work.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import { maxCodecPixels } from '../../../lib/image/pixels/memory-budget.ts'
import { isLarge } from '../../../lib/image/pixels/size-limits.ts'
import type { Compressed } from '../core/compressed.ts'
import { pictureBytesOf } from '../core/picture-bytes.ts'
import { type CompressorSettings, qualityPresets } from '../core/settings.ts'
import { carriedTo, profileLength } from './carried.ts'
import { type DrawnPicture, drawPicture } from './drawn-picture.ts'
import { encodeFormat } from './formats/encode-format.ts'
import { compressLarge } from './large.ts'
import { loadEncoder } from './load-encoder.ts'
import { type Candidate, isTooSmallToMeasure } from './meet-target.ts'
import { optimize } from './optimize.ts'
import { stoppable } from './stoppable.ts'
import { meetTargetQuality } from './target-quality.ts'
import { fastWithin, meetTargetSize } from './target-size.ts'
import { transcode } from './transcode.ts'

type Order = WorkOrder<File, CompressorSettings>
type Context = WorkContext<Compressed<Blob>>

/** Compresses one picture to a JPEG, or to the format that the settings say. Fails with an `ImageFailure`. */
export async function compress(order: Order, context: Context): Promise<Compressed<Blob>> {
  // Before anything can fail: the page takes it that nothing else is kept from now on.
  forgetOthers(order)
  const picture = await readPicture(order, context.onStage, checkLargeSize)
  return isLarge(picture.header)
    ? compressLarge(picture, order, context, compressWhole)
    : compressWhole(picture, order, context)
}

async function compressWhole(
  picture: PictureFile,
  order: Order,
  context: Context,
): Promise<Compressed<Blob>> {
  const { goal, format = 'jpeg' } = order.settings
  if (format === 'jpeg' && goal !== 'lossless') return encodeNew(picture, order, context)
  const isRecoded = goal === 'lossless' && format === 'auto' && picture.header.format === 'jpeg'
  const made =
    format === 'jpeg' || isRecoded
      ? await recode(picture, order, context)
      : ((await encodeFormat(picture, { ...order, settings: { ...order.settings, format } }, context)) ??
        'other-format')
  if (typeof made !== 'string') return made
  // The only result of its file: what is not as wanted is not to be shown before the page can say why.
  const onlyFinal = { ...context, giveEarly: async () => {} }
  return { ...(await encodeNew(picture, lossy(order), onlyFinal)), outcome: made }
}

function recode(picture: PictureFile, order: Order, context: Context) {
  // It decodes the picture itself.
  forgetPicture()
  return transcode(picture, order, context)
}

/** Instead of lossless, what looks the same. */
function lossy(order: Order): Order {
  if (order.settings.goal !== 'lossless') return order
  return { ...order, settings: { ...order.settings, goal: 'look', look: 'same', box: anySize } }
}

const anySize = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY } as const

/** The browser's own JPEG first as an early result, then the best file for the target. */
async function encodeNew(file: PictureFile, order: Order, context: Context): Promise<Compressed<Blob>> {
  const drawn = await drawPicture(file, order, context.onStage)
  try {
    return await encodeDrawn(drawn, file, order, context)
  } finally {
    endPicture(drawn)
  }
}

async function encodeDrawn(
  { picture, size, canvas }: DrawnPicture,
  { source, startedAt }: PictureFile,
  { settings }: Order,
  context: Context,
): Promise<Compressed<Blob>> {
  const { goal } = settings
  // Loaded while the browser's own file is made.
  const loading = loadEncoder(context)
  const { colourSpace } = picture

  context.onStage('encoding')
  const carried = await carriedTo(size, source, picture, settings)
  const needsProfile = colourSpace === 'display-p3' || settings.keepDetails
  const profile = needsProfile ? await jpegProfile(colourSpace) : null
  const pictureBytes = pictureBytesOf(settings, bytesOf(carried, size) + profileLength(profile))
  const finish = createFinish({ carried, profile, settings, startedAt })
  const quality =
    goal === 'quality' ? settings.quality / 10 : goal === 'look' ? qualityPresets[settings.look] / 100 : 0.8
  const jpeg = await encodeCanvas(canvas, 'image/jpeg', quality)
  const fast: Candidate = { blob: jpeg, encoder: 'canvas', similarity: null }
  const isUnfit = isTooSmallToMeasure(size) || isTooLarge(size)
  // The canvas is already on white and upright.
  const pixels = canvasSource(canvas, colourSpace)
  if (!isUnfit)
    await context.giveEarly(async () => {
      const early = goal === 'size' ? await fastWithin(pixels, pictureBytes, fast) : fast
      return early && finish(early, { size, encodes: 1 })
    })
  const encoder = isUnfit ? canvasEncoder : stoppable(await loading, context.turn)
  if (goal === 'quality' && encoder.name === 'canvas') return finish(fast, { size, encodes: 1 })
  context.onStage('improving')
  const input = { source: pixels, encoder }
  if (goal === 'quality') {
    const { candidate, encodes } = await optimize(input, fast, settings.quality)
    return await finish(candidate, { size, encodes: encodes + 1 })
  }
  const { candidate, ...rest } =
    goal === 'size'
      ? await meetTargetSize(input, pictureBytes, fast)
      : await meetTargetQuality(input, qualityPresets[settings.look])
  return await finish(candidate, rest)
}

const isTooLarge = ({ width, height }: PixelSize) =>
  width * height > maxCodecPixels || Math.max(width, height) > maxSide

type Outcome = Pick<Partial<Compressed<Blob>>, 'outcome' | 'shrunk'> & {
  readonly size: PixelSize
  readonly encodes: number
}

/** The segments of the profile to add; null adds none. */
type Profile = Awaited<ReturnType<typeof jpegProfile>> | null

type Finishing = {
  readonly carried: Carried
  readonly profile: Profile
  readonly settings: CompressorSettings
  readonly startedAt: number
}

/** Returns a function that adds to an encoded file what is carried over. */
function createFinish({ carried, profile, settings: { goal, kilobytes }, startedAt }: Finishing) {
  return async (candidate: Candidate, outcome: Outcome): Promise<Compressed<Blob>> => {
    const { size, encodes, shrunk = false } = outcome
    const { blob, preserved } = await withMetadata(candidate.blob, {
      carried,
      // The browser's own files already contain the profile.
      iccSegments: candidate.encoder === 'canvas' ? null : profile,
      size,
    })
    return {
      blob,
      preserved,
      ...size,
      milliseconds: performance.now() - startedAt,
      encoder: candidate.encoder,
      similarity: candidate.similarity,
      outcome: goal === 'size' && blob.size > kilobytes * 1024 ? 'missed' : (outcome.outcome ?? 'met'),
      encodes,
      shrunk,
      changedPixels: null,
    }
  }
}
