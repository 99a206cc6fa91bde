import type { PlacedLogo } from './logo.ts'
import type { Style } from './settings.ts'

/** What a line is: the content alone, or a file name and the content as in a CSV file. */
export const rowKinds = ['content', 'name-content'] as const
export type RowKind = (typeof rowKinds)[number]

export const batchFormats = ['png', 'svg'] as const
export type BatchFormat = (typeof batchFormats)[number]

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
      ? input.split(/\r\n|\r|\n/).map((text, index) => ({ line: index + 1, cells: [text] }))
      : parseCsv(input)
  return records
    .map(({ line, cells }) => {
      const [first = '', ...rest] = cells
      const named = kind === 'name-content' && rest.length > 0
      return { line, name: named ? first.trim() : '', text: (named ? (rest[0] ?? '') : first).trim() }
    })
    .filter(({ text }) => text !== '')
}

/** RFC 4180, with commas, semicolons or tabs: whichever comes first in the text outside quotes. */
export function parseCsv(
  input: string,
): readonly { readonly line: number; readonly cells: readonly string[] }[] {
  const text = input.replace(/^\ufeff/, '')
  const separator = /[,;\t]/.exec(text.replace(/"[^"]*"/g, ''))?.[0] ?? ','
  const records: { line: number; cells: string[] }[] = []
  let [line, started, cell, quoted] = [1, 1, '', false]
  let cells: string[] = []
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRecord = () => {
    endCell()
    records.push({ line: started, cells })
    cells = []
    started = line
  }
  for (let index = 0; index < text.length; index += 1) {
    const one = text.charAt(index)
    if (one === '\n') line += 1
    if (quoted) {
      if (one !== '"') cell += one
      else if (text.charAt(index + 1) === '"') {
        cell += '"'
        index += 1
      } else quoted = false
    } else if (one === '"' && cell === '') quoted = true
    else if (one === separator) endCell()
    else if (one === '\n') endRecord()
    else if (one !== '\r') cell += one
  }
  if (cell !== '' || cells.length > 0) endRecord()
  return records
}

export type BatchFailure = { readonly line: number; readonly reason: 'too-long' | 'unreadable' }

export type BatchQuestion = {
  readonly rows: readonly Row[]
  readonly style: Style
  readonly logo: PlacedLogo | undefined
  readonly format: BatchFormat
}

export type BatchAnswer =
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | {
      readonly type: 'done'
      readonly zip: Uint8Array<ArrayBuffer>
      readonly made: number
      readonly failures: readonly BatchFailure[]
    }
