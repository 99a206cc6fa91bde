import { addToJpeg } from '../add-metadata.ts'
import type { PixelSize } from '../fit-box.ts'
import { settleExif } from '../settle-exif.ts'

type Kept = {
  /** EXIF data as it was in the source; null leaves it out. */
  readonly exif: Uint8Array<ArrayBuffer> | null
  readonly iccSegments: readonly Uint8Array<ArrayBuffer>[] | null
  readonly size: PixelSize
}

/** A JPEG with the source's EXIF data, upright now, and with an ICC profile. */
export function withMetadata(jpeg: Uint8Array<ArrayBuffer>, { exif, iccSegments, size }: Kept): Blob {
  const settled = exif && settleExif(exif, size)
  return new Blob(addToJpeg(jpeg, { exif: settled, iccSegments }), { type: 'image/jpeg' })
}
