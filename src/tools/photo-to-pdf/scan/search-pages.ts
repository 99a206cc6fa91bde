import { wholePicture } from '../../../lib/image/scan/corners.ts'
import type { ScanReader } from './scan-reader.ts'
import { type ScanPage, type ScansStore, setPage } from './scans.ts'

type Search = {
  readonly files: readonly File[]
  readonly scans: ScansStore
  readonly find: ScanReader['find']
  readonly signal: AbortSignal
}

/** What is known of a page once it has been looked for. */
export async function findPageOf(file: File, find: ScanReader['find']): Promise<ScanPage> {
  const corners = await find(file)
  if (corners === 'failed') return { corners: wholePicture, by: 'failed' }
  return corners ? { corners, by: 'found' } : { corners: wholePicture, by: 'none' }
}

/** Looks for the pages that are not known yet, one after the other; how many there were, and were found. */
export async function searchPages({ files, scans, find, signal }: Search) {
  let [searched, found] = [0, 0]
  for (const file of files) {
    if (signal.aborted) break
    if (scans.read().pages.has(file)) continue
    const page = await findPageOf(file, find)
    // Its worker may have been closed: this is no answer then, and the next search asks again.
    if (signal.aborted) break
    setPage(scans, file, page)
    searched += 1
    if (page.by === 'found') found += 1
  }
  return { searched, found }
}
