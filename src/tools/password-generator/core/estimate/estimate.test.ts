import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomBelow } from '../../../../lib/random.ts'
import { createFakeRandom } from '../../../../platform/testing/random.ts'
import { estimate, phraseWords } from '../../testing/estimator.ts'
import { crackTime, secondsToCrack } from '../crack-time.ts'
import { generatePassword } from '../generate-password.ts'
import { type Grade, gradeOf, grades } from '../grade.ts'
import { entropyBits } from '../recipe.ts'
import { defaultSettings, recipeOf, type Settings } from '../settings.ts'
import { estimateStrength } from './estimate-strength.ts'

const gradeFor = (password: string) => gradeOf(estimate(password).bits)
const rank = (grade: Grade) => grades.indexOf(grade)

describe('passwords cracked within a minute', () => {
  it.each([
    'Toolnook2026',
    'Password2025!!',
    'Istanbul2024!',
    'Mehmet1985*',
    'привет123',
    'Fenerbahçe1907!',
    'galatasaray1905',
    'ataturk1938',
    'Atatürk1881',
    'şifre123',
    'Şifre1234!',
    'sifre2026',
    'parola1',
    'P@r0la',
    '123456',
    'password',
    'P@ssw0rd',
    'P@ssw0rd2024!!',
    'Qwerty123456',
    'qwerty123',
    'qwertyuıopğü',
    'asdfghjklşi',
    'fgğıod123',
    'q1w2e3r4',
    '1qaz2wsx',
    'iloveyou',
    'iloveyou3000',
    'Summer2026!',
    'Winter2025!',
    'Istanbul2026!',
    'Ankara06!',
    'izmir35',
    'trabzon61',
    '61trabzon61',
    'Besiktas1903',
    'Kartal1903!',
    'bjk1903carsi',
    'Rose-Shop1',
    'Rose-Bank1',
    'seniseviyorum',
    'SeniSeviyorum1',
    'aşkım123',
    'Ayşe1990',
    'AHMET1453',
    'ahmet.yilmaz',
    'ahmetmehmet',
    'mehmet34',
    'fatih1453',
    'Bahar2024',
    '29Ekim1923',
    'GizliSifre2023',
    'kedi-kopek-kus',
    'sultan.suleyman1520',
    'пароль',
    'йцукен123',
    'ghbdtn',
    'contraseña1',
    'aaaaaaaa',
    'aaaaaaaaaaaa1A',
    'abcabcabc',
    'abcdefgh',
    '87654321',
    '01.01.1990',
    '19051905',
    'letmein!',
    'admin123',
    'Welcome2026!',
    'Michael1982',
    'Liverpool2024',
    'MyDogRex2019!',
    'hunter2',
    'zaq12wsx',
    'monkey1',
    'a',
    'ğ',
    '0000',
  ])('grades "%s" as very weak', (password) => {
    expect(gradeFor(password)).toBe('very-weak')
  })
})

describe('grade of other passwords', () => {
  it.each<[password: string, min: Grade, max: Grade]>([
    ['Tr0ub4dor&3', 'very-weak', 'weak'],
    ['correct horse battery staple', 'very-weak', 'weak'],
    ['CorrectHorseBatteryStaple', 'very-weak', 'weak'],
    ['DenizGezmiyor7', 'very-weak', 'weak'],
    ['8040772843013532', 'weak', 'weak'],
    ['xkwqzjfv', 'very-weak', 'very-weak'],
    ['xK9w!zQ4', 'weak', 'weak'],
    ['vq7#Rm2zL!', 'weak', 'fair'],
    // Twelve characters without a known pattern. Only their owner knows whether they are random.
    ['Xk9#mQ2$vL7!', 'fair', 'strong'],
    ['kqvnwyrtzxpmbdhg', 'fair', 'strong'],
    ['unblended-sulfite-carving-plating', 'very-weak', 'weak'],
    ['unblended-sulfite-carving-plating-emoticon-jaybird', 'fair', 'strong'],
    ['unblendedsulfitecarvingplatingemoticonjaybird', 'fair', 'strong'],
    ['drop-down-felt-tip-yo-yo-t-shirt', 'very-weak', 'weak'],
    [']D16z${JC|;RoHnH', 'very-strong', 'very-strong'],
    ['щкжыюфэъмцхзйбгд', 'fair', 'very-strong'],
    ['😀🦊🎲🚲🌵🍋🪁🧭', 'very-weak', 'strong'],
  ])('grades "%s" between %s and %s', (password, min, max) => {
    const { bits } = estimate(password)
    expect(rank(gradeOf(bits)), `${bits} bits`).toBeGreaterThanOrEqual(rank(min))
    expect(rank(gradeOf(bits)), `${bits} bits`).toBeLessThanOrEqual(rank(max))
  })
})

describe('estimate of a generated password', () => {
  /** The minimum and maximum are shares of the exact entropy. */
  type Bounds = {
    readonly name: string
    readonly change: Partial<Settings>
    readonly min: number
    readonly max: number
  }
  const only = { uppercase: false, lowercase: false, digits: false, symbols: false }
  const bounds: readonly Bounds[] = [
    { name: '16 of all types', change: {}, min: 0.9, max: 1 },
    { name: '12 of all types', change: { length: 12 }, min: 0.85, max: 1 },
    { name: '24 of all types', change: { length: 24 }, min: 0.9, max: 1 },
    {
      name: '16 letters',
      change: { types: { ...only, uppercase: true, lowercase: true } },
      min: 0.9,
      max: 1,
    },
    {
      name: '20 lowercase letters',
      change: { length: 20, types: { ...only, lowercase: true } },
      min: 0.9,
      max: 1,
    },
    {
      name: '16 letters and digits',
      change: { types: { ...only, uppercase: true, lowercase: true, digits: true } },
      min: 0.9,
      max: 1,
    },
    { name: '16 without look-alikes', change: { noLookAlikes: true }, min: 0.9, max: 1 },
    // The estimator cannot know which symbols were allowed, so the estimate can exceed the exact entropy.
    { name: '18 with one own symbol', change: { length: 18, ownSymbols: '-' }, min: 0.9, max: 1.05 },
    { name: '8 with one own symbol', change: { length: 8, ownSymbols: '€' }, min: 0.9, max: 1.16 },
    {
      name: '16 of two own symbols alone',
      change: { types: { ...only, symbols: true }, ownSymbols: '€₺' },
      min: 0.9,
      max: 1.8,
    },
    { name: '128 bits', change: { by: 'bits', bits: 128 }, min: 0.9, max: 1 },
    { name: '4 words', change: { kind: 'words', words: 4 }, min: 0.82, max: 1 },
    { name: '6 words with full stops', change: { kind: 'words', separator: '.' }, min: 0.85, max: 1 },
    { name: '6 words without a separator', change: { kind: 'words', separator: '' }, min: 0.85, max: 1 },
    {
      name: '6 words with capitals and a digit',
      change: { kind: 'words', capitals: true, digit: true },
      min: 0.85,
      max: 1,
    },
    // Most short numbers are dates.
    { name: 'PIN of 6 digits', change: { kind: 'digits', pinLength: 6 }, min: 0.6, max: 1 },
    { name: 'PIN of 12 digits', change: { kind: 'digits', pinLength: 12 }, min: 0.7, max: 1 },
  ]
  it.each(bounds)(
    '$name: none above $max of the exact entropy, and nine of ten at least $min of it',
    ({ change, min, max }) => {
      const result = recipeOf({ ...defaultSettings, ...change })
      if (!result.ok) throw new Error(result.problem)
      const { recipe } = result
      const exact = entropyBits(recipe)
      const random = createFakeRandom(exact * 1000)
      const shares = Array.from({ length: 10 }, () => {
        const { bits } = estimate(generatePassword(random, recipe, phraseWords))
        return bits / exact
      }).sort((a, b) => a - b)
      expect(shares.at(-1)).toBeLessThanOrEqual(max + 1e-9)
      // One in ten may contain words or patterns by chance.
      expect(shares[1]).toBeGreaterThanOrEqual(min)
    },
  )
})

describe('grade, entropy and crack time', () => {
  const characters = [...'abcdefghijklmnopqrstuvwxyzçğışöüABCXYZ0123456789!*-. '].join('')
  const typed = fc.oneof(
    fc.string({ minLength: 1, maxLength: 24 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 16 }),
    fc
      .array(fc.constantFrom('Fenerbahçe', 'password', '1907', '!', 'Ayşe', 'x7', ' ', '-', 'correct'), {
        minLength: 1,
        maxLength: 6,
      })
      .map((parts) => parts.join('')),
  )

  it('agree for any password', () => {
    fc.assert(
      fc.property(typed, (password) => {
        const { bits } = estimate(password)
        expect(bits).toBeGreaterThanOrEqual(0)
        expect(Number.isFinite(bits)).toBe(true)
        const grade = gradeOf(bits)
        const time = crackTime(bits)
        if (time.kind === 'under-a-second') expect(grade).toBe('very-weak')
        if (time.kind === 'universe-ages') expect(grade).toBe('very-strong')
        if (rank(grade) <= rank('weak')) expect(secondsToCrack(bits)).toBeLessThan(86_400)
        else expect(secondsToCrack(bits)).toBeGreaterThanOrEqual(86_400)
      }),
      { numRuns: 60 },
    )
  })

  it('are monotonic in the bits', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 900, noNaN: true }),
        fc.double({ min: 0, max: 900, noNaN: true }),
        (a, b) => {
          const [low, high] = a < b ? [a, b] : [b, a]
          expect(rank(gradeOf(low))).toBeLessThanOrEqual(rank(gradeOf(high)))
          expect(secondsToCrack(low)).toBeLessThanOrEqual(secondsToCrack(high))
        },
      ),
    )
  })

  it('estimate at most log2(94) bits per character', () => {
    const random = createFakeRandom(7)
    for (let round = 0; round < 40; round += 1) {
      const length = 1 + randomBelow(random, 20)
      const password = Array.from({ length }, () =>
        characters.charAt(randomBelow(random, characters.length)),
      ).join('')
      expect(estimate(password).bits).toBeLessThanOrEqual(length * Math.log2(94))
    }
  })
})

describe('advice', () => {
  it.each([
    ['123456', 'top-10'],
    ['Fenerbahçe1907!', 'capitals'],
    ['P@ssw0rd', 'substitutions'],
    ['abcabcabcabc', 'repeated-groups'],
    ['unblended-sulfite', 'add-words'],
  ] as const)('for "%s" includes %s', (password, advice) => {
    expect(estimateStrength(estimate, password).advice).toContain(advice)
  })

  it('is empty for a strong password', () => {
    expect(estimateStrength(estimate, ']D16z${JC|;RoHnH').advice).toEqual([])
  })
})
