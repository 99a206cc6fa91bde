import type { ByteSource } from '../../../lib/files/bytes.ts'
import { decodeFrame } from '../../../lib/image/browser/decode/frames.ts'
import { isOpaque } from '../../../lib/image/browser/draw/pixel-bands.ts'
import { writePng } from '../../../lib/image/browser/encode/write-png.ts'
import { inflate } from '../../../lib/image/browser/encode/zlib.ts'
import { colourSpaceOf } from '../../../lib/image/colour/colour-gamut.ts'
import { findExif } from '../../../lib/image/exif/exif-data.ts'
import { normalizeExif } from '../../../lib/image/exif/normalize-exif.ts'
import { readImageHeader } from '../../../lib/image/header/image-header.ts'
import type { ImportResponse } from '../import-messages.ts'

/** A frame of an animation, counted from 0, as a PNG with the file's EXIF data. Fails with an `ImageFailure`. */
export async function importFrame(file: Blob, source: ByteSource, page: number): Promise<ImportResponse> {
  const header = await readImageHeader(source)
  const colourSpace = await colourSpaceOf(source, header, inflate)
  const exif = await findExif(source, header)
  const { bitmap, count } = await decodeFrame(file, header, page)
  try {
    const details = exif && normalizeExif(exif, bitmap)
    const picture = await writePng(bitmap, colourSpace, details, isOpaque(bitmap))
    return { type: 'imported', from: 'decoded', pages: count, picture }
  } finally {
    bitmap.close()
  }
}
