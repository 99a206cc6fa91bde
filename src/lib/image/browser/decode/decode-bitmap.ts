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

/** A decoded picture, and how it is still to be turned. */
export type StoredBitmap = { readonly bitmap: ImageBitmap; readonly turn: Orientation }

/**
 * The same, but a JPEG stays as it is stored: a bitmap that the browser turns is turned anew whenever it is painted, and
 * takes several times its memory then. Fails with an `ImageFailure`.
 */
export async function decodeStored(file: Blob, header: ImageHeader): Promise<StoredBitmap> {
  if (header.format !== 'jpeg' || header.orientation === 1)
    return { bitmap: await decodeBitmap(file, header), turn: 1 }
  // Without its EXIF data no browser knows how to turn it.
  const bare = withoutRange(file, header.privateRanges)
  const bitmap = await decoded(file, header, () => createImageBitmap(bare))
  return { bitmap, turn: header.orientation }
}

/** The file without some of its ranges, which are in order. */
function withoutRange(file: Blob, ranges: readonly ByteRange[]): Blob {
  const kept: Blob[] = []
  let from = 0
  for (const { start, end } of ranges) {
    kept.push(file.slice(from, start))
    from = end
  }
  return new Blob([...kept, file.slice(from)], { type: file.type })
}

/** Checks the size before decoding, and says of a failure what it was. */
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
    // The browser does not tell why: a vanished file, one that breaks off, or another kind of picture.
    const source = blobSource(file)
    await source.read(0, 1)
    const error = decodeErrorOf(header)
    if (header.format === 'jpeg' && error.kind === 'corrupt') await findJpegEnd(source, header)
    throw new ImageFailure(error)
  }
}

/** The orientation that the browser leaves to us. */
export async function remainingOrientation({ format, orientation }: ImageHeader): Promise<Orientation> {
  return format !== 'webp' || orientation === 1 || (await browserOrientsWebp()) ? 1 : orientation
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
