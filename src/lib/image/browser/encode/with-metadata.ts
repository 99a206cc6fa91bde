import { normalizeExif } from '../../exif/normalize-exif.ts'
import { addToJpeg } from '../../jpeg/metadata-segments.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'

type MetadataOptions = {
  /** The source's EXIF data; null leaves it out. */
  readonly exif: Uint8Array<ArrayBuffer> | null
  /** Segments of an ICC profile to add to a file without one; null adds none. */
  readonly iccSegments: readonly Uint8Array<ArrayBuffer>[] | null
  readonly size: PixelSize
}

/** Adds the source's EXIF data, with the orientation reset, and an ICC profile to a JPEG. */
export async function withMetadata(jpeg: Blob, { exif, iccSegments, size }: MetadataOptions): Promise<Blob> {
  const normalized = exif && normalizeExif(exif, size)
  if (!normalized && !iccSegments) return jpeg
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  return new Blob(addToJpeg(bytes, { exif: normalized, iccSegments }), { type: 'image/jpeg' })
}
