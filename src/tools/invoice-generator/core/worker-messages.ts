import type { DocumentLanguage } from './invoice/document-languages.ts'
import type { Invoice } from './invoice/invoice.ts'
import type { LaidPage, Layout } from './layout/canvas.ts'
import type { Face, FaceSubset } from './text/east-asian.ts'
import type { FontSubset } from './text/font-subsets.ts'
import type { Logo } from './text/printed.ts'

/** One font file: a slice in one weight. */
export type FontFile = {
  readonly slice: FontSubset | FaceSubset
  readonly bold: boolean
  readonly bytes: ArrayBuffer
}

/** Slices in both weights; and characters of which the page finds out what has them, the faces tried in their order. */
export type WantedFonts = {
  readonly slices: readonly FontSubset[]
  readonly characters: readonly string[]
  readonly faces: readonly Face[]
}

/** `away` are the characters whose fonts could not be loaded now. */
export type LoadedFonts = { readonly fonts: readonly FontFile[]; readonly away: readonly string[] }

/** What a document is made of: the invoice as it is typed, its amounts in the decimal mark it names. */
export type Order = {
  readonly invoice: Invoice
  /** Of the document. */
  readonly language: DocumentLanguage
  readonly logo: Logo | null
}

/** Pages count from 0; one beyond the last is the last. */
export type RequestToWorker =
  | { readonly type: 'preview'; readonly order: Order; readonly page: number }
  /** Another page of the last preview. */
  | { readonly type: 'page'; readonly page: number }
  | { readonly type: 'document'; readonly order: Order }
  /** The answer to `fonts-wanted`; the request that wants them goes on. */
  | ({ readonly type: 'fonts' } & LoadedFonts)

/** One page of a preview: a long invoice has hundreds, and carrying them all would hold the page up. */
export type PreviewPage = Pick<Layout, 'width' | 'height' | 'colours'> & {
  readonly page: LaidPage
  readonly at: number
  readonly pages: number
}

/** `Document` is the browser's Blob; `missing` are the characters that no font has, each once. */
export type AnswerFromWorker<Document> =
  | ({ readonly type: 'fonts-wanted' } & WantedFonts)
  | { readonly type: 'page'; readonly shown: PreviewPage }
  | { readonly type: 'pdf'; readonly pdf: Document; readonly pages: number }
  | { readonly type: 'missing'; readonly missing: readonly string[] }
  | { readonly type: 'failed'; readonly detail: string }
