import { createStore } from '../../../lib/store.ts'
import type { Zoom } from './grid.ts'

/** How large pages are shown, until the site is closed or loaded anew. */
export const zoomStore = createStore<Zoom>('overview')
