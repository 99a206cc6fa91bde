import { expect, test } from 'vitest'
import { dateFormat, numberFormat } from './formats.ts'

test('numbers are written as in the language, with the options', () => {
  expect(numberFormat('en').format(1234.5)).toBe('1,234.5')
  expect(numberFormat('tr').format(1234.5)).toBe('1.234,5')
  expect(numberFormat('tr', { style: 'percent' }).format(0.25)).toBe('%25')
  expect(numberFormat('en', { minimumFractionDigits: 2 }).format(3)).toBe('3.00')
})

test('a formatter is made once for a language and equal options', () => {
  const percent = numberFormat('en', { style: 'percent' })
  expect(numberFormat('en', { style: 'percent' })).toBe(percent)
  expect(numberFormat('tr', { style: 'percent' })).not.toBe(percent)
  expect(numberFormat('en', { style: 'percent', maximumFractionDigits: 1 })).not.toBe(percent)
  expect(numberFormat('en')).not.toBe(percent)
})

test('dates have a formatter each for a language and equal options, too', () => {
  const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  expect(dateFormat('en', day).format(new Date('2026-01-31T00:00:00Z'))).toBe('Jan 31')
  expect(dateFormat('en', { ...day })).toBe(dateFormat('en', day))
  expect(dateFormat('tr', day)).not.toBe(dateFormat('en', day))
})
