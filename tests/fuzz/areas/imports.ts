import fc from 'fast-check'
import { is } from 'valibot'
import { expect } from 'vitest'
import { parseCsv } from '../../../src/lib/files/csv.ts'
import { timestampSchema } from '../../../src/lib/stored-data/bounded-schema.ts'
import { isValidRecord, readExport, writeExport } from '../../../src/lib/stored-data/export-file.ts'
import { groupRecords } from '../../../src/lib/stored-data/group.ts'
import { planImport } from '../../../src/lib/stored-data/plan.ts'
import { applyChange, undoChange } from '../../../src/platform/stored-data/apply-change.ts'
import { createFakeDevice } from '../../../src/platform/testing/storage.ts'
import { tools } from '../../../src/registry/entries.ts'
import { fromCsv, toCsv } from '../../../src/tools/bmi-calculator/core/history/csv.ts'
import { emptyInvoice } from '../../../src/tools/invoice-generator/core/invoice/invoice.ts'
import { exportText, readImport } from '../../../src/tools/invoice-generator/core/saved/import-export.ts'
import { rowKinds, rowsOf } from '../../../src/tools/qr-generator/core/batch/batch.ts'
import { anyJson, anyText, changed, type FuzzArea, holds } from '../area.ts'

const owners = tools.map(({ id, stores }) => ({ id, stores }))
const ownKeys = owners.flatMap(({ id, stores }) =>
  stores.map(({ name, kind }) => `toolnook:${id}:${name}${kind === 'history' ? ':a' : ''}`),
)
const key = fc.oneof(
  fc.constantFrom(...ownKeys, 'darkMode', '__proto__', 'toolnook:quarantine:2:toolnook:a:b'),
  anyText,
)
const recordText = fc.oneof(
  changed({ v: 1, t: 1, s: 1, d: { text: 'x' } }).map((value) => JSON.stringify(value)),
  anyText,
)
const records = fc.dictionary(key, fc.oneof(recordText, anyJson), { maxKeys: 8 })
const siteFile = fc.oneof(
  records.chain((all) => changed({ toolnook: 'data', format: 1, exported: '2026-01-31', records: all })),
  records.map((all) => ({ toolnook: 'data', format: 1, records: all })),
)
const fileText = fc.oneof(
  siteFile.map((value) => JSON.stringify(value)),
  anyText,
)

const item = { id: '1', description: 'x', quantity: '1', price: '1', taxRate: '', discount: '' }
const invoiceFile = changed({
  format: 'toolnook-invoices',
  version: 1,
  invoices: [{ ...emptyInvoice, items: [item] }],
  companies: [],
  items: [{ mark: '.', description: 'x', price: '1', taxRate: '', discount: '' }],
}).map((value) => JSON.stringify(value))

const cell = fc.oneof(
  anyText,
  fc.constantFrom(
    '70',
    '1,75',
    '2026-01-31',
    '1e300',
    '-1',
    'male',
    '+275760-09-13',
    '"',
    '""',
    'NaN',
    '01.02.2026',
  ),
)
const order = fc.constantFrom('day-first' as const, 'month-first' as const, undefined)
const csv = fc
  .tuple(
    fc.constantFrom(',', ';', '\t'),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.array(fc.array(cell), { maxLength: 8 }),
  )
  .map(([separator, end, rows]) =>
    [['date', 'weight_kg', 'height_cm', 'age_years', 'gender'], ...rows]
      .map((row) => row.join(separator))
      .join(end),
  )

export const area: FuzzArea = {
  'a file for Your data': holds(fc.tuple(fileText, records), ([text, present]) => {
    const read = readExport(owners, text)
    if (read.kind === 'fault') return
    for (const record of read.records) expect(isValidRecord(owners, record)).toBe(true)
    const before = Object.fromEntries(
      Object.entries(present).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    const device = createFakeDevice(before)
    const { area: storage } = device.openTab()
    const current = Object.entries(before).map(([key, text]) => ({ key, text }))
    groupRecords(owners, [...current, ...read.records])
    for (const mode of ['merge', 'replace'] as const) {
      const { write, remove } = planImport(owners, current, read.records, mode)
      const applied = applyChange(storage, { write, remove })
      if (applied.kind !== 'done') throw new Error('There is room')
      expect(undoChange(storage, applied.undo)).toMatchObject({ kind: 'done', skipped: 0 })
      expect(new Map(device.records)).toEqual(new Map(Object.entries(before)))
    }
    expect(readExport(owners, writeExport(read.records, '2026-01-31'))).toEqual({ ...read, refused: [] })
  }),
  'a file of invoices': holds(fc.oneof(invoiceFile, anyText), (text) => {
    const read = readImport(text)
    if (read.ok) expect(readImport(exportText(read.collection))).toMatchObject({ ok: true, refused: 0 })
  }),
  'a table of BMI results': holds(fc.tuple(fc.oneof(csv, anyText), order), ([text, requested]) => {
    const now = Date.UTC(2026, 0, 31)
    const read = fromCsv(text, now, requested)
    if (read.kind !== 'read') return
    for (const { timestamp, weight, height, bmi } of read.entries) {
      expect(timestamp).toBeLessThanOrEqual(now)
      expect(is(timestampSchema, timestamp)).toBe(true)
      expect([weight, height, bmi].every((value) => value > 0 && Number.isFinite(value))).toBe(true)
    }
    expect(fromCsv(toCsv(read.entries), now)).toMatchObject({ kind: 'read' })
  }),
  'a table of codes': holds(fc.oneof(csv, anyText), (text) => {
    parseCsv(text)
    for (const kind of rowKinds)
      for (const { text: content, line } of rowsOf(text, kind)) {
        expect(content).not.toBe('')
        expect(line).toBeGreaterThan(0)
      }
  }),
}
