import type { BufferedReader } from '../bytes/buffered-reader.ts'
import { viewOf } from '../bytes/byte-order.ts'
import { ImageFailure } from '../image-error.ts'
import { readNumber, readTiffDirectory, readTiffHeader, type TiffDirectory } from '../raw/tiff-directory.ts'
import { tiffCorrupt, tiffUnsupported } from './tiff-failure.ts'

const maxDirectories = 10_000
/** Bits of the subfile type: a smaller copy of another page, and a mask of one. */
const [smallerCopy, mask] = [1, 4]

/**
 * A page of a file, counted from 0, and the count of all, without smaller copies and masks; `known` is that count where
 * it need not be found. Fails with an `ImageFailure`, also when there is no such page.
 */
export async function findTiffPage(
  reader: BufferedReader,
  wanted: number,
  known?: number,
): Promise<{ readonly directory: TiffDirectory; readonly pages: number }> {
  const header = await readTiffHeader(reader, 0)
  if (!header) throw tiffCorrupt()
  const { layout } = header
  if (viewOf(await reader.bytes(2, 2)).getUint16(0, layout.little) !== 42) throw tiffUnsupported()
  let found: TiffDirectory | null = null
  let pages = 0
  const seen = new Set<number>()
  for (let at = header.first; at !== 0 && !seen.has(at) && seen.size < maxDirectories; ) {
    seen.add(at)
    const directory: TiffDirectory | null = await readTiffDirectory(reader, 'tiff', layout, at).catch(
      // What cannot be read after the first page is none.
      (error: unknown) => {
        if (pages > 0 && error instanceof ImageFailure && error.error.kind !== 'unreadable') return null
        throw error
      },
    )
    if (!directory) break
    const kind = (await readNumber(reader, directory, 254)) ?? 0
    if ((kind & (smallerCopy | mask)) === 0) {
      if (pages === wanted) found = directory
      if (found && known !== undefined) return { directory: found, pages: known }
      pages += 1
    }
    at = directory.next
  }
  if (!found) throw tiffCorrupt()
  return { directory: found, pages }
}
