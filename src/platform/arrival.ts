import { createStore, type Store } from '../lib/store.ts'
import type { ResultKind } from './tool-transfer.ts'

/** Where a text comes from that was pasted on the page, outside a field. */
export const fromClipboard = 'clipboard'

/** What has come into the open tool otherwise than by the visitor's own pick, drop or paste of files. */
export type Arrival = {
  /** The tool's id. */
  readonly to: string
  /** Id of the tool whose result it is, or `fromClipboard`; null for what was there when the visitor left this one. */
  readonly from: string | null
  readonly kind: ResultKind
  /** How many files; 1 for a text or a colour. */
  readonly count: number
  /** How many files that were here have made room for it; they come back with `undo`. */
  readonly replaced?: number
  /** Puts everything as it was before it came. */
  readonly undo: () => void
}

/** The last arrival, until it is undone, dismissed, or the tool is left. */
export const arrival: Store<Arrival | null> & { set(value: Arrival | null): void } =
  createStore<Arrival | null>(null)
