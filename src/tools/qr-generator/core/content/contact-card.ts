import { type Field, formOf } from './kinds.ts'

/** Escapes text values of vCard and iCalendar (RFC 2426, section 5; RFC 5545, section 3.3.11), backslashes first. */
export const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')

/**
 * A vCard 3.0 (RFC 2426), which phones read more reliably than 4.0. Empty fields are omitted. Lines are not folded:
 * folding is advice for mail, enlarges the code, and QR readers support it less well than long lines.
 */
export function contactCard(get: (field: Field) => string): string {
  const value = (field: Field) => escapeText(get(field))
  const [first, last, organisation] = [value('firstName'), value('lastName'), value('organisation')]
  // FN is required, so without a name it is the first field that is not empty.
  const others = [organisation, value('email'), value('phone'), ...formOf.contact.map(value)]
  const full = [first, last].filter(Boolean).join(' ') || (others.find((text) => text !== '') ?? '')
  const address = [value('street'), value('city'), '', value('postcode'), value('country')]
  const line = (name: string, text: string) => (text === '' ? [] : [`${name}:${text}`])
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${last};${first};;;`,
    `FN:${full}`,
    ...line('ORG', organisation),
    ...line('TEL', value('phone')),
    ...line('EMAIL', value('email')),
    // A URL is not a text value: only line breaks must be removed.
    ...line('URL', get('website').replace(/[\r\n]/g, '')),
    ...line('ADR', address.every((part) => part === '') ? '' : `;;${address.join(';')}`),
    ...line('NOTE', value('note')),
    'END:VCARD',
    '',
  ].join('\r\n')
}
