import type { TextFileFault } from '../../../lib/files/text-file.ts'
import type { CsvResult } from '../core/history/csv.ts'
import type { DateOrder } from '../core/history/csv-date.ts'

export type ImportRequest = {
  readonly file: Blob
  /** Milliseconds since 1970. */
  readonly now: number
  readonly order?: DateOrder
}

export type ImportResponse = CsvResult | { readonly kind: 'no-text'; readonly fault: TextFileFault }
