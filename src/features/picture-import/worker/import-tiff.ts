import type { ByteSource } from '../../../lib/files/bytes.ts'
import { openBufferedReader } from '../../../lib/image/bytes/buffered-reader.ts'
import type { ImportFormat, ImportOrder } from '../../../lib/image/image-import.ts'
import { transformationsFor } from '../../../lib/image/pixels/orientation-transformations.ts'
import { transformedGrid } from '../../../lib/image/pixels/transformed-rows.ts'
import { readRawExif } from '../../../lib/image/raw/raw-exif.ts'
import { decodeTiff } from '../../../lib/image/tiff/decode-tiff.ts'
import { readTiffPage } from '../../../lib/image/tiff/tiff-page.ts'
import { findTiffPage } from '../../../lib/image/tiff/tiff-pages.ts'
import type { ImportResponse } from '../import-messages.ts'
import { decodeJpeg } from './decode-jpeg.ts'
import { writePicture } from './write-picture.ts'

/** A page of a TIFF file, counted from 0, upright, with its colour space and EXIF data. Fails with an `ImageFailure`. */
export async function importTiff(
  source: ByteSource,
  format: ImportFormat,
  { page: wanted = 0, pages: known }: Pick<ImportOrder<Blob>, 'page' | 'pages'>,
): Promise<ImportResponse> {
  const reader = openBufferedReader(source, 'tiff')
  const { directory, pages } = await findTiffPage(reader, wanted, known)
  const page = await readTiffPage(reader, directory)
  const picture = await writePicture(
    {
      pixels: await decodeTiff(reader, page, decodeJpeg),
      grid: transformedGrid(page, transformationsFor(page.orientation)),
      opaque: !page.alpha || page.colour === 'cmyk',
      colour: { codePoints: null, icc: page.icc },
      exif: await readRawExif(source, 'tiff'),
    },
    format,
  )
  return { type: 'imported', from: 'decoded', pages, picture }
}
