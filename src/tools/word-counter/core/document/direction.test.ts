import { expect, it } from 'vitest'
import { directionOf } from './direction.ts'

it.each([
  ['', 'ltr'],
  ['12 %', 'ltr'],
  ['A word, then מילה', 'ltr'],
  ['«12» مرحبا, then a word', 'rtl'],
  ['מילה', 'rtl'],
  // Only the beginning is looked at.
  [`${' '.repeat(500)}מילה`, 'ltr'],
] as const)('%j runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
