import type { BatchQuestion, RowKind, RowsFault } from '../core/batch/batch.ts'

/** Where the lines of a batch come from: what was typed or pasted, or a chosen file. */
export type BatchSource = string | Blob

export type CountQuestion = { readonly source: BatchSource; readonly kind: RowKind }

/** `text`: what a file holds, when it is short enough to be shown and edited. */
export type RowCount = { readonly count: number; readonly text?: string }

export type CountAnswer =
  | ({ readonly ok: true } & RowCount)
  | { readonly ok: false; readonly fault: RowsFault }

export type BatchRequest = Omit<BatchQuestion, 'rows'> & CountQuestion

/** Why no rows were counted or made into codes. */
export type RowsFailure = RowsFault | 'timeout' | 'no-worker'
