import { escapeText } from './contact-card.ts'
import type { Field, Payload } from './kinds.ts'

/** `2026-01-31T19:00` as iCalendar's local time: the clock of whoever reads it (RFC 5545, section 3.3.5, form 1). */
function localTime(text: string): string | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text)
  return parts ? `${parts[1]}${parts[2]}${parts[3]}T${parts[4]}${parts[5]}00` : undefined
}

/** An iCalendar object with one event. Times of a code are short-lived: no identifier, no time stamp. */
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
