import { normalizeExif } from '../../exif/normalize-exif.ts'
import { addToJpeg } from '../../jpeg/metadata-segments.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'

type Kept = {
  /** EXIF data as it was in the source; null leaves it out. */
  readonly exif: Uint8Array<ArrayBuffer> | null
  /** The segments of an ICC profile that take the place of the file's own; null leaves that one. */
  readonly iccSegments: readonly Uint8Array<ArrayBuffer>[] | null
  readonly size: PixelSize
}

/** A JPEG with the source's EXIF data, upright now, and with an ICC profile. */
export async function withMetadata(jpeg: Blob, { exif, iccSegments, size }: Kept): Promise<Blob> {
  const settled = exif && normalizeExif(exif, size)
  if (!settled && !iccSegments) return jpeg
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  return new Blob(addToJpeg(bytes, { exif: settled, iccSegments }), { type: 'image/jpeg' })
}
