import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { looksLikeShiftJis, needsUtf8Eci } from './eci.ts'

describe('texts that readers could take for Japanese', () => {
  it.each([
    ['Muenchen', false],
    ['München', true],
    ['İstanbul', true],
    ['Grüße', true],
    ['日本', true],
    // A byte that Shift_JIS does not have, and one that has to be followed by another.
    ['мир', false],
    ['“', false],
  ])('%s: %s', (text, expected) => {
    expect(looksLikeShiftJis(text)).toBe(expected)
  })

  it('are those whose bytes a strict decoder of Shift_JIS accepts', () => {
    const strict = new TextDecoder('shift_jis', { fatal: true })
    const accepted = (text: string) => {
      try {
        return strict.decode(new TextEncoder().encode(text)) !== text
      } catch {
        return false
      }
    }
    const text = fc.string({ unit: fc.constantFrom(...'aZ9 äöüßğışçñéабвαβγ€日本語한🎉'), minLength: 1 })
    fc.assert(
      fc.property(text, (any) => {
        // The decoder knows which pairs stand for characters; unassigned ones are well-formed all the same.
        if (accepted(any)) expect(looksLikeShiftJis(any)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('are marked; others when asked to, and transfers with any letter beyond ASCII', () => {
    expect(needsUtf8Eci('text', 'München', false)).toBe(true)
    expect(needsUtf8Eci('text', 'Munich', false)).toBe(false)
    expect(needsUtf8Eci('text', 'Munich', true)).toBe(true)
    expect(needsUtf8Eci('text', 'ABÖ', false)).toBe(false)
    expect(needsUtf8Eci('payment', 'ABÖ', false)).toBe(true)
    expect(needsUtf8Eci('payment', 'Munich', false)).toBe(false)
  })
})
