import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import { hasFrames, maxAnimationBytes, withFrames } from '../../../lib/image/browser/decode/frames.ts'
import { openBufferedReader } from '../../../lib/image/bytes/buffered-reader.ts'
import { sniff, sniffLength } from '../../../lib/image/header/sniff.ts'
import { findTiffPage } from '../../../lib/image/tiff/tiff-pages.ts'
import type { ImportResponse } from '../import-messages.ts'

/** Counts the pages of a TIFF file or the frames of an animation; all else is one page. Fails with an `ImageFailure`. */
export async function countPages(file: Blob): Promise<ImportResponse> {
  const source = blobSource(file)
  const kind = sniff(await source.read(0, Math.min(source.size, sniffLength)))
  if (kind === 'tiff') {
    const { pages } = await findTiffPage(openBufferedReader(source, 'tiff'), 0)
    return { type: 'counted', count: { kind: 'page', count: pages } }
  }
  if (kind === null || !hasFrames(kind)) return { type: 'counted', count: { kind: 'page', count: 1 } }
  // Not for want of a decoder: there is nothing to choose from.
  if (file.size > maxAnimationBytes) return { type: 'counted', count: { kind: 'frame', count: 1 } }
  const frames = await withFrames(file, kind, async ({ count }) => count)
  return { type: 'counted', count: frames === null ? null : { kind: 'frame', count: frames } }
}
