import { expect, it } from 'vitest'
import { languages } from './i18n.ts'
import { localeOf } from './locale.ts'

it('gives every language a locale of its own that is one of its own', () => {
  for (const language of languages) expect(new Intl.Locale(localeOf(language)).language).toBe(language)
})

it.each([
  ['en', '31/01/2026, 13:05'],
  ['tr', '31.01.2026 13:05'],
] as const)('writes the day first and 24 hours: %s', (language, text) => {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZone: 'UTC',
  })
  expect(format.format(Date.UTC(2026, 0, 31, 13, 5))).toBe(text)
})
