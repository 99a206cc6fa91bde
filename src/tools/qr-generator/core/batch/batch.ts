import { parseCsv } from '../../../../lib/files/csv.ts'
import type { TextFileFault } from '../../../../lib/files/text-file.ts'
import type { PlacedLogo } from '../drawing/logo.ts'
import type { Style } from '../settings.ts'

/** What a line is: the content alone, or a file name and the content as in a CSV file. */
export const rowKinds = ['content', 'name-content'] as const
export type RowKind = (typeof rowKinds)[number]

export const batchFormats = ['png', 'svg'] as const
export type BatchFormat = (typeof batchFormats)[number]

/** The most that one batch takes: bytes of the file or the pasted text, and codes. */
export const batchLimits = { bytes: 5 * 1024 * 1024, rows: 10_000 } as const

/** Why lines give no rows at all. */
export type RowsFault = TextFileFault | 'too-many-rows'

export type Row = {
  /** Line of the input, from 1. */
  readonly line: number
  /** Wished name of the file, without its ending; empty for a number. */
  readonly name: string
  readonly text: string
}

/** The rows of a pasted text or CSV file; blank ones are left out. */
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

export type BatchAnswer =
  | { readonly type: 'refused'; readonly fault: RowsFault }
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | {
      readonly type: 'done'
      readonly zip: Uint8Array<ArrayBuffer>
      readonly made: number
      readonly failures: readonly BatchFailure[]
    }
