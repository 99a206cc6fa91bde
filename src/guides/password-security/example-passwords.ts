import { type RandomSource, randomBelow } from '../../lib/random.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const signs = `${letters}${letters.toUpperCase()}0123456789!@#$%^&*()_+-=[]{}|;:,.<>?`

/** What each example is made of; its bits are length × log2 of the alphabet: 103, 129 and 113. */
export const exampleShapes = [
  { length: 16, alphabet: signs },
  { length: 20, alphabet: signs },
  { length: 24, alphabet: letters },
] as const

/** A fresh password of every shape, each character equally likely. */
export const examplePasswords = (random: RandomSource): readonly string[] =>
  exampleShapes.map(({ length, alphabet }) =>
    Array.from({ length }, () => alphabet.charAt(randomBelow(random, alphabet.length))).join(''),
  )
