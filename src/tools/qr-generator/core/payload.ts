import { bankTransfer } from './bank-transfer.ts'
import { calendarEvent } from './calendar-event.ts'
import { contactCard } from './contact-card.ts'
import type { Field, Fields, Kind, Payload } from './kinds.ts'

const done = (text: string): Payload => ({ ok: true, text })

/** What a reader gets for what was typed. Surrounding spaces of single-line fields are left out. */
export function payload(kind: Kind, fields: Fields): Payload {
  const get = (field: Field) => (fields[field] ?? '').trim().toWellFormed()
  switch (kind) {
    case 'url':
      return done(webAddress(get('text')))
    case 'text':
      return done((fields.text ?? '').toWellFormed())
    case 'phone':
      return done(`tel:${phoneNumber(get('text'))}`)
    case 'email':
      return done(mailAddress(get('text'), get('subject'), get('body')))
    case 'wifi':
      // Spaces around a network's name or password belong to it.
      return done(network({ ...fields }))
    case 'contact':
      return done(contactCard(get))
    case 'event':
      return calendarEvent(get)
    case 'sms':
      return done(`SMSTO:${phoneNumber(get('phone'))}:${get('message')}`)
    case 'location':
      return position(get('latitude'), get('longitude'))
    case 'payment':
      return bankTransfer(get)
  }
}

/** An address without a scheme gets `https://`; digits after a colon are a port, not what follows a scheme. */
function webAddress(text: string): string {
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
}

/** Without what only helps the eye (RFC 3966, visual separators). */
function phoneNumber(text: string): string {
  return text.replace(/^tel:/i, '').replace(/[\s().\-/]/g, '')
}

/** RFC 6068. */
function mailAddress(address: string, subject: string, body: string): string {
  const to = encodeURIComponent(address.replace(/^mailto:/i, '')).replace(/%(40|2B|2C)/g, decodeURIComponent)
  const headers = [
    subject && `subject=${encodeURIComponent(subject)}`,
    body && `body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`,
  ].filter(Boolean)
  return `mailto:${to}${headers.length > 0 ? `?${headers.join('&')}` : ''}`
}

/** The form of ZXing's wiki, "Barcode contents", section Wi-Fi; backslash, semicolon, comma, colon, quote escaped. */
function network({ ssid = '', security = 'WPA', password = '', hidden }: Fields): string {
  const escaped = (text: string) => text.toWellFormed().replace(/[\\;,:"]/g, '\\$&')
  const secret = security === 'nopass' ? '' : `P:${escaped(password)};`
  return `WIFI:T:${security};S:${escaped(ssid)};${secret}${hidden === 'true' ? 'H:true;' : ''};`
}

/** RFC 5870: decimal degrees, latitude first. A decimal comma is taken for a point. */
function position(latitude: string, longitude: string): Payload {
  const degrees = (text: string, most: number) => {
    const number = text.replace(',', '.')
    return /^[+-]?\d+(\.\d+)?$/.test(number) && Math.abs(Number(number)) <= most
      ? number.replace('+', '')
      : undefined
  }
  const [north, east] = [degrees(latitude, 90), degrees(longitude, 180)]
  if (north === undefined) return { ok: false, field: 'latitude' }
  if (east === undefined) return { ok: false, field: 'longitude' }
  return done(`geo:${north},${east}`)
}
