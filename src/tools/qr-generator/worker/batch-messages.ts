import type { BatchQuestion, RowKind, RowsFault } from '../core/batch/batch.ts'

/** Source of a batch: typed or pasted text, or a chosen file. */
export type BatchSource = string | Blob

export type CountQuestion = { readonly source: BatchSource; readonly kind: RowKind }

/** `text` is the text of a file that is short enough to be edited. */
export type RowCount = { readonly count: number; readonly text?: string }

export type CountResponse =
  | ({ readonly ok: true } & RowCount)
  | { readonly ok: false; readonly fault: RowsFault }

export type BatchRequest = Omit<BatchQuestion, 'rows'> & CountQuestion

/** Why counting rows or generating codes failed. */
export type RowsFailure = RowsFault | 'timeout' | 'no-worker'

/** The request is the ZIP; its files come in parts. */
export type UnpackResponse =
  | { readonly type: 'files'; readonly files: readonly File[] }
  | { readonly type: 'done' }
