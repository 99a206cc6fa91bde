import fc from 'fast-check'
import { expect, it } from 'vitest'
import { utf8Length } from './utf8-length.ts'

it('counts what TextEncoder writes, lone surrogates included', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\ud800', '\udc00a', 'ğ', '日本', '😀\ud83d'),
  )
  fc.assert(
    fc.property(fc.array(text), (parts) => {
      const whole = parts.join('')
      expect(utf8Length(whole)).toBe(new TextEncoder().encode(whole).length)
    }),
  )
})
