import { uprightSize } from '../../exif/orientation.ts'
import { decodeErrorOf } from '../../header/decode-error.ts'
import type { ImageHeader } from '../../header/image-header.ts'
import type { ImageFormat } from '../../header/sniff.ts'
import { ImageFailure } from '../../image-error.ts'
import { sameSize } from '../../pixels/fit-box.ts'
import { checkDecodeSize } from '../../pixels/size-limits.ts'
import { rotateBitmap } from '../draw/rotate-bitmap.ts'
import { blobSource } from './blob-source.ts'
import { remainingOrientation } from './decode-bitmap.ts'

/** The decoder holds the whole file in memory, in bytes. */
export const maxAnimationBytes = 256 * 1024 * 1024
const animated = ['gif', 'webp', 'png', 'avif', 'jxl'] as const
type AnimatedFormat = (typeof animated)[number]

/** The frames of an animation; valid until `use` of `withFrames` has ended. */
export type Frames = {
  readonly count: number
  /** The caller closes the frame. */
  decode(index: number): Promise<VideoFrame>
}

/** Whether files of a format may have several frames. */
export const hasFrames = (format: ImageFormat): format is AnimatedFormat =>
  animated.some((each) => each === format)

/**
 * Opens the frames of an animation; returns null where the browser gives none of this format, or of a file that is too
 * large. Fails with an `ImageFailure`, or as the browser's decoder does.
 */
export async function withFrames<Result>(
  file: Blob,
  format: AnimatedFormat,
  use: (frames: Frames) => Promise<Result>,
): Promise<Result | null> {
  const type = `image/${format}`
  if (file.size > maxAnimationBytes || !('ImageDecoder' in globalThis)) return null
  if (!(await ImageDecoder.isTypeSupported(type))) return null
  const { buffer } = await blobSource(file).read(0, file.size)
  // An AVIF file has a still picture beside its frames.
  const decoder = new ImageDecoder({ data: buffer, transfer: [buffer], type, preferAnimation: true })
  try {
    await decoder.tracks.ready
    // Before it is complete, the count may still grow.
    await decoder.completed
    return await use({
      count: decoder.tracks.selectedTrack?.frameCount ?? 0,
      decode: async (frameIndex) => (await decoder.decode({ frameIndex })).image,
    })
  } finally {
    decoder.close()
  }
}

/**
 * Lets the browser decode one frame, counted from 0, upright; the caller closes the bitmap. Its size is checked first.
 * Fails with an `ImageFailure`.
 */
export async function decodeFrame(
  file: Blob,
  header: ImageHeader,
  index: number,
): Promise<{ readonly bitmap: ImageBitmap; readonly count: number }> {
  checkDecodeSize(header)
  const { format } = header
  const unsupported = new ImageFailure({ kind: 'unsupported', format })
  if (!hasFrames(format)) throw unsupported
  try {
    const decoded = await withFrames(file, format, async ({ count, decode }) => {
      const frame = await decode(index)
      try {
        const bitmap = rotateBitmap(await createImageBitmap(frame), await remainingOrientation(header))
        if (sameSize(bitmap, uprightSize(header))) return { bitmap, count }
        bitmap.close()
        // The frames of an AVIF file may be of another size than its still picture.
        throw unsupported
      } finally {
        frame.close()
      }
    })
    if (!decoded) throw unsupported
    return decoded
  } catch (failure) {
    throw failure instanceof ImageFailure ? failure : new ImageFailure(decodeErrorOf(header))
  }
}
