import { Zip, ZipPassThrough } from 'fflate'
import { archiveNames } from '../../../lib/files/file-names.ts'
import { unixEntry } from '../../../lib/files/zip-entry.ts'

const pieceLength = 1024 * 1024

/** Sizes in a ZIP without ZIP64 have 32 bits (APPNOTE 4.4.8); names and headers need some bytes too. */
const maxBytes = 2 ** 32 - 2 ** 24

/**
 * Packs files into one ZIP archive under safe, unique names, uncompressed, as pictures would not get smaller. Reads a
 * megabyte at a time, so that the page stays responsive. Rejects when a blob cannot be read, and with a RangeError when
 * the files are too large for one archive.
 */
export async function zipFiles(
  files: readonly { readonly name: string; readonly blob: Blob }[],
): Promise<Blob> {
  const bytes = files.reduce((sum, { blob }) => sum + blob.size, 0)
  if (bytes > maxBytes) throw new RangeError(`${bytes} bytes are too many for one archive`)
  const parts: BlobPart[] = []
  const archive = new Zip((error, part) => {
    if (error) throw error
    parts.push(part as Uint8Array<ArrayBuffer>)
  })
  const names = archiveNames(files.map(({ name }) => name))
  for (const [index, { blob }] of files.entries()) {
    const entry = Object.assign(new ZipPassThrough(names[index] ?? ''), unixEntry)
    archive.add(entry)
    for (let at = 0; at < blob.size; at += pieceLength) {
      const piece = new Uint8Array(await blob.slice(at, at + pieceLength).arrayBuffer())
      entry.push(piece, at + pieceLength >= blob.size)
    }
    if (blob.size === 0) entry.push(new Uint8Array(), true)
  }
  archive.end()
  return new Blob(parts, { type: 'application/zip' })
}
