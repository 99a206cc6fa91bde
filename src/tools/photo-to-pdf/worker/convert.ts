import { blobSource, firstUnreadable } from '../../../lib/image/browser/decode/blob-source.ts'
import { inflate } from '../../../lib/image/browser/encode/zlib.ts'
import type { OrientedSize } from '../../../lib/image/exif/orientation.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import type { EmbeddedImage } from '../core/embedded-image.ts'
import { perPageOf } from '../core/settings.ts'
import type { Conversion, ConversionFailure, ConvertRequest, Progress } from '../core/worker-messages.ts'
import { ConversionStopped, type DecodedPhoto, writePdf } from '../core/write-pdf.ts'
import { encodePhoto } from './encode-photo.ts'
import { blobOfParts, copyBlob } from './pdf-blob.ts'

/** Up to this size the PDF is copied, so that later changes of the picked files do not break it. */
const maxCopiedBytes = 100 * 1024 * 1024

export type ConvertInput = Omit<ConvertRequest<File>, 'type' | 'id'>

export type Outcome =
  | ({ readonly type: 'converted' } & Conversion<Blob>)
  | { readonly type: 'failed'; readonly failure: ConversionFailure }

/** A photo that was encoded anew, upright, and the upright size that it had. */
export type SmallerFile = {
  readonly data: Blob
  readonly image: EmbeddedImage
  readonly size: OrientedSize
}

type JoinOptions = {
  readonly onProgress?: (progress: Progress) => void
  /** A larger document is given up. */
  readonly maxBytes?: number
  /** By the index of the photo whose place they take. */
  readonly smaller?: ReadonlyMap<number, SmallerFile>
}

/** Creates the PDF. Never rejects: errors give the outcome `failed`. */
export async function convert(
  input: ConvertInput,
  onProgress: (progress: Progress) => void,
): Promise<Outcome> {
  return outcomeOf(input, async () => {
    const pdf = await joinPdf(input, { onProgress })
    return pdf && (await conversionOf(input, pdf, 0))
  })
}

/** The document as one Blob that refers to the photos; null if it is larger than `maxBytes`. */
export async function joinPdf(
  { files, ...options }: ConvertInput,
  { onProgress, maxBytes = Number.POSITIVE_INFINITY, smaller }: JoinOptions,
): Promise<Blob | null> {
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
    smaller(index) {
      const photo = smaller?.get(index)
      return photo && { source: add(photo.data), image: photo.image, size: photo.size }
    },
  })
  const pieces: Blob[] = []
  let bytes = 0
  for await (const { parts, done } of steps) {
    const piece = await blobOfParts(parts, sources)
    bytes += piece.size
    if (bytes > maxBytes) return null
    pieces.push(piece)
    const name = files[done - 1]?.name
    if (name !== undefined) onProgress?.({ done, total: files.length, name })
  }
  return new Blob(pieces, { type: 'application/pdf' })
}

export async function conversionOf(
  { files, settings }: ConvertInput,
  pdf: Blob,
  smaller: number,
): Promise<Conversion<Blob>> {
  const copied = pdf.size <= maxCopiedBytes
  const pages = Math.ceil(files.length / perPageOf(settings))
  return { pdf: copied ? await copyBlob(pdf) : pdf, pages, smaller, copied }
}

/** What became of the work; null is a failure without a reason. */
export async function outcomeOf(
  { files }: ConvertInput,
  work: () => Promise<Conversion<Blob> | null>,
): Promise<Outcome> {
  try {
    const conversion = await work()
    return conversion
      ? { type: 'converted', ...conversion }
      : { type: 'failed', failure: { kind: 'unexpected' } }
  } catch (error) {
    return { type: 'failed', failure: await failureOf(error, files) }
  }
}

/** Work on a photo whose failure names it. */
export async function namingPhoto<Result>(
  index: number,
  { name }: File,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ImageFailure)) throw error
    throw new ConversionStopped({ kind: 'photo', error: error.error, index, name })
  }
}

async function failureOf(error: unknown, files: readonly File[]): Promise<ConversionFailure> {
  if (error instanceof ConversionStopped) return error.failure
  const index = await firstUnreadable(files)
  const name = index === null ? undefined : files[index]?.name
  if (index === null || name === undefined) return { kind: 'unexpected' }
  return { kind: 'photo', index, name, error: { kind: 'unreadable' } }
}
