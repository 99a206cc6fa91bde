import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import { hasFrames } from '../../../lib/image/browser/decode/frames.ts'
import { isOfRawPhoto, sniff, sniffLength } from '../../../lib/image/header/sniff.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import type { ImportRequest, ImportResponse } from '../import-messages.ts'
import { importFrame } from './import-frame.ts'
import { importHeif } from './import-heif.ts'
import { importJxl } from './import-jxl.ts'
import { importPsd } from './import-psd.ts'
import { importRawPhoto } from './import-raw-photo.ts'
import { importTiff } from './import-tiff.ts'

/** Makes a file readable for browsers, by its first bytes. Fails with an `ImageFailure`. */
export async function importPicture(request: ImportRequest): Promise<ImportResponse> {
  const { file, format, decoders, page = 0 } = request
  const source = blobSource(file)
  const kind = sniff(await source.read(0, Math.min(source.size, sniffLength)))
  if (kind === 'heic') return importHeif(source, format, decoders.heic ?? null)
  // The browser's decoder gives other frames, where it has any.
  if (kind === 'jxl' && page === 0) return importJxl(source, format, decoders.jxl ?? null)
  if (kind === 'tiff') return importTiff(source, format, request)
  if (kind === 'psd') return importPsd(source, format)
  if (kind !== null && isOfRawPhoto(kind))
    return { type: 'imported', from: 'embedded', pages: 1, picture: await importRawPhoto(file, source, kind) }
  if (kind !== null && hasFrames(kind)) return importFrame(file, source, page)
  throw new ImageFailure(kind === null ? { kind: 'not-an-image' } : { kind: 'unsupported', format: kind })
}
