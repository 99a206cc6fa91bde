import { expect, it } from 'vitest'
import { capitalised } from './capitalised.ts'

it.each([
  ['en', 'found in 3 hours', 'Found in 3 hours'],
  ['en', 'ivory', 'Ivory'],
  ['tr', 'ince mavi', 'İnce mavi'],
  ['tr', 'ılık pembe', 'Ilık pembe'],
  ['tr', '3 saatte bulunur', '3 saatte bulunur'],
  ['en', '', ''],
] as const)('writes in %s %j as %j', (language, text, written) => {
  expect(capitalised(text, language)).toBe(written)
})
