import type { TextFileFault } from '../../../lib/files/text-file.ts'
import type { CsvResult } from '../core/history/csv.ts'
import type { DateOrder } from '../core/history/csv-date.ts'

export type ImportQuestion = {
  readonly file: Blob
  /** Milliseconds since 1970. */
  readonly now: number
  readonly order?: DateOrder
}

export type ImportAnswer = CsvResult | { readonly kind: 'no-text'; readonly fault: TextFileFault }
