import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import { openBufferedReader } from '../../../lib/image/bytes/buffered-reader.ts'
import type { PdfPart } from '../../../lib/pdf/objects.ts'

/** Photos in more pieces, such as a PNG with thousands of small chunks, are copied instead of referenced. */
const maxSlices = 64
const copyLength = 1024 * 1024

/** Joins parts of a PDF in one Blob that refers to its sources, or copies them where there are too many. */
export async function blobOfParts(parts: readonly PdfPart[], sources: readonly Blob[]): Promise<Blob> {
  if (parts.length <= maxSlices) return new Blob(parts.map((part) => partToBlob(part, sources)))
  const pieces: BlobPart[] = []
  let open: { readonly source: number; readonly window: ReturnType<typeof openBufferedReader> } | undefined
  for (const part of parts) {
    if (part instanceof Uint8Array) {
      pieces.push(part)
      continue
    }
    if (open?.source !== part.source) {
      open = {
        source: part.source,
        window: openBufferedReader(blobSource(sourceOf(part.source, sources)), 'png'),
      }
    }
    pieces.push((await open.window.bytes(part.start, part.end - part.start)).slice())
  }
  return new Blob(pieces)
}

function partToBlob(part: PdfPart, sources: readonly Blob[]): BlobPart {
  return part instanceof Uint8Array ? part : sourceOf(part.source, sources).slice(part.start, part.end)
}

function sourceOf(index: number, sources: readonly Blob[]): Blob {
  const source = sources[index]
  if (source === undefined) throw new RangeError('no source with this number')
  return source
}

/** Copies a Blob, 1 MB at a time, so that it refers to no file; fails when a file can no longer be read. */
export async function copyBlob(blob: Blob): Promise<Blob> {
  const pieces: BlobPart[] = []
  for (let at = 0; at < blob.size; at += copyLength) {
    pieces.push(new Blob([await blob.slice(at, at + copyLength).arrayBuffer()]))
  }
  return new Blob(pieces, { type: blob.type })
}
