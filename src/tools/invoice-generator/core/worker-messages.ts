import type { Layout } from './canvas.ts'
import type { PrintedInvoice } from './printed.ts'
import type { SliceName } from './slices.ts'

/** One font file: a slice in one weight. */
export type FontFile = { readonly slice: SliceName; readonly bold: boolean; readonly bytes: ArrayBuffer }

export type RequestToWorker = {
  readonly id: number
  /** Whether the document is wanted, or only its layout for the preview. */
  readonly want: 'pdf' | 'layout'
  readonly printed: PrintedInvoice
  /** The e-invoice to embed; empty for none. */
  readonly xml: string
  /** Fonts that the worker has not been given yet. */
  readonly fonts: readonly FontFile[]
}

/** `Document` is the browser's Blob; `missing` are the characters that no font has, each once. */
export type AnswerFromWorker<Document> = { readonly id: number } & (
  | { readonly type: 'layout'; readonly layout: Layout; readonly missing: readonly string[] }
  | { readonly type: 'pdf'; readonly pdf: Document; readonly pages: number }
  | { readonly type: 'missing'; readonly missing: readonly string[] }
  | { readonly type: 'failed'; readonly detail: string }
)
