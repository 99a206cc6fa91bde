import { createCipheriv } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RandomSource } from '../../../lib/random.ts'
import { characterTypes, selectedSets } from './character-sets.ts'
import { generatePassword } from './generate-password.ts'
import { countPasswords } from './password-count.ts'
import type { Recipe } from './recipe.ts'

const words = readFileSync(new URL('../generated/eff-large-wordlist.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const all = { uppercase: true, lowercase: true, digits: true, symbols: true }
const sets = selectedSets({ types: all, noLookAlikes: false, ownSymbols: '' })

/** A deterministic random source for statistical tests: the keystream of AES-128 in counter mode. */
function keyStream(seed: number): RandomSource {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, seed), Buffer.alloc(16))
  const zeros = Buffer.alloc(65_536)
  let block = cipher.update(zeros)
  let used = 0
  return (count) => {
    if (used + count > block.length) {
      block = cipher.update(zeros)
      used = 0
    }
    used += count
    return block.subarray(used - count, used)
  }
}

/** Chi-squared test: the distance of the statistic from its mean, in standard deviations. */
function chiSquaredDeviation(observed: readonly number[], expected: readonly number[]): number {
  const statistic = observed.reduce((sum, count, index) => {
    const mean = expected[index] ?? 0
    return sum + (count - mean) ** 2 / mean
  }, 0)
  const degreesOfFreedom = observed.length - 1
  return (statistic - degreesOfFreedom) / Math.sqrt(2 * degreesOfFreedom)
}

describe('distribution of generated passwords', () => {
  it('generates every allowed password from equally many of all possible samples', () => {
    // Three sets of 2, 1 and 1 characters: an alphabet of four, so a byte modulo 4 selects a character.
    const recipe: Recipe = { kind: 'characters', length: 4, sets: [['a', 'b'], ['1'], ['!']] }
    const rejected = Symbol('sample rejected')
    const counts = new Map<string, number>()
    for (let sample = 0; sample < 4 ** 4; sample += 1) {
      let isUsed = false
      const source: RandomSource = (count) => {
        if (isUsed) throw rejected
        isUsed = true
        return Uint8Array.from({ length: count }, (_, index) => Math.floor(sample / 4 ** index) % 4)
      }
      try {
        const password = generatePassword(source, recipe)
        counts.set(password, (counts.get(password) ?? 0) + 1)
      } catch (error) {
        if (error !== rejected) throw error
      }
    }
    expect(BigInt(counts.size)).toBe(countPasswords(4, [2, 1, 1]))
    expect(new Set(counts.values())).toEqual(new Set([1]))
  })

  it('passes a chi-squared test over ten million characters, per position and in total', () => {
    const length = 16
    const passwords = 625_000
    const source = keyStream(7)
    const sizes = sets.map((set) => set.length)
    const alphabet = sets.flat()
    const columnOf = new Map(alphabet.map((character, column) => [character, column]))
    const counts = Array.from({ length }, () => new Array<number>(alphabet.length).fill(0))
    for (let round = 0; round < passwords; round += 1) {
      const password = generatePassword(source, { kind: 'characters', length, sets })
      counts.forEach((row, position) => {
        const column = columnOf.get(password.charAt(position)) ?? -1
        row[column] = (row[column] ?? 0) + 1
      })
    }
    // A character satisfies its own set, so the other positions must contain only the three other sets.
    const total = Number(countPasswords(length, sizes))
    const probability = sizes.map((size, set) => {
      const others = sizes.filter((_, other) => other !== set)
      return Number(countPasswords(length - 1, others, size)) / total
    })
    const expected = sets.flatMap((set, number) => set.map(() => (probability[number] ?? 0) * passwords))
    for (const row of counts) expect(Math.abs(chiSquaredDeviation(row, expected))).toBeLessThan(4)
    const sum = alphabet.map((_, column) => counts.reduce((of, row) => of + (row[column] ?? 0), 0))
    const sumExpected = expected.map((mean) => mean * length)
    expect(Math.abs(chiSquaredDeviation(sum, sumExpected))).toBeLessThan(4)
  }, 60_000)

  it('passes a chi-squared test over 400,000 words', () => {
    const source = keyStream(3)
    const counts = new Map(words.map((word) => [word, 0]))
    const phrase: Recipe = {
      kind: 'words',
      words: 10,
      listSize: words.length,
      separator: ' ',
      capitals: false,
      digit: false,
    }
    for (let round = 0; round < 40_000; round += 1)
      for (const word of generatePassword(source, phrase, words).split(' '))
        counts.set(word, (counts.get(word) ?? 0) + 1)
    const expected = words.map(() => 400_000 / words.length)
    expect(Math.abs(chiSquaredDeviation([...counts.values()], expected))).toBeLessThan(4)
  })
})

it('contains a character of every selected type, and no others, at every length', () => {
  fc.assert(
    fc.property(
      fc.record({
        types: fc.record({
          uppercase: fc.boolean(),
          lowercase: fc.boolean(),
          digits: fc.boolean(),
          symbols: fc.boolean(),
        }),
        noLookAlikes: fc.boolean(),
        ownSymbols: fc.constantFrom('', '-_', '!?€'),
      }),
      fc.integer({ min: 8, max: 128 }),
      fc.nat(255),
      (options, length, seed) => {
        const selected = characterTypes.filter((type) => options.types[type])
        fc.pre(selected.length > 0)
        const optionSets = selectedSets(options)
        const password = generatePassword(keyStream(seed), { kind: 'characters', length, sets: optionSets })
        expect([...password]).toHaveLength(length)
        for (const set of optionSets) expect([...password].some((one) => set.includes(one))).toBe(true)
        expect([...password].every((one) => optionSets.flat().includes(one))).toBe(true)
        if (options.noLookAlikes) expect(password).not.toMatch(/[Il1|O0o]/)
      },
    ),
  )
})

describe('passphrases and PINs', () => {
  const phrase = { kind: 'words', words: 6, listSize: words.length, separator: '-' } as const

  it('capitalizes every word and appends one digit to one of them', () => {
    const password = generatePassword(
      keyStream(1),
      { ...phrase, separator: '.', capitals: true, digit: true },
      words,
    )
    const parts = password.split('.')
    expect(parts).toHaveLength(6)
    for (const part of parts) expect(words).toContain(part.replace(/\d$/, '').toLowerCase())
    for (const part of parts) expect(part).toMatch(/^[A-Z]/)
    expect(parts.filter((part) => /\d$/.test(part))).toHaveLength(1)
  })

  it('rejects a word list of another size than the recipe', () => {
    expect(() =>
      generatePassword(keyStream(1), { ...phrase, capitals: false, digit: false }, ['one']),
    ).toThrow(RangeError)
  })

  it('generates PINs of digits, including leading zeros', () => {
    const pins = Array.from({ length: 60 }, (_, seed) =>
      generatePassword(keyStream(seed), { kind: 'digits', length: 4 }),
    )
    for (const pin of pins) expect(pin).toMatch(/^\d{4}$/)
    expect(pins.some((pin) => pin.startsWith('0'))).toBe(true)
  })
})

it('rejects recipes that no password can satisfy instead of sampling forever', () => {
  for (const impossible of [[], [[]], [['a'], []]])
    expect(() => generatePassword(keyStream(1), { kind: 'characters', length: 8, sets: impossible })).toThrow(
      RangeError,
    )
  expect(() =>
    generatePassword(keyStream(1), { kind: 'characters', length: 1, sets: [['a'], ['b']] }),
  ).toThrow(RangeError)
})
