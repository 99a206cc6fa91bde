import { expect, it } from 'vitest'
import { languages } from './i18n.ts'
import { listed } from './listed.ts'

it.each(languages)('separates items by commas, without a last word between them: %s', (language) => {
  expect(listed([], language)).toBe('')
  expect(listed(['A4'], language)).toBe('A4')
  expect(listed(['A4', 'PDF'], language)).toBe('A4, PDF')
  expect(listed(['A4', 'PDF', 'JPG'], language)).toBe('A4, PDF, JPG')
})
