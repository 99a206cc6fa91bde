import { dateFormat } from './formats.ts'
import type { Language } from './i18n.ts'
import { localeOf } from './locale.ts'

/**
 * A calendar day (`2026-01-31`) or month (`2025-01`) in words: '31 January 2026', 'Ocak 2025'.
 * Throws a RangeError when it is no date.
 */
export function formatDay(day: string, language: Language): string {
  const hasDay = day.length > 7
  return dateFormat(localeOf(language), {
    year: 'numeric',
    month: 'long',
    ...(hasDay ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(new Date(`${hasDay ? day : `${day}-01`}T00:00:00Z`))
}
