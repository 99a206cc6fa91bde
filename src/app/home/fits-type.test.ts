import { expect, it } from 'vitest'
import { fitsType } from './fits-type.ts'

it.each([
  ['image/png', ['image/*'], true],
  ['image/png', ['image/png'], true],
  ['image/png', ['image/jpeg'], false],
  ['', ['image/*'], false],
  ['imagexpng', ['image/*'], false],
  ['text/plain', [], false],
] as const)('fitsType returns for %s in %j: %s', (type, patterns, fits) => {
  expect(fitsType(type, patterns)).toBe(fits)
})
