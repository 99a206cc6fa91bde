import { Zip, ZipPassThrough } from 'fflate'

const pieceLength = 1024 * 1024

/**
 * Files as one ZIP archive, stored: pictures do not get smaller. Taken a megabyte at a time, so that the page stays
 * responsive. Rejects when a blob cannot be read.
 */
export async function zipFiles(
  files: readonly { readonly name: string; readonly blob: Blob }[],
): Promise<Blob> {
  const parts: BlobPart[] = []
  const archive = new Zip((error, part) => {
    if (error) throw error
    parts.push(part as Uint8Array<ArrayBuffer>)
  })
  for (const { name, blob } of files) {
    const entry = new ZipPassThrough(name)
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
