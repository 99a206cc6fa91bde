import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomBelow } from '../../../../lib/random.ts'
import { createFakeRandom } from '../../../../platform/testing/random.ts'
import { generatePassword } from '../generate-password.ts'
import { guessTime, secondsToGuess } from '../guess-time.ts'
import { entropyBits } from '../recipe.ts'
import { defaultSettings, recipeOf, type Settings } from '../settings.ts'
import { gradeOf, grades, type StrengthGrade } from '../strength-grade.ts'
import { createEstimator } from './create-estimator.ts'
import { estimateStrength } from './estimate-strength.ts'

const lines = (file: string) =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
const phraseWords = lines('generated/eff-large-wordlist.txt')
const estimate = createEstimator(lines('strength/common-words.txt'), phraseWords)
const gradeFor = (password: string) => gradeOf(estimate(password).bits)
const rank = (grade: StrengthGrade) => grades.indexOf(grade)

describe('a common password is guessed within a minute', () => {
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
  ])('%s', (password) => {
    expect(gradeFor(password)).toBe('very-weak')
  })
})

describe('other passwords get a grade within bounds', () => {
  it.each<[password: string, min: StrengthGrade, max: StrengthGrade]>([
    ['Tr0ub4dor&3', 'very-weak', 'weak'],
    ['correct horse battery staple', 'very-weak', 'weak'],
    ['CorrectHorseBatteryStaple', 'very-weak', 'weak'],
    ['DenizGezmiyor7', 'very-weak', 'weak'],
    ['8040772843013532', 'weak', 'weak'],
    ['xkwqzjfv', 'very-weak', 'very-weak'],
    ['xK9w!zQ4', 'weak', 'weak'],
    ['vq7#Rm2zL!', 'weak', 'fair'],
    // No pattern is recognised: only their owner knows that they were not chosen at random.
    ['Xk9#mQ2$vL7!', 'fair', 'strong'],
    ['kqvnwyrtzxpmbdhg', 'fair', 'strong'],
    ['unblended-sulfite-carving-plating', 'very-weak', 'weak'],
    ['unblended-sulfite-carving-plating-emoticon-jaybird', 'fair', 'strong'],
    ['unblendedsulfitecarvingplatingemoticonjaybird', 'fair', 'strong'],
    ['drop-down-felt-tip-yo-yo-t-shirt', 'very-weak', 'weak'],
    [']D16z${JC|;RoHnH', 'very-strong', 'very-strong'],
    ['щкжыюфэъмцхзйбгд', 'fair', 'very-strong'],
    ['😀🦊🎲🚲🌵🍋🪁🧭', 'very-weak', 'strong'],
  ])('%s', (password, min, max) => {
    const { bits } = estimate(password)
    expect(rank(gradeOf(bits)), `${bits} bits`).toBeGreaterThanOrEqual(rank(min))
    expect(rank(gradeOf(bits)), `${bits} bits`).toBeLessThanOrEqual(rank(max))
  })
})

describe('a generated password, estimated as a typed one', () => {
  const recipes: readonly [name: string, change: Partial<Settings>, min: number, max: number][] = [
    ['16 of all types', {}, 0.88, 1],
    ['12 of all types', { length: 12 }, 0.85, 1],
    ['24 of all types', { length: 24 }, 0.88, 1],
    ['16 letters', { types: { uppercase: true, lowercase: true, digits: false, symbols: false } }, 0.85, 1],
    [
      '20 lowercase letters',
      { length: 20, types: { uppercase: false, lowercase: true, digits: false, symbols: false } },
      0.85,
      1,
    ],
    [
      '16 letters and digits',
      { types: { uppercase: true, lowercase: true, digits: true, symbols: false } },
      0.85,
      1,
    ],
    ['16 without look-alikes', { noLookAlikes: true }, 0.88, 1],
    ['18 with one own symbol', { length: 18, ownSymbols: '-' }, 0.85, 1.06],
    ['128 bits', { by: 'bits', bits: 128 }, 0.88, 1],
    ['4 words', { kind: 'words', words: 4 }, 0.82, 1],
    ['6 words with full stops', { kind: 'words', separator: '.' }, 0.85, 1],
    ['6 words without separator', { kind: 'words', separator: '' }, 0.85, 1],
    ['6 words, capitals and a digit', { kind: 'words', capitals: true, digit: true }, 0.85, 1],
    // Most short numbers are dates.
    ['PINs of 6', { kind: 'digits', pinLength: 6 }, 0.1, 1],
    ['PINs of 12', { kind: 'digits', pinLength: 12 }, 0.5, 1],
  ]
  it.each(recipes)(
    '%s: nine of ten estimates are at least the given share of the exact entropy, and none above the bound',
    (_, change, min, max) => {
      const recipeResult = recipeOf({ ...defaultSettings, ...change })
      if (!recipeResult.ok) throw new Error(recipeResult.problem)
      const exact = entropyBits(recipeResult.recipe)
      const random = createFakeRandom(exact * 1000)
      const shares = Array.from({ length: 10 }, () => {
        const { bits } = estimate(generatePassword(random, recipeResult.recipe, phraseWords))
        return bits / exact
      }).sort((a, b) => a - b)
      expect(shares.at(-1)).toBeLessThanOrEqual(max + 1e-9)
      // One of ten may contain words or patterns by chance.
      expect(shares[1]).toBeGreaterThanOrEqual(min)
    },
  )
})

describe('grade, bits and time', () => {
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

  it('agree for every password', () => {
    fc.assert(
      fc.property(typed, (password) => {
        const { bits } = estimate(password)
        expect(bits).toBeGreaterThanOrEqual(0)
        expect(Number.isFinite(bits)).toBe(true)
        const grade = gradeOf(bits)
        const time = guessTime(bits)
        if (time.kind === 'at-once') expect(grade).toBe('very-weak')
        if (time.kind === 'universe') expect(grade).toBe('very-strong')
        if (rank(grade) <= rank('weak')) expect(secondsToGuess(bits)).toBeLessThan(86_400)
        else expect(secondsToGuess(bits)).toBeGreaterThanOrEqual(86_400)
      }),
      { numRuns: 60 },
    )
  })

  it('increase together', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 900, noNaN: true }),
        fc.double({ min: 0, max: 900, noNaN: true }),
        (a, b) => {
          const [less, more] = a < b ? [a, b] : [b, a]
          expect(rank(gradeOf(less))).toBeLessThanOrEqual(rank(gradeOf(more)))
          expect(secondsToGuess(less)).toBeLessThanOrEqual(secondsToGuess(more))
        },
      ),
    )
  })

  it('the estimate is at most the entropy of as many random characters', () => {
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
  ] as const)('for %s', (password, advice) => {
    expect(estimateStrength(estimate, password).advice).toContain(advice)
  })

  it('is not given for a strong password', () => {
    expect(estimateStrength(estimate, ']D16z${JC|;RoHnH').advice).toEqual([])
  })
})
