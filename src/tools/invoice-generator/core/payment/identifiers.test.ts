import { expect, it } from 'vitest'
import { isBic, mayBeVatId } from './identifiers.ts'

it.each([
  ['COBADEFF', true],
  ['COBADEFFXXX', true],
  ['NOT A BIC', false],
  ['COBADEFFXX', false],
])('%s is a BIC: %s', (text, is) => {
  expect(isBic(text)).toBe(is)
})

it.each([
  ['DE', false],
  ['DE 123 456 789', true],
  ['DE12345678', false],
  ['ATU12345678', true],
  ['NL123456789B01', true],
  ['FR12345678901', true],
  ['ie1234567fa', true],
  ['CHE-123.456.789 MWST', true],
  ['1234567890', true],
  ['none', false],
])('%s may be a VAT ID: %s', (text, may) => {
  expect(mayBeVatId(text)).toBe(may)
})
