import type { ByteSource } from '../../../lib/files/bytes.ts'
import type { RawPhoto } from '../../../lib/image/header/sniff.ts'
import { addToJpeg } from '../../../lib/image/jpeg/metadata-segments.ts'
import { findEmbeddedJpeg } from '../../../lib/image/raw/find-embedded-jpeg.ts'
import { readRawExif } from '../../../lib/image/raw/raw-exif.ts'

/**
 * The largest JPEG that the camera saved within a raw photo, as a part of the file; with the raw photo's EXIF data,
 * which say how it was held, where it has none of its own. Fails with an `ImageFailure`.
 */
export async function importRawPhoto(file: Blob, source: ByteSource, format: RawPhoto): Promise<Blob> {
  const { start, end, ownOrientation } = await findEmbeddedJpeg(source, format)
  const jpeg = file.slice(start, end, 'image/jpeg')
  const exif = ownOrientation === null ? await readRawExif(source, format) : null
  if (!exif) return jpeg
  const pieces = addToJpeg(await source.read(start, end), { exif, iccSegments: null })
  return new Blob(pieces, { type: 'image/jpeg' })
}
