import { bankTransfer } from './bank-transfer.ts'
import { calendarEvent } from './calendar-event.ts'
import { contactCard } from './contact-card.ts'
import { type Field, type Fields, formOf, type Kind, type Payload } from './kinds.ts'
import { phoneNumber } from './phone-number.ts'

const done = (text: string): Payload => ({ ok: true, text })

/**
 * A lone surrogate would be encoded as another character, and many readers end texts (NUL), lines or fields at control
 * characters. Plain text may contain those that barcode standards use, Wi-Fi fields none at all.
 */
function hasForbidden(kind: Kind, text: string): boolean {
  if (!text.isWellFormed() || text.includes('\0')) return true
  if (kind === 'text') return false
  return kind === 'wifi' ? /\p{Cc}/u.test(text) : /(?![\t\n\r])\p{Cc}/u.test(text)
}

/** Returns the text to encode. Fields are trimmed, except in plain text and Wi-Fi. */
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
      // Surrounding spaces are part of a network's name or password.
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

/** Removes line breaks and tabs (WHATWG URL, section 4.4) and encodes spaces as `%20`. */
const normalizeAddress = (text: string) => text.replace(/[\t\n\r]/g, '').replaceAll(' ', '%20')

/** Adds `https://` to an address without a scheme; digits after a colon are a port, so no scheme precedes it. */
function webAddress(typed: string): string {
  const text = normalizeAddress(typed)
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

/** Format of ZXing's wiki, "Barcode contents", section Wi-Fi; backslash, semicolon, comma, colon, quote are escaped. */
function network({ ssid = '', security = 'WPA', password = '', hidden }: Fields): string {
  const escaped = (text: string) => text.replace(/[\\;,:"]/g, '\\$&')
  const secret = security === 'nopass' ? '' : `P:${escaped(password)};`
  return `WIFI:T:${security};S:${escaped(ssid)};${secret}${hidden === 'true' ? 'H:true;' : ''};`
}

/** RFC 5870: decimal degrees, latitude first. A decimal comma is read as a point. */
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
