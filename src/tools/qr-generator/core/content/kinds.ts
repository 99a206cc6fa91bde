/** The four specified kinds, followed by those with a form of their own. */
export const kinds = [
  'url',
  'text',
  'phone',
  'email',
  'wifi',
  'contact',
  'event',
  'sms',
  'location',
  'payment',
] as const

export type Kind = (typeof kinds)[number]

/** The fields of each kind in form order; `required` ones come first. */
export const formOf = {
  url: ['text'],
  text: ['text'],
  phone: ['text'],
  email: ['text', 'subject', 'body'],
  wifi: ['ssid', 'security', 'password', 'hidden'],
  contact: [
    'firstName',
    'lastName',
    'organisation',
    'phone',
    'email',
    'website',
    'street',
    'city',
    'postcode',
    'country',
    'note',
  ],
  event: ['title', 'start', 'end', 'place', 'description'],
  sms: ['phone', 'message'],
  location: ['latitude', 'longitude'],
  payment: ['name', 'iban', 'amount', 'bic', 'message'],
} as const satisfies Readonly<Record<Kind, readonly string[]>>

export type Field = (typeof formOf)[Kind][number]

/** Typed values; a missing field counts as empty. */
export type Fields = Readonly<Partial<Record<Field, string>>>

/** What is typed for all kinds, and of which kind the code is. */
export type Content = { readonly kind: Kind; readonly fields: Fields }

export const securities = ['WPA', 'WEP', 'nopass'] as const

const required: Readonly<Record<Kind, readonly Field[]>> = {
  url: ['text'],
  text: ['text'],
  phone: ['text'],
  email: ['text'],
  wifi: ['ssid'],
  contact: [],
  event: ['title', 'start'],
  sms: ['phone'],
  location: ['latitude', 'longitude'],
  payment: ['name', 'iban'],
}

export const isRequired = (kind: Kind, field: Field): boolean => required[kind].includes(field)

/** Whether a required field is blank after trimming, so nothing is generated. A contact needs any one field. */
export function isBlank(kind: Kind, fields: Fields): boolean {
  const blank = (field: Field) => (fields[field] ?? '').trim() === ''
  if (kind === 'contact') return formOf.contact.every(blank)
  return required[kind].some(blank)
}

/** The text to encode, or the field that is refused. */
export type Payload =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false
      readonly field: Field
      /** The field contains a forbidden character; otherwise its value is invalid. */
      readonly character?: boolean
    }
