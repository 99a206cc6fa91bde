import type { ByteSource } from '../../files/bytes.ts'
import { chunksIn } from '../bytes/chunks.ts'
import { pngChunk } from './png-file.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The chunks in which Skia and Chromium look for a gain map: its metadata (ISO 21496-1), and a PNG of it. */
const metadataType = 'gmAP'
const pictureType = 'gdAT'

const maxMetadataBytes = 1_024
const maxPictureBytes = 256 * 1024 * 1024

export type PngGainMap = {
  /** A PNG file. */
  readonly file: Bytes
  /** The fields of ISO 21496-1, annex C, behind its identifier. */
  readonly metadata: Bytes
}

export const gainMapChunks = ({ file, metadata }: PngGainMap): Bytes[] => [
  pngChunk(metadataType, metadata),
  pngChunk(pictureType, file),
]

/** The gain map in the chunks of a PNG; null where there is none. Fails with `unreadable`. */
export async function readPngGainMap(source: ByteSource): Promise<PngGainMap | null> {
  const read = async (most: number, { start, length }: { start: number; length: number }) =>
    length > most || start + length > source.size ? null : source.read(start, start + length)
  let metadata: Bytes | null = null
  let file: Bytes | null = null
  for await (const chunk of chunksIn(source, 'png')) {
    if (chunk.type === metadataType) metadata = await read(maxMetadataBytes, chunk)
    else if (chunk.type === pictureType) file = await read(maxPictureBytes, chunk)
    else if (chunk.type === 'IDAT') break
  }
  return metadata && file ? { metadata, file } : null
}
