import { ImageFailure } from '../image-error.ts'
import type { ImageHeader } from '../image-header.ts'
import { findJpegEnd } from '../jpeg-end.ts'
import type { Orientation } from '../orientation.ts'
import { checkDecodeSize } from '../size-limits.ts'
import { undecodable } from '../undecodable.ts'
import { blobSource } from './blob-source.ts'
import { turnBitmap } from './turn-bitmap.ts'
import { browserTurnsWebp } from './turns-webp.ts'

/**
 * Lets the browser decode a picture, upright and, with `options`, scaled; the caller closes the bitmap.
 * Its size is checked first. Fails with an `ImageFailure`.
 */
export async function decodeBitmap(
  file: Blob,
  header: ImageHeader,
  options?: ImageBitmapOptions,
): Promise<ImageBitmap> {
  checkDecodeSize(header)
  try {
    const left = await leftToTurn(header)
    return turnBitmap(await createImageBitmap(file, left > 4 ? swapped(options) : options), left)
  } catch (failure) {
    if (failure instanceof ImageFailure) throw failure
    // The browser does not tell why: a vanished file, one that breaks off, or another kind of picture.
    const source = blobSource(file)
    await source.read(0, 1)
    const error = undecodable(header)
    if (header.format === 'jpeg' && error.kind === 'corrupt') await findJpegEnd(source, header)
    throw new ImageFailure(error)
  }
}

/** The orientation that the browser leaves to us. */
async function leftToTurn({ format, orientation }: ImageHeader): Promise<Orientation> {
  return format !== 'webp' || orientation === 1 || (await browserTurnsWebp()) ? 1 : orientation
}

/** Sizes are asked for upright; a picture that is turned afterwards is scaled lying down. */
function swapped(options: ImageBitmapOptions | undefined): ImageBitmapOptions | undefined {
  if (options === undefined) return undefined
  const { resizeWidth, resizeHeight, ...rest } = options
  return {
    ...rest,
    ...(resizeWidth === undefined ? {} : { resizeHeight: resizeWidth }),
    ...(resizeHeight === undefined ? {} : { resizeWidth: resizeHeight }),
  }
}
