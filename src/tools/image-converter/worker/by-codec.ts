import { allPixels, isOpaque } from '../../../lib/image/browser/draw/pixel-bands.ts'
import { jpegProfile } from '../../../lib/image/browser/encode/encode-canvas.ts'
import { carriedFrom, withMetadata } from '../../../lib/image/browser/encode/with-metadata.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import { mayBeTransparent } from '../../../lib/image/pixels/may-be-transparent.ts'
import { mayBeOrientedAtDraw } from '../../../lib/image/pixels/orientation-at-draw.ts'
import type { ConvertSettings } from '../core/settings.ts'
import type { Context, EncodedOutput, Opened } from './opened.ts'

type Encoded = { readonly blob: Blob; readonly lossless: boolean }

type Codec = {
  readonly name: 'webp' | 'avif'
  /** Whether a file can have that size, and the encoder has memory for it. */
  readonly fits: (size: PixelSize) => boolean
  readonly encode: (
    module: WebAssembly.Module,
    pixels: ImageData,
    settings: ConvertSettings,
  ) => Promise<Encoded>
}

/** Encodes a picture by a codec that is loaded when it is first needed, with its transparency. */
export async function byCodec(
  { name, fits, encode }: Codec,
  picture: Opened,
  settings: ConvertSettings,
  { onStage, codec }: Pick<Context, 'onStage' | 'codec'>,
): Promise<Encoded & Pick<EncodedOutput, 'preserved'>> {
  const { width, height } = picture.bitmap
  const tooLarge = () => new ImageFailure({ kind: 'too-large-for', format: name, width, height })
  if (!fits(picture.bitmap)) throw tooLarge()
  onStage('encoding')
  const module = await codec(name)
  if (!module) throw new ImageFailure({ kind: 'encoder-missing', format: name })
  const encoded = await encode(module, await pixelsOf(picture), settings).catch((error) => {
    throw isTooLarge(error) ? tooLarge() : error
  })
  return { ...encoded, ...(await finish(encoded.blob, picture, settings)) }
}

function pixelsOf({ bitmap, colourSpace, header }: Opened): Promise<ImageData> {
  const opaque = !mayBeTransparent(header) || isOpaque(bitmap)
  return allPixels(bitmap, { colourSpace, plain: opaque && !mayBeOrientedAtDraw(header), background: null })
}

const isTooLarge = (error: unknown) => error instanceof ImageFailure && error.error.kind === 'too-large'

/** Adds what is kept by choice, and the profile of a colour space other than sRGB. */
async function finish(blob: Blob, picture: Opened, { keepDetails }: ConvertSettings) {
  const { width, height } = picture.bitmap
  const size = { width, height }
  const carried = await carriedFrom(picture, { details: keepDetails, size, jpeg: false })
  const iccSegments = picture.colourSpace === 'srgb' ? null : await jpegProfile(picture.colourSpace)
  return withMetadata(blob, { carried, iccSegments, size })
}
