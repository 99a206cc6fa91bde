import { genders } from './bmi.ts'
import { type BmiEntry, entryOf } from './entry.ts'
import { judge } from './judge.ts'

const columns = ['date', 'weight_kg', 'height_cm', 'age_years', 'gender', 'bmi', 'category'] as const

const rounded = (value: number) => String(Math.round(value * 1000) / 1000)

/** RFC 4180, oldest first; dates in ISO 8601 (UTC), numbers with a point. */
export function toCsv(entries: readonly BmiEntry[]): string {
  const rows = [...entries]
    .sort((a, b) => a.timestamp - b.timestamp)
    .map(({ timestamp, weight, height, age, gender, bmi, category }) =>
      [
        new Date(timestamp).toISOString(),
        rounded(weight),
        rounded(height),
        rounded(age),
        gender,
        rounded(bmi),
        category,
      ].join(','),
    )
  return [columns.join(','), ...rows, ''].join('\r\n')
}

export type CsvResult =
  /** `refused`: lines of the file, counted from 1, that hold no measurement. */
  | { readonly kind: 'read'; readonly entries: readonly BmiEntry[]; readonly refused: readonly number[] }
  /** The first line does not name the columns that are needed. */
  | { readonly kind: 'no-table' }

/**
 * Reads what `toCsv` writes, also after a spreadsheet had it: columns in any order, semicolons, decimal commas,
 * quotes, a byte order mark. BMI and category are calculated anew.
 */
export function fromCsv(text: string): CsvResult {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const separator = lines[0]?.includes(';') ? ';' : ','
  const cellsOf = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  const names = cellsOf(lines[0] ?? '').map((name) => name.toLowerCase())
  const [date, weight, height, age, gender] = columns.slice(0, 5).map((name) => names.indexOf(name))
  if ([date, weight, height, age, gender].some((index) => index === undefined || index < 0))
    return { kind: 'no-table' }

  const entries: BmiEntry[] = []
  const refused: number[] = []
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue
    const cells = cellsOf(line)
    const cell = (column: number | undefined) => cells[column ?? -1] ?? ''
    const number = (column: number | undefined) =>
      cell(column) === '' ? Number.NaN : Number(cell(column).replace(',', '.'))
    const sex = genders.find((known) => known === cell(gender).toLowerCase())
    const timestamp = Date.parse(cell(date))
    const measured = {
      kilograms: number(weight),
      centimetres: number(height),
      years: number(age),
      gender: sex ?? 'male',
    }
    if (!sex || Number.isNaN(timestamp) || judge(measured).kind === 'invalid') refused.push(index + 1)
    else entries.push(entryOf(measured, timestamp))
  }
  return { kind: 'read', entries, refused }
}
