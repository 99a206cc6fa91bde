import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIban } from '../../../../lib/money/payment/iban.ts'
import { textOf } from '../testing/text-of.ts'
import { type Fields, isBlank, kinds } from './kinds.ts'
import { payload } from './payload.ts'

describe('the four specified kinds', () => {
  it.each([
    ['url', 'example.com', 'https://example.com'],
    ['url', 'http://example.com/a?b', 'http://example.com/a?b'],
    ['url', 'localhost:8080', 'https://localhost:8080'],
    ['url', 'mailto:a@b.c', 'mailto:a@b.c'],
    ['text', '  kept as it is ', '  kept as it is '],
    ['phone', '+90 (212) 555-00.11', 'tel:+902125550011'],
    ['phone', 'tel:112', 'tel:112'],
    ['phone', '+44 20 7946 0958 ext. 12', 'tel:+442079460958;ext=12'],
    ['phone', '０２１２ ５５５ ００ １１', 'tel:02125550011'],
    ['phone', 'call me', 'refused: text'],
    ['url', ' exam\nple.com/a b ', 'https://example.com/a%20b'],
    ['email', 'a+b@example.com', 'mailto:a+b@example.com'],
  ] as const)('%s %j becomes %j', (kind, text, expected) => {
    expect(textOf(kind, { text })).toBe(expected)
  })

  it('subject and body are percent-encoded', () => {
    const fields = { text: 'a@b.c', subject: 'Ödeme & soru', body: 'one\ntwo' }
    expect(textOf('email', fields)).toBe('mailto:a@b.c?subject=%C3%96deme%20%26%20soru&body=one%0D%0Atwo')
  })

  it('any subject and body survive a round trip', () => {
    const specialText = fc
      .string({ unit: fc.constantFrom(...'a &?=#%+;,\n🎉ğ'), minLength: 1 })
      .map((text) => text.trim())
    fc.assert(
      fc.property(specialText, specialText, (subject, body) => {
        const url = new URL(textOf('email', { text: 'a+b@example.com', subject, body }))
        expect(decodeURIComponent(url.pathname)).toBe('a+b@example.com')
        // In mailto URLs a plus sign is literal, unlike in form data.
        const header = (name: string) =>
          new URLSearchParams(url.search.replaceAll('+', '%2B')).get(name) ?? ''
        expect(header('subject')).toBe(subject)
        expect(header('body').replaceAll('\r\n', '\n')).toBe(body)
      }),
    )
  })

  it('isBlank ignores surrounding white space', () => {
    for (const kind of kinds) expect(isBlank(kind, { text: ' \n', ssid: ' ' })).toBe(true)
    expect(isBlank('text', { text: ' a ' })).toBe(false)
    expect(isBlank('contact', { note: 'x' })).toBe(false)
  })
})

/** Parses like ZXing's WifiResultParser: fields end at an unescaped semicolon. */
function parseWifi(text: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.slice(5).matchAll(/([A-Z]):((?:\\.|[^\\;])*);/gs))
    fields[name] = value.replace(/\\(.)/gs, '$1')
  return fields
}

describe('Wi-Fi', () => {
  it('is encoded in the format that readers expect', () => {
    expect(textOf('wifi', { ssid: 'Café; "5"', security: 'WPA', password: 'a\\b:c,d', hidden: 'true' })).toBe(
      'WIFI:T:WPA;S:Café\\; \\"5\\";P:a\\\\b\\:c\\,d;H:true;;',
    )
    expect(textOf('wifi', { ssid: 'open', security: 'nopass', password: 'x' })).toBe('WIFI:T:nopass;S:open;;')
  })

  it('any name and password survive a round trip', () => {
    const specialText = fc.string({ unit: fc.constantFrom(...'ab\\;,:" 🎉ğ'), minLength: 1 })
    fc.assert(
      fc.property(specialText, specialText, (ssid, password) => {
        const parsed = parseWifi(textOf('wifi', { ssid, password }))
        expect(parsed).toEqual({ T: 'WPA', S: ssid, P: password })
      }),
    )
  })
})

describe('location, SMS, payment', () => {
  it('a location is normalized, and refused outside the valid ranges', () => {
    expect(textOf('location', { latitude: '41,0082', longitude: '+28.9784' })).toBe('geo:41.0082,28.9784')
    expect(textOf('location', { latitude: '90.1', longitude: '0' })).toBe('refused: latitude')
    expect(textOf('location', { latitude: '0', longitude: '-180.5' })).toBe('refused: longitude')
  })

  it('an SMS is encoded as SMSTO', () => {
    expect(textOf('sms', { phone: '+90 555', message: 'Hello: you' })).toBe('SMSTO:+90555:Hello: you')
  })

  it('a payment is encoded by EPC069-12, and invalid fields are refused', () => {
    const fields = { name: 'Red Cross', iban: 'de89 3704 0044 0532 0130 00', amount: '12,5', message: 'Gift' }
    expect(textOf('payment', fields)).toBe(
      'BCD\n002\n1\nSCT\n\nRed Cross\nDE89370400440532013000\nEUR12.50\n\n\nGift',
    )
    expect(textOf('payment', { name: 'A', iban: 'DE89370400440532013000' })).toBe(
      'BCD\n002\n1\nSCT\n\nA\nDE89370400440532013000',
    )
    expect(textOf('payment', { ...fields, iban: 'DE88370400440532013000' })).toBe('refused: iban')
    expect(textOf('payment', { ...fields, amount: '0' })).toBe('refused: amount')
    expect(textOf('payment', { ...fields, amount: '1.234' })).toBe('refused: amount')
    expect(textOf('payment', { ...fields, name: 'x'.repeat(71) })).toBe('refused: name')
  })

  it('isIban detects every single wrong digit', () => {
    const right = 'GB82WEST12345698765432'
    expect(isIban(right)).toBe(true)
    for (let place = 2; place < right.length; place += 1)
      for (const digit of '0123456789')
        if (/\d/.test(right.charAt(place)) && right.charAt(place) !== digit)
          expect(isIban(right.slice(0, place) + digit + right.slice(place + 1))).toBe(false)
  })
})

describe('hostile fields', () => {
  const full: Readonly<Record<(typeof kinds)[number], Fields>> = {
    url: { text: 'a.b' },
    text: { text: 'a' },
    phone: { text: '112' },
    email: { text: 'a@b.c', subject: 's', body: 'b' },
    wifi: { ssid: 's', security: 'WPA', password: 'p' },
    contact: { firstName: 'f', phone: '1', website: 'w', note: 'n' },
    event: { title: 't', start: '2026-01-31T19:00', place: 'p', description: 'd' },
    sms: { phone: '112', message: 'm' },
    location: { latitude: '1', longitude: '2' },
    payment: { name: 'n', iban: 'DE89370400440532013000', amount: '1', message: 'm' },
  }
  const cases = kinds.flatMap((kind) =>
    Object.keys(full[kind])
      .filter((field) => field !== 'security')
      .map((field) => [kind, field] as const),
  )

  it.each(cases)('%s, %s: lone surrogates and NUL are refused with the field', (kind, field) => {
    for (const bad of ['a\ud800', '\udc00', '1\u0000', '\u0000'])
      expect(payload(kind, { ...full[kind], [field]: bad })).toEqual({ ok: false, field, character: true })
  })

  it('control characters and line breaks in a network name are refused, barcode separators in a text accepted', () => {
    expect(textOf('wifi', { ...full.wifi, ssid: 'a\nP:b' })).toBe('refused: ssid')
    expect(textOf('contact', { ...full.contact, firstName: 'a\u0007' })).toBe('refused: firstName')
    expect(textOf('text', { text: 'a\u001db' })).toBe('a\u001db')
  })

  // A text is encoded as it is, and the text of a message has no fields.
  const withFields = cases.filter(([kind]) => kind !== 'text' && kind !== 'sms')
  it.each(withFields)('%s, %s: line breaks and semicolons do not inject fields', (kind, field) => {
    const text = textOf(kind, { ...full[kind], [field]: '1\r\nTEL:666;S:evil;;\nBEGIN:VCARD' })
    expect(text).not.toMatch(/^(TEL:666|BEGIN:VCARD\nBEGIN|S:evil)/m)
    if (kind === 'wifi') expect(parseWifi(text).S).not.toBe('evil')
  })

  it.each(cases)('%s, %s: a million characters are encoded or refused with the field', (kind, field) => {
    const long = 'x '.repeat(500_000)
    const result = payload(kind, { ...full[kind], [field]: long })
    if (result.ok) expect(result.text.length).toBeGreaterThan(long.length / 2)
    else expect(result).toMatchObject({ field })
  })

  it('a transfer of more than 331 bytes is refused', () => {
    expect(textOf('payment', { ...full.payment, message: 'ö'.repeat(140), name: 'ö'.repeat(20) })).toBe(
      'refused: message',
    )
    expect(textOf('payment', { ...full.payment, message: 'o'.repeat(140) })).toContain('o'.repeat(140))
  })
})
