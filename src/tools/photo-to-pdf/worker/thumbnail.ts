import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import { decodeBitmap } from '../../../lib/image/browser/decode/decode-bitmap.ts'
import { decodeSmall } from '../../../lib/image/browser/decode/decode-small.ts'
import { rotateBitmap } from '../../../lib/image/browser/draw/rotate-bitmap.ts'
import { uprightSize } from '../../../lib/image/exif/orientation.ts'
import { type ImageHeader, readImageHeader } from '../../../lib/image/header/image-header.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import { checkDecodeSize } from '../../../lib/image/pixels/size-limits.ts'

/** Smaller embedded thumbnails are too coarse to show, */
const minEmbeddedSide = 160
/** and so are those that would be enlarged by more than this. */
const maxEnlargement = 2
/** A thumbnail with another aspect ratio is letterboxed, or older than the picture's last crop. */
const ratioTolerance = 0.02

/** A small upright bitmap, from the embedded thumbnail where that is good enough; null when decoding fails. */
export async function thumbnail(file: Blob, side: number): Promise<ImageBitmap | null> {
  try {
    const header = await readImageHeader(blobSource(file))
    return (await decodeEmbedded(file, header, side)) ?? (await decodeScaled(file, header, side))
  } catch (error) {
    if (error instanceof ImageFailure) return null
    throw error
  }
}

async function decodeScaled(file: Blob, header: ImageHeader, side: number): Promise<ImageBitmap> {
  const { width, height } = uprightSize(header)
  const scale = side / Math.max(width, height)
  if (scale >= 1) return decodeBitmap(file, header)
  const scaledLength = (length: number) => Math.max(1, Math.round(length * scale))
  const size = { resizeWidth: scaledLength(width), resizeHeight: scaledLength(height) }
  checkDecodeSize(header)
  const small = await decodeSmall(file, header, size)
  return small ?? decodeBitmap(file, header, { ...size, resizeQuality: 'medium' })
}

async function decodeEmbedded(file: Blob, header: ImageHeader, side: number): Promise<ImageBitmap | null> {
  if (header.format !== 'jpeg' || header.thumbnail === null) return null
  const small = file.slice(header.thumbnail.start, header.thumbnail.end)
  try {
    const found = await readImageHeader(blobSource(small))
    const sameShape =
      Math.abs((found.width * header.height) / (found.height * header.width) - 1) <= ratioTolerance
    const isCoarse = Math.max(found.width, found.height) < Math.max(minEmbeddedSide, side / maxEnlargement)
    if (isCoarse || !sameShape) return null
    // It is stored like the picture, so the picture's orientation applies.
    return rotateBitmap(await decodeBitmap(small, found), header.orientation)
  } catch (error) {
    if (error instanceof ImageFailure) return null
    throw error
  }
}
