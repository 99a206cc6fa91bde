import type { DocumentLanguage } from './invoice/document-languages.ts'
import type { Invoice } from './invoice/invoice.ts'
import type { LaidPage, Layout, PlacedPart } from './layout/canvas.ts'
import type { Face, FaceSubset } from './text/east-asian.ts'
import type { FontSubset } from './text/font-subsets.ts'
import type { Logo } from './text/printed.ts'

/** One font file: a subset in one weight. */
export type FontFile = {
  readonly subset: FontSubset | FaceSubset
  readonly bold: boolean
  readonly bytes: ArrayBuffer
}

/** Subsets in both weights, and characters for which the page finds subsets, trying the faces in order. */
export type WantedFonts = {
  readonly subsets: readonly FontSubset[]
  readonly characters: readonly string[]
  readonly faces: readonly Face[]
}

/** `away` lists the characters whose fonts could not be loaded. */
export type LoadedFonts = { readonly fonts: readonly FontFile[]; readonly away: readonly string[] }

/** Input of a document: the invoice as typed, with amounts in its own decimal separator. */
export type Order = {
  readonly invoice: Invoice
  /** Language of the document. */
  readonly language: DocumentLanguage
  readonly logo: Logo | null
}

/** Pages count from 0; a number beyond the last means the last. */
export type WorkerRequest =
  | { readonly type: 'preview'; readonly order: Order; readonly page: number }
  /** Another page of the last preview. */
  | { readonly type: 'page'; readonly page: number }
  | { readonly type: 'document'; readonly order: Order }
  /** Response to `fonts-wanted`; the waiting request continues. */
  | ({ readonly type: 'fonts' } & LoadedFonts)

/** One page of a preview: transferring the hundreds of a long invoice would block the page. */
export type PreviewPage = Pick<Layout, 'width' | 'height' | 'colours'> & {
  readonly page: LaidPage
  readonly at: number
  /** The page on which each part of the invoice begins, also those of other pages. */
  readonly starts: readonly (Pick<PlacedPart, 'name' | 'item'> & { readonly page: number })[]
  readonly pages: number
}

/** `Document` is the browser's Blob; `missing` lists the characters that no font has, without duplicates. */
export type WorkerResponse<Document> =
  | ({ readonly type: 'fonts-wanted' } & WantedFonts)
  | { readonly type: 'page'; readonly shown: PreviewPage }
  | { readonly type: 'pdf'; readonly pdf: Document; readonly pages: number }
  | { readonly type: 'missing'; readonly missing: readonly string[] }
  | { readonly type: 'failed'; readonly detail: string }
