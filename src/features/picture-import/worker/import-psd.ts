import type { ByteSource } from '../../../lib/files/bytes.ts'
import type { ImportFormat } from '../../../lib/image/image-import.ts'
import { transformedGrid } from '../../../lib/image/pixels/transformed-rows.ts'
import { decodePsd, isTransparent } from '../../../lib/image/psd/decode-psd.ts'
import { readPsdFile } from '../../../lib/image/psd/psd-file.ts'
import type { ImportResponse } from '../import-messages.ts'
import { writePicture } from './write-picture.ts'

/** The merged picture of a Photoshop document, with its colour space and EXIF data. Fails with an `ImageFailure`. */
export async function importPsd(source: ByteSource, format: ImportFormat): Promise<ImportResponse> {
  const psd = await readPsdFile(source)
  const picture = await writePicture(
    {
      pixels: await decodePsd(source, psd),
      grid: transformedGrid(psd, []),
      opaque: !isTransparent(psd),
      colour: { codePoints: null, icc: psd.icc },
      exif: psd.exif,
    },
    format,
  )
  return { type: 'imported', from: 'decoded', pages: 1, picture }
}
