import { type RandomSource, randomBelow } from '../../lib/random.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const signs = `${letters}${letters.toUpperCase()}0123456789!@#$%^&*()_+-=[]{}|;:,.<>?`

/** The bad example that is the same in every language. */
export const wellKnownPassword = '123456'

/** Length and alphabet of each example; the entropy is length × log2 of the alphabet: 103, 129 and 113 bits. */
export const exampleShapes = [
  { length: 16, alphabet: signs },
  { length: 20, alphabet: signs },
  { length: 24, alphabet: letters },
] as const

/** A new password of every shape, each character equally likely. */
export const examplePasswords = (random: RandomSource): readonly string[] =>
  exampleShapes.map(({ length, alphabet }) =>
    Array.from({ length }, () => alphabet.charAt(randomBelow(random, alphabet.length))).join(''),
  )
