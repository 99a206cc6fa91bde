import type { Analysis } from './analysis/analysis.ts'
import type { LanguageChoice } from './analysis/language.ts'
import type { CountedWord } from './analysis/word-tally.ts'
import type { TextCounts } from './document/block-counts.ts'
import type { TextEdit } from './document/text-document.ts'

/** What the page says to the worker. `revision` counts the page's changes; every answer repeats the last one it saw. */
export type RequestToWorker<PickedFile> =
  | { readonly type: 'load'; readonly revision: number; readonly text: string }
  /** `length` is that of the whole text afterwards: where the worker's differs it asks for the text anew. */
  | { readonly type: 'edit'; readonly revision: number; readonly edit: TextEdit; readonly length: number }
  | { readonly type: 'language'; readonly revision: number; readonly language: LanguageChoice }
  /** Only decodes, and answers with `AnswerToOpen`; the page loads the text when it has it. */
  | { readonly type: 'open'; readonly file: PickedFile }

export type AnswerFromWorker =
  /** `top` follows later for a text that was just loaded. */
  | {
      readonly type: 'counts'
      readonly revision: number
      readonly counts: TextCounts
      readonly top: readonly CountedWord[] | null
    }
  | { readonly type: 'analysis'; readonly revision: number; readonly analysis: Analysis }
  | { readonly type: 'resync'; readonly revision: number }
