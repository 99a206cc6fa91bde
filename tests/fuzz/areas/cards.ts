import fc from 'fast-check'
import { expect } from 'vitest'
import {
  type Field,
  type Fields,
  formOf,
  isBlank,
} from '../../../src/tools/qr-generator/core/content/kinds.ts'
import { payload } from '../../../src/tools/qr-generator/core/content/payload.ts'
import { anyText, type FuzzArea, holds } from '../area.ts'

/** The properties of one object by name, parsed strictly by RFC 2426 and RFC 5545. */
type Properties = ReadonlyMap<string, string>

function readObject(text: string, ...begins: readonly string[]): Properties {
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text
    .replace(/\r\n[ \t]/g, '')
    .slice(0, -2)
    .split('\r\n')
  const ends = begins.toReversed().map((name) => `END:${name}`)
  expect(lines.slice(-ends.length)).toEqual(ends)
  const begun: string[] = []
  const properties = new Map<string, string>()
  for (const line of lines.slice(0, -ends.length)) {
    // A content line contains no control character except the tab (RFC 5545, 3.1).
    expect(line).toMatch(/^[A-Z]+:(?:\t|\P{Cc})*$/u)
    const [name, value] = [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]
    if (name === 'BEGIN') begun.push(value)
    else {
      expect(properties.has(name) ? `two of ${name}` : name).toBe(name)
      properties.set(name, value)
    }
  }
  expect(begun).toEqual(begins)
  return properties
}

/** The components of a text value, which must not contain an unescaped special character. */
function components(value: string): readonly string[] {
  expect(/^(?:[^\\,]|\\[\\;,nN])*$/u.test(value) || value).toBe(true)
  const parts = ['']
  for (const [piece] of value.matchAll(/\\?./gsu)) {
    if (piece === ';') parts.push('')
    else parts.push(`${parts.pop()}${/^\\n$/i.test(piece) ? '\n' : piece.replace(/^\\/, '')}`)
  }
  return parts
}

/** The typed text, as far as a text value can represent it. */
const typedIn = (fields: Fields) => (field: Field) =>
  (fields[field] ?? '').trim().replace(/\r\n|\r|\n/g, '\n')

const hard = fc.oneof(
  anyText,
  fc.string({ unit: fc.constantFrom(...'\\;,:nN \t\r\n\u2028\u2029\u0085\u000b\u000cağ🎉"=') }),
  fc.constantFrom('\\n', '\\', '\\\\;', 'a\r\n b', 'a\nEND:VCARD', '\u2028END:VEVENT', 'ş'.repeat(80)),
)
const fieldsOf = <Name extends Field>(
  names: readonly Name[],
  own: Partial<Record<Name, fc.Arbitrary<string>>>,
) =>
  fc
    .tuple(...names.map((name) => fc.option(own[name] ?? hard, { nil: undefined })))
    .map((values): Fields => Object.fromEntries(names.map((name, index) => [name, values[index]])))

const contact = holds(fieldsOf(formOf.contact, {}), (fields) => {
  const made = payload('contact', fields)
  if (!made.ok || isBlank('contact', fields)) return
  const typed = typedIn(fields)
  const read = readObject(made.text, 'VCARD')
  const text = (name: string) => components(read.get(name) ?? '')
  expect(read.get('VERSION')).toBe('3.0')
  expect(text('N')).toEqual([typed('lastName'), typed('firstName'), '', '', ''])
  expect(text('FN').join('')).not.toBe('')
  expect(text('ADR')).toEqual(
    read.has('ADR')
      ? ['', '', typed('street'), typed('city'), '', typed('postcode'), typed('country')]
      : [''],
  )
  expect(text('ORG')).toEqual([typed('organisation')])
  expect(text('TEL')).toEqual([typed('phone')])
  expect(text('EMAIL')).toEqual([typed('email')])
  expect(text('NOTE')).toEqual([typed('note')])
  expect(read.get('URL') ?? '').toBe(typed('website').replaceAll('\n', ''))
})

const time = fc.oneof(
  fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 16)),
  fc.constantFrom('2026-02-30T10:00', '2026-01-31T24:00', '2026-13-01T00:00', '2026-01-31T10:00:59', '', 'x'),
)

const event = holds(fieldsOf(formOf.event, { start: time, end: time }), (fields) => {
  const made = payload('event', fields)
  if (!made.ok || isBlank('event', fields)) return
  const typed = typedIn(fields)
  const read = readObject(made.text, 'VCALENDAR', 'VEVENT')
  expect(components(read.get('SUMMARY') ?? '')).toEqual([typed('title')])
  expect(components(read.get('LOCATION') ?? '')).toEqual([typed('place')])
  expect(components(read.get('DESCRIPTION') ?? '')).toEqual([typed('description')])
  for (const [name, field] of [
    ['DTSTART', 'start'],
    ['DTEND', 'end'],
  ] as const) {
    const value = read.get(name)
    if (value === undefined) {
      expect(typed(field)).toBe('')
      continue
    }
    const iso = value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6.000Z')
    // An invalid date would be parsed as another one.
    expect(new Date(iso).toISOString()).toBe(iso)
    expect(iso.slice(0, 16)).toBe(typed(field).slice(0, 16))
  }
})

export const area: FuzzArea = {
  'a contact comes back from its vCard': contact,
  'an event comes back from its iCalendar object': event,
}
