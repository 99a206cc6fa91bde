import { parseCsv } from '../../../../lib/files/csv.ts'
import { bmiOf, genders } from '../measures/bmi.ts'
import { checkPlausibility, type Measurements } from '../measures/plausibility.ts'
import { parseDecimal } from '../measures/quantity.ts'
import {
  type DateOrder,
  needsOrder,
  provenOrder,
  readDate,
  timestampOf,
  type WrittenDate,
} from './csv-date.ts'
import { type BmiEntry, entryOf } from './entry.ts'

const columns = ['date', 'weight_kg', 'height_cm', 'age_years', 'gender', 'bmi', 'category'] as const
type Column = (typeof columns)[number]
const requiredColumns: readonly Column[] = columns.slice(0, 5)

/** Limits for bytes of the file and for rows. */
export const importLimits = { bytes: 5 * 1024 * 1024, rows: 50_000 } as const

const rounded = (value: number) => String(Math.round(value * 1000) / 1000)

/** RFC 4180, oldest first; dates in ISO 8601 (UTC), numbers with a point. An unknown gender is an empty cell. */
export function toCsv(entries: readonly BmiEntry[]): string {
  const rows = [...entries]
    .sort((a, b) => a.timestamp - b.timestamp)
    .map(({ timestamp, weight, height, age, gender, bmi, category }) =>
      [
        new Date(timestamp).toISOString(),
        rounded(weight),
        rounded(height),
        rounded(age),
        gender === 'none' ? '' : gender,
        rounded(bmi),
        category,
      ].join(','),
    )
  return [columns.join(','), ...rows, ''].join('\r\n')
}

/**
 * Why a row is refused: no valid weight, height, age or gender; no valid date; a date in the future; or values so rare
 * that they are probably mistyped. Rare values that the visitor confirmed are exported with a matching BMI.
 */
export const rowFaults = ['values', 'date', 'future', 'rare'] as const
export type RowFault = (typeof rowFaults)[number]

export type RefusedRow = { readonly line: number; readonly why: RowFault }

export type CsvResult =
  | {
      readonly kind: 'read'
      readonly entries: readonly BmiEntry[]
      readonly refused: readonly RefusedRow[]
      /** The order in which dates such as 01.02.2026 were read, if there are any. */
      readonly order?: DateOrder
    }
  /** Dates are ambiguous, and no row proves the order. */
  | { readonly kind: 'which-order'; readonly example: string }
  | { readonly kind: 'no-table' | 'too-many-rows' }

type Row = {
  readonly line: number
  readonly cell: (column: Column) => string
  readonly date: WrittenDate | undefined
}

/** The rows below the header; `undefined` without a header. */
function rowsOf(text: string): readonly Row[] | undefined {
  const [head, ...records] = parseCsv(text)
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
  if (requiredColumns.some((name) => !names.includes(name))) return undefined
  return records
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ line, cells }) => {
      const cell = (column: Column) => (cells[names.indexOf(column)] ?? '').trim()
      return { line, cell, date: readDate(cell('date')) }
    })
}

function measuredOf(cell: Row['cell']): Measurements | undefined {
  const written = cell('gender').toLowerCase()
  const gender: Measurements['gender'] | undefined =
    written === '' ? 'none' : genders.find((known) => known === written)
  if (!gender) return undefined
  const measured = {
    kilograms: parseDecimal(cell('weight_kg')),
    centimetres: parseDecimal(cell('height_cm')),
    years: parseDecimal(cell('age_years')),
    gender,
  } satisfies Measurements
  return checkPlausibility(measured).kind === 'invalid' ? undefined : measured
}

/** Rare values are accepted when the row's BMI matches, as in an export. */
function isPlausible(measured: Measurements, cell: Row['cell']): boolean {
  if (checkPlausibility(measured).kind === 'fine') return true
  return Math.abs(parseDecimal(cell('bmi')) - bmiOf(measured.kilograms, measured.centimetres)) <= 0.001
}

function readRow({ cell, date }: Row, order: DateOrder, now: number): BmiEntry | RowFault {
  const timestamp = date && timestampOf(date, provenOrder(date) ?? order)
  if (timestamp === undefined) return 'date'
  if (timestamp > now) return 'future'
  const measured = measuredOf(cell)
  if (!measured) return 'values'
  return isPlausible(measured, cell) ? entryOf(measured, timestamp) : 'rare'
}

/** The order that all dates with a day above 12 prove; `undefined` without such dates, or if they contradict. */
function orderOf(rows: readonly Row[]): DateOrder | undefined {
  const proven = new Set(rows.flatMap(({ date }) => (date && provenOrder(date)) ?? []))
  const [only] = proven
  return proven.size === 1 ? only : undefined
}

/**
 * Reads what `toCsv` writes, also after a spreadsheet saved it: columns in any order, semicolons, decimal commas,
 * quotes, other date formats. BMI and category are recalculated.
 *
 * @param now milliseconds since 1970: later dates are refused
 * @param chosenOrder the order of day and month, if the visitor chose it
 */
export function fromCsv(text: string, now: number, chosenOrder?: DateOrder): CsvResult {
  const rows = rowsOf(text)
  if (!rows) return { kind: 'no-table' }
  if (rows.length > importLimits.rows) return { kind: 'too-many-rows' }
  const order = chosenOrder ?? orderOf(rows)
  const unclear = order ? undefined : rows.find(({ date }) => date && needsOrder(date))
  if (unclear) return { kind: 'which-order', example: unclear.cell('date') }
  const entries: BmiEntry[] = []
  const refused: RefusedRow[] = []
  for (const row of rows) {
    const read = readRow(row, order ?? 'day-first', now)
    if (typeof read === 'string') refused.push({ line: row.line, why: read })
    else entries.push(read)
  }
  return { kind: 'read', entries, refused, ...(order ? { order } : {}) }
}
