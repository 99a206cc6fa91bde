import { blobSource } from '../../../../lib/image/browser/decode/blob-source.ts'
import { type ImageHeader, readImageHeader } from '../../../../lib/image/header/image-header.ts'
import { type Corners, findCorners } from '../../../../lib/image/scan/corners.ts'
import { decodeGray } from './decode-gray.ts'

/** In pixels of the longer side: `findCorners` looks at pictures of about this size. */
const searchedSide = 512

/** The corners of the page in a photo; null where none stands out from its surroundings. Fails with an `ImageFailure`. */
export async function findPage(file: Blob, header?: ImageHeader): Promise<Corners | null> {
  const known = header ?? (await readImageHeader(blobSource(file)))
  const scale = Math.min(1, searchedSide / Math.max(known.width, known.height))
  return findCorners(await decodeGray(file, known, { scale, quick: true }))
}
