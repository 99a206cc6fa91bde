import { expect, it } from 'vitest'
import { directionOf } from './direction.ts'

it.each([
  ['', 'ltr'],
  ['12 %', 'ltr'],
  ['A word, then מילה', 'ltr'],
  ['«12» مرحبا, then a word', 'rtl'],
  ['מילה', 'rtl'],
  // Only the first 500 units count.
  [`${' '.repeat(500)}מילה`, 'ltr'],
] as const)('directionOf(%j) is %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
