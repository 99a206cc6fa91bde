import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { textOf } from '../testing/text-of.ts'
import type { Fields } from './kinds.ts'

/** Properties and values as parsed by ical.js; N and ADR are split into components. */
function parsed(text: string): Map<string, unknown> {
  const [, properties, components] = ICAL.parse(text) as [string, unknown[][], [string, unknown[][]][]]
  const own = components[0]?.[1] ?? properties
  return new Map(own.map(([name, , , value]) => [String(name), value]))
}

describe('contact and event, parsed by ical.js', () => {
  const specialText = fc
    .string({ unit: fc.constantFrom(...'aZ;,:"\\\n🎉ğ.'), minLength: 1 })
    .map((text) => text.trim())
    .filter((text) => text !== '')

  it('a contact is encoded as vCard 3.0 with CRLF', () => {
    expect(textOf('contact', { firstName: 'Ada', lastName: 'Love;lace', phone: '+1', city: 'London' })).toBe(
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Love\\;lace;Ada;;;\r\nFN:Ada Love\\;lace\r\nTEL:+1\r\nADR:;;;London;;;\r\nEND:VCARD\r\n',
    )
  })

  // ical.js misreads an escaped backslash before a semicolon as an escaped semicolon.
  const withoutBackslash = specialText.map((text) => text.replaceAll('\\', '/'))

  it('backslashes are escaped before other characters', () => {
    expect(textOf('contact', { firstName: 'a\\;', lastName: 'b\\' })).toContain('\r\nN:b\\\\;a\\\\\\;;;;\r\n')
  })

  const contactOf = (unit: fc.Arbitrary<string>) =>
    fc.record({
      ...{ firstName: unit, lastName: unit, organisation: unit, note: unit },
      ...{ street: unit, city: unit, postcode: unit, country: unit },
    })
  const partsOf = (typed: Fields) => ({
    n: [typed.lastName, typed.firstName, '', '', ''],
    adr: ['', '', typed.street, typed.city, '', typed.postcode, typed.country],
  })

  it('the components of name and address survive a round trip', () => {
    fc.assert(
      fc.property(contactOf(withoutBackslash), (typed) => {
        expect(Object.fromEntries(parsed(textOf('contact', typed)))).toMatchObject(partsOf(typed))
      }),
    )
  })

  it('every field of a contact survives a round trip', () => {
    // ical.js does not unescape \\; in values without components, although RFC 2426 (section 5) does everywhere.
    const simple = withoutBackslash.map((text) => text.replaceAll(';', '-'))
    fc.assert(
      fc.property(contactOf(simple), (typed) => {
        const links = { website: 'https://a.example/b,c;d', email: 'a@b.c' }
        expect(Object.fromEntries(parsed(textOf('contact', { ...typed, ...links })))).toEqual({
          version: '3.0',
          ...partsOf(typed),
          fn: `${typed.firstName} ${typed.lastName}`,
          org: typed.organisation,
          email: links.email,
          url: links.website,
          note: typed.note,
        })
      }),
    )
  })

  it('every field of an event survives a round trip, with local times', () => {
    fc.assert(
      fc.property(specialText, specialText, specialText, (title, place, description) => {
        const times = { start: '2026-01-31T19:00', end: '2026-01-31T21:30' }
        const event = parsed(textOf('event', { title, place, description, ...times }))
        expect(Object.fromEntries(event)).toEqual({
          summary: title,
          location: place,
          description,
          dtstart: '2026-01-31T19:00:00',
          dtend: '2026-01-31T21:30:00',
        })
      }),
    )
  })

  it('a contact without a name uses another field as FN', () => {
    expect(parsed(textOf('contact', { website: 'a.example', note: 'n' })).get('fn')).toBe('a.example')
    expect(parsed(textOf('contact', { phone: '+1', email: 'a@b.c' })).get('fn')).toBe('a@b.c')
  })

  it.each(['2026-02-30T10:00', '2026-01-31T24:00', '2026-13-01T10:00'])(
    'an event at %s is refused',
    (time) => {
      expect(textOf('event', { title: 'a', start: time })).toBe('refused: start')
      expect(textOf('event', { title: 'a', start: '2026-01-01T10:00', end: time })).toBe('refused: end')
    },
  )

  it('an event that ends before it starts is refused', () => {
    const fields = { title: 'a', start: '2026-01-31T19:00', end: '2026-01-31T18:00' }
    expect(textOf('event', fields)).toBe('refused: end')
  })
})
