import { parseCsv } from '../../../../lib/files/csv.ts'
import type { TextFileFault } from '../../../../lib/files/text-file.ts'
import type { PlacedLogo } from '../drawing/logo.ts'
import type { Style } from '../settings.ts'

/** Format of a line: the content alone, or CSV with file name and content. */
export const rowKinds = ['content', 'name-content'] as const
export type RowKind = (typeof rowKinds)[number]

export const batchFormats = ['png', 'svg'] as const
export type BatchFormat = (typeof batchFormats)[number]

/** Limits of a batch: bytes of the file or pasted text, and number of codes. */
export const batchLimits = { bytes: 5 * 1024 * 1024, rows: 10_000 } as const

/** Why the input is refused as a whole. */
export type RowsFault = TextFileFault | 'too-many-rows'

export type Row = {
  /** Line number in the input, from 1. */
  readonly line: number
  /** Requested file name without extension; if empty, the file is numbered. */
  readonly name: string
  readonly text: string
}

/** Parses pasted text or a CSV file into rows, without blank ones. */
export function rowsOf(input: string, kind: RowKind): readonly Row[] {
  const records =
    kind === 'content'
      ? input
          .replace(/^\ufeff/, '')
          .split(/\r\n|\r|\n/)
          .map((text, index) => ({ line: index + 1, cells: [text] }))
      : parseCsv(input)
  return records
    .map(({ line, cells }) => {
      const [first = '', ...rest] = cells
      const named = kind === 'name-content' && rest.length > 0
      return { line, name: named ? first.trim() : '', text: (named ? (rest[0] ?? '') : first).trim() }
    })
    .filter(({ text }) => text !== '')
}

export type BatchFailure = { readonly line: number; readonly reason: 'too-long' | 'unreadable' }

export type BatchQuestion = {
  readonly rows: readonly Row[]
  readonly style: Style
  readonly logo: PlacedLogo | undefined
  readonly format: BatchFormat
}

export type BatchResponse =
  | { readonly type: 'refused'; readonly fault: RowsFault }
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | {
      readonly type: 'done'
      readonly zip: Uint8Array<ArrayBuffer>
      readonly count: number
      readonly failures: readonly BatchFailure[]
    }
