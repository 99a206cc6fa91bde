import fc from 'fast-check'
import { expect, it } from 'vitest'
import { phoneNumber } from './phone-number.ts'

it.each([
  ['+90 (212) 555-00.11', '+902125550011', ''],
  ['+44 20 7946 0958 ext. 12', '+442079460958', '12'],
  ['+44 20 7946 0958;ext=12', '+442079460958', '12'],
  ['+44 20 7946 0958 x12', '+442079460958', '12'],
  ['0212 555 00 11 dahili 305', '02125550011', '305'],
  ['+44 (0)20 7946 0958', '+442079460958', ''],
  ['（０２１２）５５５ ００１１', '02125550011', ''],
  ['+٩٠ ٢١٢ ٥٥٥ ٠٠ ١١', '+902125550011', ''],
  ['\u202a+90 212 555 00 11\u202c', '+902125550011', ''],
  ['+1 212‑555–0100', '+12125550100', ''],
  ['tel:112', '112', ''],
  ['*100#', '*100#', ''],
])('parses %s', (text, number, extension) => {
  expect(phoneNumber(text)).toEqual({ number, extension })
})

it.each(['call me', '1-800-FLOWERS', '+', '', '+90 212 / ext. 3 / 4', '5+5', '1\u00002', '9'.repeat(1e6)])(
  'returns undefined for %j',
  (text) => {
    expect(phoneNumber(text)).toBeUndefined()
  },
)

it('returns only characters that can be dialled', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'+019 ()-x.;=ext\n\0#*٣７') }), (text) => {
      expect(phoneNumber(text)?.number ?? '0').toMatch(/^(\+?\d+|[\d*#]+)$/)
    }),
  )
})
