import type { Corners } from '../../../lib/image/scan/corners.ts'
import { createStore } from '../../../lib/store.ts'

/** Where the page is in a photo, and how that is known; `none` and `failed` take the whole photo, as no page was found or the search was broken off. */
export type ScanPage = {
  readonly corners: Corners
  readonly by: 'found' | 'none' | 'failed' | 'whole' | 'hand'
}

export type Scans = {
  readonly pages: Pick<ReadonlyMap<File, ScanPage>, 'get' | 'has'>
  /** The photo whose corners are being adjusted. */
  readonly edited: File | null
}

/** As long as there are the files: removed photos may come back, and all of them after another page was open. */
const known = new WeakMap<File, ScanPage>()

/** A new object after every change, as subscribers compare them. */
const knownPages = (): Scans['pages'] => ({ get: (file) => known.get(file), has: (file) => known.has(file) })

export const createScans = () => createStore<Scans>({ pages: knownPages(), edited: null })

export type ScansStore = ReturnType<typeof createScans>

export function setPage(scans: ScansStore, file: File, page: ScanPage): void {
  known.set(file, page)
  scans.set({ ...scans.read(), pages: knownPages() })
}
