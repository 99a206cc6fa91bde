import fc from 'fast-check'
import { expect } from 'vitest'
import { formOf, kinds } from '../../../src/tools/qr-generator/core/content/kinds.ts'
import { payload } from '../../../src/tools/qr-generator/core/content/payload.ts'
import { anyText, type FuzzArea, holds } from '../area.ts'

const date = fc.constantFrom(
  ...[
    '2026-01-31T10:00',
    '9999-12-31T23:59',
    '0000-01-01T00:00',
    '2026-02-30T25:61',
    '275760-09-13T00:00',
    '-1',
  ],
)
const known = fc.constantFrom(
  'WPA',
  'nopass',
  'true',
  'DE89370400440532013000',
  '12.34',
  '1e300',
  '-0',
  'a@b.c',
)
const field = fc.oneof(anyText, date, known)

const ofKind = (kind: (typeof kinds)[number]) => {
  const names = [...formOf[kind]]
  const form = fc.tuple(...names.map(() => fc.option(field, { nil: undefined })))
  return holds(form, (values) => {
    const fields = Object.fromEntries(names.map((name, index) => [name, values[index]]))
    const made = payload(kind, fields)
    if (!made.ok) {
      expect(names).toContain(made.field)
      return
    }
    expect(made.text.isWellFormed()).toBe(true)
    // Text of a single-line field cannot start a new line of the format.
    if (kind === 'contact' || kind === 'event') {
      for (const line of made.text.split('\r\n')) expect(line).not.toMatch(/[\r\n]/)
      for (const word of ['BEGIN', 'END'])
        expect(
          made.text.split('\r\n').filter((line) => line.startsWith(`${word}:`)).length,
        ).toBeLessThanOrEqual(2)
    }
  })
}

export const area: FuzzArea = Object.fromEntries(
  kinds.map((kind) => [`what is typed for ${kind}`, ofKind(kind)]),
)
