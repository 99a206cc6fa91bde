import { escapeText } from './contact-card.ts'
import type { Field, Payload } from './kinds.ts'

/**
 * Formats `2026-01-31T19:00` as iCalendar local time without a time zone (RFC 5545, section 3.3.5, form 1). Undefined
 * for invalid dates such as 30 February, which browsers without a date picker accept.
 */
function localTime(text: string): string | undefined {
  const minute = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(text)?.[0]
  if (minute === undefined) return undefined
  const read = new Date(`${minute}Z`)
  if (Number.isNaN(read.getTime()) || !read.toISOString().startsWith(minute)) return undefined
  return `${minute.replace(/[-:]/g, '')}00`
}

/** An iCalendar object with one event, without UID and DTSTAMP, since events in codes are short-lived. */
export function calendarEvent(get: (field: Field) => string): Payload {
  const start = localTime(get('start'))
  const end = get('end') === '' ? '' : localTime(get('end'))
  if (start === undefined) return { ok: false, field: 'start' }
  if (end === undefined || (end !== '' && end < start)) return { ok: false, field: 'end' }
  const line = (name: string, text: string) => (text === '' ? [] : [`${name}:${text}`])
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:Toolnook',
    'BEGIN:VEVENT',
    `SUMMARY:${escapeText(get('title'))}`,
    `DTSTART:${start}`,
    ...line('DTEND', end),
    ...line('LOCATION', escapeText(get('place'))),
    ...line('DESCRIPTION', escapeText(get('description'))),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
  return { ok: true, text }
}
