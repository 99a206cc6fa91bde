import type { ByteSource } from '../../../lib/files/bytes.ts'
import { decodeJxl } from '../../../lib/image/browser/decode/jxl.ts'
import { findExif } from '../../../lib/image/exif/exif-data.ts'
import type { ImportFormat } from '../../../lib/image/image-import.ts'
import { readJxlHeader } from '../../../lib/image/jxl/jxl-header.ts'
import { checkDecodeSize } from '../../../lib/image/pixels/size-limits.ts'
import { transformedGrid } from '../../../lib/image/pixels/transformed-rows.ts'
import type { ImportResponse } from '../import-messages.ts'
import { writePicture } from './write-picture.ts'

/** The picture of a JPEG XL file, or its first frame, with its colour space and EXIF data. Fails with an `ImageFailure`. */
export async function importJxl(
  source: ByteSource,
  format: ImportFormat,
  decoder: WebAssembly.Module | null,
): Promise<ImportResponse> {
  const header = await readJxlHeader(source)
  checkDecodeSize(header)
  if (!decoder) return { type: 'decoder-needed', format: 'jxl' }
  const exif = await findExif(source, header)
  const { pixels, hasAlpha, colour } = decodeJxl(decoder, await source.read(0, source.size), header)
  const picture = await writePicture(
    { pixels, grid: transformedGrid(header, []), opaque: !hasAlpha, colour, exif },
    format,
  )
  return { type: 'imported', from: 'decoded', pages: 1, picture }
}
