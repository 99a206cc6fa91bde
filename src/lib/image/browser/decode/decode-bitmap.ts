import type { ByteRange } from '../../bytes/range.ts'
import type { Orientation } from '../../exif/orientation.ts'
import { decodeErrorOf } from '../../header/decode-error.ts'
import type { ImageHeader } from '../../header/image-header.ts'
import { ImageFailure } from '../../image-error.ts'
import { findJpegEnd } from '../../jpeg/end-of-image.ts'
import { checkDecodeSize } from '../../pixels/size-limits.ts'
import { rotateBitmap } from '../draw/rotate-bitmap.ts'
import { browserOrientsWebp } from '../draw/webp-orientation.ts'
import { blobSource } from './blob-source.ts'

/**
 * Lets the browser decode a picture, upright and, with `options`, scaled; the caller closes the bitmap.
 * Its size is checked first. Fails with an `ImageFailure`.
 */
export async function decodeBitmap(
  file: Blob,
  header: ImageHeader,
  options?: ImageBitmapOptions,
): Promise<ImageBitmap> {
  return decoded(file, header, async () => {
    const left = await remainingOrientation(header)
    return rotateBitmap(await createImageBitmap(file, left > 4 ? swapped(options) : options), left)
  })
}

/** A decoded picture, and the orientation that has still to be applied. */
export type StoredBitmap = { readonly bitmap: ImageBitmap; readonly orientation: Orientation }

/**
 * Like `decodeBitmap`, but leaves a JPEG as it is stored: a bitmap that the browser rotates is rotated again whenever it
 * is drawn, and then takes several times its memory. Fails with an `ImageFailure`.
 */
export async function decodeStored(file: Blob, header: ImageHeader): Promise<StoredBitmap> {
  if (header.format !== 'jpeg' || header.orientation === 1)
    return { bitmap: await decodeBitmap(file, header), orientation: 1 }
  // Without its EXIF data no browser rotates it.
  const withoutExif = withoutRange(file, header.privateRanges)
  const bitmap = await decoded(file, header, () => createImageBitmap(withoutExif))
  return { bitmap, orientation: header.orientation }
}

/** The file without the given ranges, which must be in ascending order. */
function withoutRange(file: Blob, ranges: readonly ByteRange[]): Blob {
  const remaining: Blob[] = []
  let from = 0
  for (const { start, end } of ranges) {
    remaining.push(file.slice(from, start))
    from = end
  }
  return new Blob([...remaining, file.slice(from)], { type: file.type })
}

/** Checks the size before decoding, and finds out why a decode failed. */
async function decoded(
  file: Blob,
  header: ImageHeader,
  decode: () => Promise<ImageBitmap>,
): Promise<ImageBitmap> {
  checkDecodeSize(header)
  try {
    return await decode()
  } catch (failure) {
    if (failure instanceof ImageFailure) throw failure
    // The browser does not say why: the file may have vanished, be truncated or be of another format.
    const source = blobSource(file)
    await source.read(0, 1)
    const error = decodeErrorOf(header)
    if (header.format === 'jpeg' && error.kind === 'corrupt') await findJpegEnd(source, header)
    throw new ImageFailure(error)
  }
}

/** The orientation that the browser does not apply by itself. */
export async function remainingOrientation({ format, orientation }: ImageHeader): Promise<Orientation> {
  return format !== 'webp' || orientation === 1 || (await browserOrientsWebp()) ? 1 : orientation
}

/** Sizes are given for the upright picture; one that is rotated afterwards is scaled with its sides swapped. */
function swapped(options: ImageBitmapOptions | undefined): ImageBitmapOptions | undefined {
  if (options === undefined) return undefined
  const { resizeWidth, resizeHeight, ...rest } = options
  return {
    ...rest,
    ...(resizeWidth === undefined ? {} : { resizeHeight: resizeWidth }),
    ...(resizeHeight === undefined ? {} : { resizeWidth: resizeHeight }),
  }
}
