import { isCommand } from '../../../lib/text/one-edit.ts'
import { lengthLimits } from './recipe.ts'

const patterns = [
  /^(?<verb>\p{L}+)\s+(?<length>\d{1,4})(?:\s+(?:characters?|karakter))?$/iu,
  /^(?<length>\d{1,4})(?:\s+(?:characters?|karakter(?:li)?))?\s+(?<verb>\p{L}+)$/iu,
]
const verbs = ['password', 'passwort', 'parola', 'şifre']

/** The length of a password that a person asks for, such as `password 24`, in limits or not; undefined for anything else. */
function askedLength(text: string): number | undefined {
  for (const pattern of patterns) {
    const { verb, length } = pattern.exec(text.trim())?.groups ?? {}
    if (verb !== undefined && isCommand(verb, verbs)) return Number(length)
  }
  return undefined
}

const isAllowed = (length: number) => length >= lengthLimits.min && length <= lengthLimits.max

/** The length that a person asks for; undefined for anything else and for one that no password can have. */
export function readLength(text: string): number | undefined {
  const length = askedLength(text)
  return length !== undefined && isAllowed(length) ? length : undefined
}

/** Whether a person asks for a length that no password can have. */
export function isBeyondLimits(text: string): boolean {
  const length = askedLength(text)
  return length !== undefined && !isAllowed(length)
}
