import { expect, it } from 'vitest'
import { visualOrder } from './visual-order.ts'

it.each([
  ['', []],
  ['Design, 12 (net)', ['Design, 12 (net)']],
  ['שלום עולם', ['עולם', ' ', 'שלום']],
  ['Nook שלום עולם Ltd', ['Nook ', 'עולם', ' ', 'שלום', ' Ltd']],
  ['مرحبا 123 عالم', ['عالم', ' ', '123', ' ', 'مرحبا']],
  ['(שלום) ב־12', ['12', 'ב־', ' ', '(', 'שלום', ')']],
])('%s is drawn as %s', (line, pieces) => {
  expect(visualOrder(line).map(({ text }) => text)).toEqual(pieces)
})
