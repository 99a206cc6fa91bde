import { check, object, picklist, pipe, record } from 'valibot'
import { textUpTo } from '../../../lib/stored-data/bounded-schema.ts'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { type Addition, addEntries } from '../../../platform/storage/history/add-entries.ts'
import { createHistory } from '../../../platform/storage/history/history.ts'
import { firstVersion } from '../../../platform/storage/records/versions.ts'
import { type Content, kinds } from '../core/content/kinds.ts'
import type { Style } from '../core/settings.ts'
import { stores } from '../stores.ts'
import { styleEntries } from '../style/stored-style.ts'

const schema = object({
  type: picklist(kinds),
  /** Title in the list; `fields` is the whole form. */
  text: textUpTo(10_000),
  fields: pipe(
    record(textUpTo(50), textUpTo(10_000)),
    check((fields) => Object.keys(fields).length <= 50),
  ),
  ...styleEntries,
})

export type RecentCode = {
  readonly type: Content['kind']
  readonly text: string
  readonly fields: Readonly<Record<string, string>>
} & Style

/** Number of stored codes, as specified. */
export const maxCodes = 5

export const recentCodes = createHistory<RecentCode>(
  {
    store: stores.history,
    versions: firstVersion<RecentCode>(schema),
    maxEntries: maxCodes,
  },
  deviceStorage,
)

/** Title of a code in the list: the field that identifies it best. */
function titleOf({ kind, fields }: Content): string {
  const { text, ssid, firstName, lastName, organisation, title, phone, latitude, longitude, name } = fields
  switch (kind) {
    case 'wifi':
      return ssid ?? ''
    case 'contact':
      return [firstName, lastName].filter(Boolean).join(' ') || organisation || fields.email || phone || ''
    case 'event':
      return title ?? ''
    case 'sms':
      return phone ?? ''
    case 'location':
      return `${latitude}, ${longitude}`
    case 'payment':
      return name ?? ''
    default:
      return text ?? ''
  }
}

const maxTextLength = 30

/** Truncates a text to 30 characters, as specified for the list. */
export function truncate(text: string): string {
  const characters = [...text]
  return characters.length > maxTextLength ? `${characters.slice(0, maxTextLength).join('')}...` : text
}

/** Stores a code, unless it equals the newest one. */
export function addRecentCode(content: Content, style: Style): Addition | undefined {
  const fields = Object.fromEntries(
    Object.entries(content.fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  const { size, color, background, level, margin, shape, eci } = style
  const code: RecentCode = {
    type: content.kind,
    text: titleOf(content),
    fields,
    size,
    color,
    background,
    level,
    margin,
    shape,
    eci,
  }
  const [newest] = recentCodes.read().entries
  if (newest && JSON.stringify(newest.value) === JSON.stringify(code)) return undefined
  return addEntries(recentCodes, [code])
}
