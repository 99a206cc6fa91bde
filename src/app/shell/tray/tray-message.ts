import { createStore } from '../../../lib/store.ts'

/** What has just happened on the tray. */
export type TrayMessage =
  | { readonly kind: 'added'; readonly count: number }
  /** There was room for `added` of `count`. */
  | { readonly kind: 'full'; readonly added: number; readonly count: number }
  | { readonly kind: 'removed'; readonly name: string; readonly undo: () => void }
  | { readonly kind: 'cleared'; readonly undo: () => void }
  | { readonly kind: 'undone' | 'not-taken' | 'refused' | 'too-large' | 'used' }

export const trayMessage = createStore<TrayMessage | null>(null)
