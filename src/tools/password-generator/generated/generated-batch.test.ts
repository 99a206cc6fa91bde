import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFakeRandom } from '../../../platform/testing/random.ts'
import { generatePassword } from '../core/generate-password.ts'
import { defaultSettings, recipeOf } from '../core/settings.ts'
import { strengthLabelOf } from '../core/strength-label.ts'
import { firstBatch } from './generated-batch.ts'

describe('what is prerendered for the first password', () => {
  it('is true of every password of the recipe', () => {
    const choices = fc.record({
      kind: fc.constantFrom('characters' as const, 'digits' as const),
      length: fc.integer({ min: 8, max: 128 }),
      pinLength: fc.integer({ min: 4, max: 12 }),
      types: fc.record({
        uppercase: fc.boolean(),
        lowercase: fc.boolean(),
        digits: fc.boolean(),
        symbols: fc.boolean(),
      }),
    })
    fc.assert(
      fc.property(choices, fc.nat(), (chosen, seed) => {
        const settings = { ...defaultSettings, ...chosen }
        const result = recipeOf(settings)
        fc.pre(result.ok)
        if (!result.ok) return
        const password = generatePassword(createFakeRandom(seed), result.recipe)
        const [row] = firstBatch(settings)?.passwords ?? []
        expect(row?.strength).toBe(strengthLabelOf(password))
        expect(row?.password).toMatch(/^\u00a0+$/)
        expect(row?.password).toHaveLength(password.length)
      }),
    )
  })

  it('is nothing for a passphrase, for several passwords and without a character type', () => {
    const types = { uppercase: false, lowercase: false, digits: false, symbols: false }
    expect(firstBatch(defaultSettings)).toBeDefined()
    expect(firstBatch({ ...defaultSettings, kind: 'words' })).toBeUndefined()
    expect(firstBatch({ ...defaultSettings, count: 2 })).toBeUndefined()
    expect(firstBatch({ ...defaultSettings, types })).toBeUndefined()
  })
})
