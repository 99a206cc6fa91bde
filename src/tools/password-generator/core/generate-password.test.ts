import { createCipheriv } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RandomSource } from '../../../lib/random.ts'
import { characterTypes, chosenSets } from './character-sets.ts'
import { generatePassword } from './generate-password.ts'
import { countPasswords } from './password-count.ts'
import type { Recipe } from './recipe.ts'

const words = readFileSync(new URL('../generated/eff-large-wordlist.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const all = { uppercase: true, lowercase: true, digits: true, symbols: true }
const sets = chosenSets({ types: all, noLookAlikes: false, ownSymbols: '' })

/** A deterministic random source: the key stream of AES-128 in counter mode. */
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

/** The chi-squared statistic of observed counts, as its distance from the mean in standard deviations. */
function deviation(observed: readonly number[], expected: readonly number[]): number {
  const square = observed.reduce((sum, count, index) => {
    const mean = expected[index] ?? 0
    return sum + (count - mean) ** 2 / mean
  }, 0)
  const freedom = observed.length - 1
  return (square - freedom) / Math.sqrt(2 * freedom)
}

describe('the distribution of passwords', () => {
  it('gives every allowed password the same number of all possible draws', () => {
    // Sets of 2, 1 and 1 characters make an alphabet of 4, so byte % 4 is uniform and no byte is rejected.
    const recipe: Recipe = { kind: 'characters', length: 4, sets: [['a', 'b'], ['1'], ['!']] }
    const secondDraw = Symbol('second draw')
    const counts = new Map<string, number>()
    for (let draw = 0; draw < 4 ** 4; draw += 1) {
      let asked = false
      const source: RandomSource = (count) => {
        if (asked) throw secondDraw
        asked = true
        return Uint8Array.from({ length: count }, (_, place) => Math.floor(draw / 4 ** place) % 4)
      }
      try {
        const password = generatePassword(source, recipe)
        counts.set(password, (counts.get(password) ?? 0) + 1)
      } catch (error) {
        if (error !== secondDraw) throw error
      }
    }
    expect(BigInt(counts.size)).toBe(countPasswords(4, [2, 1, 1]))
    expect(new Set(counts.values())).toEqual(new Set([1]))
  })

  it('passes a chi-squared test over ten million characters, for each position and all together', () => {
    const length = 16
    const passwords = 625_000
    const source = keyStream(7)
    const sizes = sets.map((set) => set.length)
    const alphabet = sets.flat()
    const index = new Map(alphabet.map((character, place) => [character, place]))
    const counts = Array.from({ length }, () => new Array<number>(alphabet.length).fill(0))
    for (let done = 0; done < passwords; done += 1) {
      const password = generatePassword(source, { kind: 'characters', length, sets })
      counts.forEach((row, place) => {
        const column = index.get(password.charAt(place)) ?? -1
        row[column] = (row[column] ?? 0) + 1
      })
    }
    // One character covers its set, so the other positions must contain the three other sets.
    const total = Number(countPasswords(length, sizes))
    const share = sizes.map((size, set) => {
      const others = sizes.filter((_, other) => other !== set)
      return Number(countPasswords(length - 1, others, size)) / total
    })
    const expected = sets.flatMap((set, number) => set.map(() => (share[number] ?? 0) * passwords))
    for (const row of counts) expect(Math.abs(deviation(row, expected))).toBeLessThan(4)
    const sum = alphabet.map((_, column) => counts.reduce((of, row) => of + (row[column] ?? 0), 0))
    const sumExpected = expected.map((mean) => mean * length)
    expect(Math.abs(deviation(sum, sumExpected))).toBeLessThan(4)
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
    for (let done = 0; done < 40_000; done += 1)
      for (const word of generatePassword(source, phrase, words).split(' '))
        counts.set(word, (counts.get(word) ?? 0) + 1)
    const expected = words.map(() => 400_000 / words.length)
    expect(Math.abs(deviation([...counts.values()], expected))).toBeLessThan(4)
  })
})

it('contains each chosen type, and nothing else, at every length', () => {
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
      (choice, length, seed) => {
        const chosenTypes = characterTypes.filter((type) => choice.types[type])
        fc.pre(chosenTypes.length > 0)
        const chosen = chosenSets(choice)
        const password = generatePassword(keyStream(seed), { kind: 'characters', length, sets: chosen })
        expect([...password]).toHaveLength(length)
        for (const set of chosen) expect([...password].some((one) => set.includes(one))).toBe(true)
        expect([...password].every((one) => chosen.flat().includes(one))).toBe(true)
        if (choice.noLookAlikes) expect(password).not.toMatch(/[Il1|O0o]/)
      },
    ),
  )
})

describe('passphrases and PINs', () => {
  const phrase = { kind: 'words', words: 6, listSize: words.length, separator: '-' } as const

  it('capitalises every word and puts a digit after one of them', () => {
    const drawn = generatePassword(
      keyStream(1),
      { ...phrase, separator: '.', capitals: true, digit: true },
      words,
    )
    const parts = drawn.split('.')
    expect(parts).toHaveLength(6)
    for (const part of parts) expect(words).toContain(part.replace(/\d$/, '').toLowerCase())
    for (const part of parts) expect(part).toMatch(/^[A-Z]/)
    expect(parts.filter((part) => /\d$/.test(part))).toHaveLength(1)
  })

  it('throws if the list has another length than the recipe says', () => {
    expect(() =>
      generatePassword(keyStream(1), { ...phrase, capitals: false, digit: false }, ['one']),
    ).toThrow(RangeError)
  })

  it('generates PINs of digits, some with a leading zero', () => {
    const pins = Array.from({ length: 60 }, (_, seed) =>
      generatePassword(keyStream(seed), { kind: 'digits', length: 4 }),
    )
    for (const pin of pins) expect(pin).toMatch(/^\d{4}$/)
    expect(pins.some((pin) => pin.startsWith('0'))).toBe(true)
  })
})

it('throws for impossible recipes instead of looping forever', () => {
  for (const impossible of [[], [[]], [['a'], []]])
    expect(() => generatePassword(keyStream(1), { kind: 'characters', length: 8, sets: impossible })).toThrow(
      RangeError,
    )
  expect(() =>
    generatePassword(keyStream(1), { kind: 'characters', length: 1, sets: [['a'], ['b']] }),
  ).toThrow(RangeError)
})
