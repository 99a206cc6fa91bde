import { bankTransfer } from './bank-transfer.ts'
import { calendarEvent } from './calendar-event.ts'
import { contactCard } from './contact-card.ts'
import { type Field, type Fields, formOf, type Kind, type Payload } from './kinds.ts'
import { phoneNumber } from './phone-number.ts'

const done = (text: string): Payload => ({ ok: true, text })

/**
 * Half a surrogate pair is no character and would become another one; a control character ends texts (NUL), lines or
 * fields in many readers. A plain text may hold those that barcode standards use, and a network's name none at all.
 */
function hasForbidden(kind: Kind, text: string): boolean {
  if (!text.isWellFormed() || text.includes('\0')) return true
  if (kind === 'text') return false
  return kind === 'wifi' ? /\p{Cc}/u.test(text) : /(?![\t\n\r])\p{Cc}/u.test(text)
}

/** What a reader gets for what was typed. Surrounding spaces of single-line fields are left out. */
export function payload(kind: Kind, fields: Fields): Payload {
  const forbidden = formOf[kind].find((field) => hasForbidden(kind, fields[field] ?? ''))
  return forbidden ? { ok: false, field: forbidden, character: true } : payloadOf(kind, fields)
}

function payloadOf(kind: Kind, fields: Fields): Payload {
  const get = (field: Field) => (fields[field] ?? '').trim()
  switch (kind) {
    case 'url':
      return done(webAddress(get('text')))
    case 'text':
      return done(fields.text ?? '')
    case 'phone':
      return telephone(get('text'))
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
      return shortMessage(get('phone'), get('message'))
    case 'location':
      return position(get('latitude'), get('longitude'))
    case 'payment':
      return bankTransfer(get)
  }
}

/** Line breaks and tabs are no part of an address (WHATWG URL, section 4.4), spaces are written as `%20`. */
const oneAddress = (text: string) => text.replace(/[\t\n\r]/g, '').replaceAll(' ', '%20')

/** An address without a scheme gets `https://`; digits after a colon are a port, not what follows a scheme. */
function webAddress(typed: string): string {
  const text = oneAddress(typed)
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
}

/** RFC 3966. */
function telephone(text: string): Payload {
  const read = phoneNumber(text)
  if (!read) return { ok: false, field: 'text' }
  return done(`tel:${read.number}${read.extension === '' ? '' : `;ext=${read.extension}`}`)
}

/** Messages cannot be sent to an extension. */
function shortMessage(phone: string, message: string): Payload {
  const read = phoneNumber(phone)
  if (read?.extension !== '') return { ok: false, field: 'phone' }
  return done(`SMSTO:${read.number}:${message}`)
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
  const escaped = (text: string) => text.replace(/[\\;,:"]/g, '\\$&')
  const secret = security === 'nopass' ? '' : `P:${escaped(password)};`
  return `WIFI:T:${security};S:${escaped(ssid)};${secret}${hidden === 'true' ? 'H:true;' : ''};`
}

/** RFC 5870: decimal degrees, latitude first. A decimal comma is taken for a point. */
function position(latitude: string, longitude: string): Payload {
  const degrees = (text: string, max: number) => {
    const number = text.replace(',', '.')
    return /^[+-]?\d+(\.\d+)?$/.test(number) && Math.abs(Number(number)) <= max
      ? number.replace('+', '')
      : undefined
  }
  const [north, east] = [degrees(latitude, 90), degrees(longitude, 180)]
  if (north === undefined) return { ok: false, field: 'latitude' }
  if (east === undefined) return { ok: false, field: 'longitude' }
  return done(`geo:${north},${east}`)
}
