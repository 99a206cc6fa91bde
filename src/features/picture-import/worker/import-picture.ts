import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import { isOfRawPhoto, sniff, sniffLength } from '../../../lib/image/header/sniff.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import type { ImportRequest, ImportResponse } from '../import-messages.ts'
import { importHeif } from './import-heif.ts'
import { importPsd } from './import-psd.ts'
import { importRawPhoto } from './import-raw-photo.ts'
import { importTiff } from './import-tiff.ts'

/** Makes a file readable for browsers, by its first bytes. Fails with an `ImageFailure`. */
export async function importPicture({ file, format, decoder }: ImportRequest): Promise<ImportResponse> {
  const source = blobSource(file)
  const kind = sniff(await source.read(0, Math.min(source.size, sniffLength)))
  if (kind === 'heic') return importHeif(source, format, decoder)
  if (kind === 'tiff') return importTiff(source, format)
  if (kind === 'psd') return importPsd(source, format)
  if (kind !== null && isOfRawPhoto(kind))
    return { type: 'imported', from: 'embedded', pages: 1, picture: await importRawPhoto(file, source, kind) }
  throw new ImageFailure(kind === null ? { kind: 'not-an-image' } : { kind: 'unsupported', format: kind })
}
