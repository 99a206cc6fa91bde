import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatePassword } from './generate-password.ts'
import { entropyBits } from './recipe.ts'
import { defaultSettings, recipeOf, type Settings } from './settings.ts'
import { readRecipe, writeRecipe } from './written-recipe.ts'

const recipeFor = (settings: Partial<Settings>) => {
  const result = recipeOf({ ...defaultSettings, ...settings })
  if (!result.ok) throw new Error(result.problem)
  return result.recipe
}
/** Bytes 0, 1, 2, …, as if by chance. */
const counting = () => {
  let next = 0
  return (count: number) => Uint8Array.from({ length: count }, () => next++)
}

describe('a recipe that is written into the page', () => {
  it('is read again as it was, with any symbols of the visitor', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        fc.integer({ min: 8, max: 128 }),
        (ownSymbols, noLookAlikes, length) => {
          const result = recipeOf({ ...defaultSettings, ownSymbols, noLookAlikes, length })
          fc.pre(result.ok)
          if (result.ok) expect(readRecipe(writeRecipe(result.recipe) ?? '')).toEqual(result.recipe)
        },
      ),
    )
  })

  it('makes the PIN that its own recipe makes', () => {
    const pin = recipeFor({ kind: 'digits', pinLength: 4 })
    const read = readRecipe(writeRecipe(pin) ?? '')
    expect(generatePassword(counting(), read)).toBe(generatePassword(counting(), pin))
    expect(entropyBits(read)).toBeCloseTo(entropyBits(pin), 10)
  })

  it('is none for a passphrase', () => {
    expect(writeRecipe(recipeFor({ kind: 'words' }))).toBeUndefined()
  })
})
