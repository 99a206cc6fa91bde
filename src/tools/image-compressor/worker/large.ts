import { parseHex } from '../../../lib/contrast.ts'
import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import type { PictureFile } from '../../../lib/image/browser/decode/open-picture.ts'
import { jpegliEncoder } from '../../../lib/image/browser/encode/jpeg-encoder.ts'
import { inflate } from '../../../lib/image/browser/encode/zlib.ts'
import { heldPicture } from '../../../lib/image/browser/rows/held-picture.ts'
import { openRows } from '../../../lib/image/browser/rows/open-rows.ts'
import { rowsSource } from '../../../lib/image/browser/rows/rows-source.ts'
import type { WorkContext } from '../../../lib/image/browser/serve-work.ts'
import { iccComponents } from '../../../lib/image/colour/icc.ts'
import { findExif } from '../../../lib/image/exif/exif-data.ts'
import { normalizeExif } from '../../../lib/image/exif/normalize-exif.ts'
import { uprightSize } from '../../../lib/image/exif/orientation.ts'
import { type ImageHeader, readImageHeader } from '../../../lib/image/header/image-header.ts'
import { notByRows } from '../../../lib/image/header/large-size.ts'
import type { WorkOrder } from '../../../lib/image/image-work.ts'
import { addToJpeg, iccSegments } from '../../../lib/image/jpeg/metadata-segments.ts'
import { orientationOnly } from '../../../lib/image/jpeg/transcode/transcode-jpeg.ts'
import { fitWithin, type PixelSize, scaleSize } from '../../../lib/image/pixels/fit-box.ts'
import type { Compressed } from '../core/compressed.ts'
import type { CompressorSettings } from '../core/settings.ts'
import { meetLargeGoal } from './large-goals.ts'

type Order = WorkOrder<File, CompressorSettings>
type Context = WorkContext<Compressed<Blob>>
type CompressWhole = (file: PictureFile, order: Order, context: Context) => Promise<Compressed<Blob>>

/** Results of more pixels are encoded as their rows come. */
const maxHeldPixels = 8_000_000
/** The box that original and result are shown in where the result is larger. */
const shownBox = { width: 2048, height: 2048 }

/**
 * Compresses a picture that is too large to be decoded as a whole. A result that fits into memory is scaled down row by
 * row and then made like any other, by `compressWhole`.
 */
export async function compressLarge(
  file: PictureFile,
  order: Order,
  context: Context,
  compressWhole: CompressWhole,
): Promise<Compressed<Blob>> {
  const { settings } = order
  if (settings.goal !== 'lossless') {
    const large = { file, order, context, compressWhole }
    return compressTo(large, fitWithin(uprightSize(file.header), settings.box))
  }
  // Both pictures would have to be decoded as a whole, to be compared.
  const same = { ...order, settings: { ...settings, goal: 'look', look: 'same' } as const }
  const large = { file, order: same, context, compressWhole }
  const made = await compressTo(large, uprightSize(file.header))
  const { format = 'jpeg' } = settings
  if (file.header.format === 'jpeg' && (format === 'jpeg' || format === 'auto'))
    return { ...made, outcome: 'rare-jpeg' }
  return { ...made, outcome: format === 'jpeg' ? 'not-jpeg' : 'other-format' }
}

type Large = {
  readonly file: PictureFile
  readonly order: Order
  readonly context: Context
  readonly compressWhole: CompressWhole
}

/** @param size of the upright result */
async function compressTo(large: Large, size: PixelSize): Promise<Compressed<Blob>> {
  const { file, order, context, compressWhole } = large
  context.onStage('decoding')
  if (size.width * size.height > maxHeldPixels) return encodeRows(large, size)
  const original = await held(large, size)
  const source = blobSource(original)
  const picture = { ...file, file: original, source, header: await readImageHeader(source) }
  const shown = { original, result: null, ...size }
  const result = await compressWhole(
    picture,
    { ...order, keep: null },
    {
      ...context,
      giveEarly: (make) =>
        context.giveEarly(async () => {
          const early = await make()
          return early && { ...early, shown }
        }),
    },
  )
  return { ...result, shown }
}

/** @param size of the upright picture */
function rowsOf({ file: { source, header }, order, context }: Large, size: PixelSize) {
  const { recover } = order
  const picture = { source, header, recover, jpegDecoder: () => context.codec('jpegli-decoder') }
  return openRows(picture, uprightSize({ ...size, orientation: header.orientation }))
}

async function held(large: Large, size: PixelSize): Promise<Blob> {
  const { source, header } = large.file
  const exif = await findExif(source, header)
  return heldPicture(await rowsOf(large, size), { source, header, exif })
}

/** Original and result, small enough to be shown. @param size of the result */
async function shownOf(large: Large, jpeg: Blob, size: PixelSize) {
  const shown = fitWithin(size, shownBox)
  const source = blobSource(jpeg)
  const made = {
    ...large,
    file: { ...large.file, file: jpeg, source, header: await readImageHeader(source) },
  }
  return { original: await held(large, shown), result: await held(made, shown), ...shown }
}

async function encodeRows(large: Large, size: PixelSize): Promise<Compressed<Blob>> {
  const { file, order, context } = large
  const { header } = file
  const profile = await profileOf(file)
  const module = await context.codec('jpegli')
  // What is shown of the result is decoded by rows too.
  if (!module || !(await context.codec('jpegli-decoder'))) throw notByRows(header, 'browser')
  const input = {
    source: rowsSource(await rowsOf(large, size), parseHex(order.settings.background ?? '#ffffff')),
    encoder: jpegliEncoder(module, true),
  }
  context.onStage('improving')
  const made = await meetLargeGoal(input, order.settings)
  if ('shrinkBy' in made)
    return { ...(await compressTo(large, scaleSize(size, made.shrinkBy))), shrunk: true }
  const { candidate, outcome, encodes } = made
  const { keepDetails } = order.settings
  const exif = keepDetails ? await findExif(file.source, header) : null
  const stored = uprightSize({ ...size, orientation: header.orientation })
  const segments = {
    exif: (exif && normalizeExif(exif, stored, header.orientation)) ?? orientationOf(header),
    iccSegments: profile && iccSegments(profile),
  }
  const blob = await withSegments(candidate.blob, segments)
  context.onStage('checking')
  return {
    blob,
    preserved: exif ? ['details'] : [],
    ...size,
    milliseconds: performance.now() - file.startedAt,
    encoder: candidate.encoder,
    similarity: candidate.similarity,
    outcome: (order.settings.format ?? 'jpeg') === 'jpeg' ? outcome : 'other-format',
    encodes,
    shrunk: false,
    changedPixels: null,
    shown: await shownOf(large, blob, size),
  }
}

/** Rows are never turned: that would take the whole picture. */
const orientationOf = ({ orientation }: ImageHeader) =>
  orientation === 1 ? null : orientationOnly(orientation)

const jfifBytes = 20

/** Like `withMetadata`, without reading the file. */
async function withSegments(jpeg: Blob, segments: Parameters<typeof addToJpeg>[1]): Promise<Blob> {
  const head = new Uint8Array(await jpeg.slice(0, jfifBytes).arrayBuffer())
  return new Blob([...addToJpeg(head, segments), jpeg.slice(jfifBytes)], { type: 'image/jpeg' })
}

/**
 * The profile that goes with the pixels, which are not converted; null for sRGB. A profile of grey is left out. Fails with
 * `not-by-rows` for colours that no profile describes.
 */
async function profileOf({ source, header }: PictureFile): Promise<Uint8Array | null> {
  const profile = header.format === 'jpeg' ? header.icc : await pngProfileOf(source, header)
  return profile && iccComponents(profile) === 3 ? profile : null
}

const srgbGamma = 0.45455
const gammaTolerance = 0.005

async function pngProfileOf(source: PictureFile['source'], header: ImageHeader) {
  if (header.format !== 'png') return null
  const { iccProfile, hasCicp, hasSrgb, gamma, hasOtherPrimaries } = header
  if (hasCicp) throw notByRows(header, 'colours')
  if (iccProfile) return inflate(await source.read(iccProfile.start, iccProfile.end)).catch(() => null)
  const isSrgb =
    hasSrgb || (!hasOtherPrimaries && (gamma === null || Math.abs(gamma - srgbGamma) <= gammaTolerance))
  if (!isSrgb) throw notByRows(header, 'colours')
  return null
}
