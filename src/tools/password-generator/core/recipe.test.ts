import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractSymbols, selectedSets } from './character-sets.ts'
import { countPasswords, log2 } from './password-count.ts'
import { entropyBits, lengthForBits, wordCountForBits } from './recipe.ts'

const words = readFileSync(new URL('../generated/eff-large-wordlist.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const types = { uppercase: true, lowercase: true, digits: true, symbols: true }
const sets = selectedSets({ types, noLookAlikes: false, ownSymbols: '' })

describe('character sets', () => {
  it('match the product specification', () => {
    expect(sets.map((set) => set.join(''))).toEqual([
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
      'abcdefghijklmnopqrstuvwxyz',
      '0123456789',
      '!@#$%^&*()_+-=[]{}|;:,.<>?',
    ])
  })

  it('are disjoint for any own symbols', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (ownSymbols, noLookAlikes) => {
        const flat = selectedSets({ types, noLookAlikes, ownSymbols }).flat()
        expect(new Set(flat).size).toBe(flat.length)
      }),
    )
  })

  it('extracts each distinct symbol from own symbols and drops other characters', () => {
    expect(extractSymbols('a-1 --_é€')).toBe('-_€')
  })
})

describe('exact entropy', () => {
  it.each([
    [8, 50.628],
    [12, 77.05],
    [16, 103.107],
    [20, 129.049],
  ])('returns the entropy of all four types: %i characters have %f bits', (length, bits) => {
    expect(entropyBits({ kind: 'characters', length, sets })).toBeCloseTo(bits, 2)
  })

  it('counts the same number of passwords as an exhaustive enumeration', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 0, max: 2 }),
        (sizes, length, free) => {
          // The set of each character of the alphabet; -1 for characters of no set.
          const setOf = sizes.flatMap((size, set) => new Array<number>(size).fill(set))
          setOf.push(...new Array<number>(free).fill(-1))
          let count = 0n
          for (let candidate = 0; candidate < setOf.length ** length; candidate += 1) {
            const found = new Set<number>()
            for (let position = 0; position < length; position += 1)
              found.add(setOf[Math.floor(candidate / setOf.length ** position) % setOf.length] ?? -2)
            if (sizes.every((_, set) => found.has(set))) count += 1n
          }
          expect(countPasswords(length, sizes, free)).toBe(count)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('takes the logarithm of integers beyond the range of doubles', () => {
    expect(log2(1n << 4000n)).toBe(4000)
    expect(log2(3n ** 1000n)).toBeCloseTo(1000 * Math.log2(3), 9)
    expect(log2(0n)).toBe(Number.NEGATIVE_INFINITY)
  })

  it('returns the entropy of passphrases and PINs', () => {
    const phrase = {
      kind: 'words',
      words: 6,
      listSize: 7776,
      separator: '',
      capitals: true,
      digit: false,
    } as const
    expect(entropyBits(phrase)).toBeCloseTo(77.549, 3)
    expect(entropyBits({ ...phrase, digit: true })).toBeCloseTo(77.549 + Math.log2(60), 3)
    expect(entropyBits({ kind: 'digits', length: 4 })).toBeCloseTo(13.288, 3)
  })
})

describe('target strength in bits', () => {
  it('selects the minimum length that reaches it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 256 }), (bits) => {
        const length = lengthForBits(bits, sets)
        expect(entropyBits({ kind: 'characters', length, sets })).toBeGreaterThanOrEqual(bits)
        if (length > 8)
          expect(entropyBits({ kind: 'characters', length: length - 1, sets })).toBeLessThan(bits)
      }),
    )
  })

  it('selects the maximum length when none reaches it', () => {
    expect(lengthForBits(256, [['!']])).toBe(128)
  })

  it('selects the minimum word count that reaches it', () => {
    const phrase = { kind: 'words', listSize: 7776, separator: ' ', capitals: false, digit: false } as const
    expect(wordCountForBits(77, phrase)).toBe(6)
    expect(wordCountForBits(78, phrase)).toBe(7)
  })
})

it('the word list is prefix-free, so phrases are distinct without a separator', () => {
  expect(words).toHaveLength(7776)
  const sorted = words.toSorted()
  expect(sorted.filter((word, index) => sorted[index + 1]?.startsWith(word))).toEqual([])
})
