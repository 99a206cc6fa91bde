import type { Analysis } from './analysis/analysis.ts'
import type { LanguageChoice } from './analysis/language.ts'
import type { CountedWord } from './analysis/word-tally.ts'
import type { TextCounts } from './document/block-counts.ts'
import type { TextEdit } from './document/text-document.ts'

/** Requests to the worker. `revision` counts the page's changes; every response repeats the last received one. */
export type WorkerRequest<PickedFile> =
  | { readonly type: 'load'; readonly revision: number; readonly text: string }
  /** `length` is that of the whole text after the edit; if the worker's differs, it requests a resync. */
  | { readonly type: 'edit'; readonly revision: number; readonly edit: TextEdit; readonly length: number }
  | { readonly type: 'language'; readonly revision: number; readonly language: LanguageChoice }
  /** Only decodes and responds with `OpenResponse`; the page then loads the text. */
  | { readonly type: 'open'; readonly file: PickedFile }

export type WorkerResponse =
  /** `top` follows later after a load. */
  | {
      readonly type: 'counts'
      readonly revision: number
      readonly counts: TextCounts
      readonly top: readonly CountedWord[] | null
    }
  | { readonly type: 'analysis'; readonly revision: number; readonly analysis: Analysis }
  | { readonly type: 'resync'; readonly revision: number }
