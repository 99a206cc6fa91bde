import type { Corners } from '../../../lib/image/scan/corners.ts'
import { createStore } from '../../../lib/store.ts'

/** Where the page is in a photo, and how that is known; `none` takes the whole photo, as no page was found. */
export type ScanPage = {
  readonly corners: Corners
  readonly by: 'found' | 'none' | 'whole' | 'hand'
}

export type Scans = {
  /** Kept of removed photos too, which may come back. */
  readonly pages: ReadonlyMap<File, ScanPage>
  /** The photo whose corners are being adjusted. */
  readonly edited: File | null
}

export const createScans = () => createStore<Scans>({ pages: new Map(), edited: null })

export type ScansStore = ReturnType<typeof createScans>

/** Takes in what is known of the pages in some photos. */
export function setPages(scans: ScansStore, known: readonly (readonly [File, ScanPage])[]): void {
  const state = scans.read()
  scans.set({ ...state, pages: new Map([...state.pages, ...known]) })
}
