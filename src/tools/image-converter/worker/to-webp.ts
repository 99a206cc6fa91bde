import { countChangedPixels } from '../../../lib/image/browser/draw/changed-pixels.ts'
import { allPixels, isOpaque } from '../../../lib/image/browser/draw/pixel-bands.ts'
import { pixelsSource } from '../../../lib/image/browser/draw/pixel-source.ts'
import { jpegProfile } from '../../../lib/image/browser/encode/encode-canvas.ts'
import { encodeLosslessWebp, fitsWebp, webpEncoder } from '../../../lib/image/browser/encode/webp.ts'
import { carriedFrom, withMetadata } from '../../../lib/image/browser/encode/with-metadata.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import { countColours } from '../../../lib/image/palette/colours.ts'
import { mayBeTransparent } from '../../../lib/image/pixels/may-be-transparent.ts'
import { maxCodecPixels } from '../../../lib/image/pixels/memory-budget.ts'
import { mayBeOrientedAtDraw } from '../../../lib/image/pixels/orientation-at-draw.ts'
import type { ConvertSettings } from '../core/settings.ts'
import type { Context, EncodedOutput, Opened } from './opened.ts'

/** The quick lossless file is up to this many times the thorough one. */
const quickShare = 1.3

export async function toWebp(
  picture: Opened,
  settings: ConvertSettings,
  { onStage, codec }: Context,
): Promise<EncodedOutput> {
  const { bitmap, colourSpace, header } = picture
  const { width, height } = bitmap
  const tooLarge = () => new ImageFailure({ kind: 'too-large-for', format: 'webp', width, height })
  try {
    if (!fitsWebp(bitmap) || width * height > maxCodecPixels) throw tooLarge()
    onStage('encoding')
    const module = await codec('webp')
    if (!module) throw new ImageFailure({ kind: 'encoder-missing', format: 'webp' })
    const opaque = !mayBeTransparent(header) || isOpaque(bitmap)
    const plain = opaque && !mayBeOrientedAtDraw(header)
    const pixels = await allPixels(bitmap, { colourSpace, plain, background: null })
    const { blob, lossless } = await encode(module, pixels, settings).catch((error) => {
      throw isTooLarge(error) ? tooLarge() : error
    })
    const changedPixels = lossless ? await check(picture, blob, onStage) : null
    return {
      ...(await finish(blob, picture, settings)),
      changedPixels,
      optimisation: 'off',
      filled: null,
    }
  } finally {
    bitmap.close()
  }
}

const isTooLarge = (error: unknown) => error instanceof ImageFailure && error.error.kind === 'too-large'

function check({ bitmap, colourSpace }: Opened, blob: Blob, onStage: Context['onStage']): Promise<number> {
  onStage('checking')
  return countChangedPixels(bitmap, blob, colourSpace)
}

type Encoded = { readonly blob: Blob; readonly lossless: boolean }

/** Without loss on request, or where that takes no more bytes: only of few colours, as in screenshots, it is tried. */
async function encode(
  module: WebAssembly.Module,
  pixels: ImageData,
  { lossless, quality }: ConvertSettings,
): Promise<Encoded> {
  const thorough = async () => ({
    blob: await encodeLosslessWebp(module, pixels, 'thorough'),
    lossless: true,
  })
  if (lossless) return thorough()
  const lossy = await webpEncoder(module).encode(pixelsSource(pixels), { quality, fullColour: false })
  const isFew = countColours(pixels).exact
  if (isFew && (await encodeLosslessWebp(module, pixels, 'quick')).size <= lossy.size * quickShare) {
    const exact = await thorough()
    if (exact.blob.size <= lossy.size) return exact
  }
  return { blob: lossy, lossless: false }
}

/** Adds what is kept by choice, and the profile of a colour space other than sRGB. */
async function finish(blob: Blob, picture: Opened, { keepDetails }: ConvertSettings) {
  const { width, height } = picture.bitmap
  const size = { width, height }
  const carried = await carriedFrom(picture, { details: keepDetails, size, jpeg: false })
  const iccSegments = picture.colourSpace === 'srgb' ? null : await jpegProfile(picture.colourSpace)
  return withMetadata(blob, { carried, iccSegments, size })
}
