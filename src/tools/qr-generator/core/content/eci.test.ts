import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { looksLikeShiftJis, needsUtf8Eci } from './eci.ts'

describe('texts that could be Shift_JIS', () => {
  it.each([
    ['Muenchen', false],
    ['München', true],
    ['İstanbul', true],
    ['Grüße', true],
    ['日本', true],
    // A byte that Shift_JIS does not have, and a lead byte without a trail byte.
    ['мир', false],
    ['“', false],
  ])('looksLikeShiftJis(%s) is %s', (text, expected) => {
    expect(looksLikeShiftJis(text)).toBe(expected)
  })

  it('looksLikeShiftJis accepts whatever a strict Shift_JIS decoder accepts', () => {
    const strict = new TextDecoder('shift_jis', { fatal: true })
    const accepted = (text: string) => {
      try {
        return strict.decode(new TextEncoder().encode(text)) !== text
      } catch {
        return false
      }
    }
    let count = 0
    const text = fc.string({ unit: fc.constantFrom(...'aZ9 äöüßğışçñéабвαβγ€日本語한🎉'), minLength: 1 })
    fc.assert(
      fc.property(text, (any) => {
        // The decoder also refuses unassigned pairs, which are well-formed.
        if (!accepted(any)) return
        count += 1
        expect(looksLikeShiftJis(any)).toBe(true)
      }),
      { numRuns: 500 },
    )
    expect(count).toBeGreaterThan(20)
  })

  it('needsUtf8Eci is true for these, on request, and for transfers beyond ASCII', () => {
    expect(needsUtf8Eci('text', 'München', false)).toBe(true)
    expect(needsUtf8Eci('text', 'Munich', false)).toBe(false)
    expect(needsUtf8Eci('text', 'Munich', true)).toBe(true)
    expect(needsUtf8Eci('text', 'ABÖ', false)).toBe(false)
    expect(needsUtf8Eci('payment', 'ABÖ', false)).toBe(true)
    expect(needsUtf8Eci('payment', 'Munich', false)).toBe(false)
  })
})
