import { createStore } from '../../lib/store.ts'

/** How many files of a folder were taken, where it has more than that; null once it is dismissed. */
export const folderLimit = createStore<number | null>(null)
