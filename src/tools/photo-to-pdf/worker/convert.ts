import { blobSource, firstUnreadable } from '../../../lib/image/browser/decode/blob-source.ts'
import { inflate } from '../../../lib/image/browser/encode/zlib.ts'
import type { Conversion, ConversionFailure, ConvertRequest, Progress } from '../core/worker-messages.ts'
import { ConversionStopped, type DecodedPhoto, writePdf } from '../core/write-pdf.ts'
import { encodePhoto } from './encode-photo.ts'
import { blobOfParts, copyBlob } from './pdf-blob.ts'

/** Up to this size the PDF is copied, so that later changes of the picked files do not break it. */
const maxCopiedBytes = 100 * 1024 * 1024

export type Outcome =
  | ({ readonly type: 'converted' } & Conversion<Blob>)
  | { readonly type: 'failed'; readonly failure: ConversionFailure }
  | { readonly type: 'cancelled' }

/** Creates the PDF; checks after every photo whether it was cancelled. Never rejects: errors give the outcome `failed`. */
export async function convert(
  request: Omit<ConvertRequest<File>, 'type' | 'id'>,
  onProgress: (progress: Progress) => void,
  isCancelled: () => boolean,
): Promise<Outcome> {
  const { files, ...options } = request
  const sources: Blob[] = [...files]
  const add = (blob: Blob) => sources.push(blob) - 1
  const steps = writePdf({
    ...options,
    photos: files.map((file) => ({ name: file.name, bytes: blobSource(file) })),
    inflate,
    async decode(index, header): Promise<DecodedPhoto> {
      const { colour, alpha } = await encodePhoto(files[index] as File, header)
      return {
        source: add(colour.data),
        colour: colour.image,
        alpha: alpha && { source: add(alpha.data), image: alpha.image },
      }
    },
  })
  try {
    const pieces: Blob[] = []
    for await (const { parts, done } of steps) {
      if (isCancelled()) return { type: 'cancelled' }
      pieces.push(await blobOfParts(parts, sources))
      const name = files[done - 1]?.name
      if (name !== undefined) onProgress({ done, total: files.length, name })
    }
    const pdf = new Blob(pieces, { type: 'application/pdf' })
    const copied = pdf.size <= maxCopiedBytes
    return { type: 'converted', pdf: copied ? await copyBlob(pdf) : pdf, pages: files.length, copied }
  } catch (error) {
    return { type: 'failed', failure: await failureOf(error, files) }
  }
}

async function failureOf(error: unknown, files: readonly File[]): Promise<ConversionFailure> {
  if (error instanceof ConversionStopped) return error.failure
  const index = await firstUnreadable(files)
  const name = index === null ? undefined : files[index]?.name
  if (index === null || name === undefined) return { kind: 'unexpected' }
  return { kind: 'photo', index, name, error: { kind: 'unreadable' } }
}
