import { lengthLimits } from './recipe.ts'

const pattern = /^(?:password|passwort|parola|şifre)\s+(\d{1,3})$/iu

/** The length of a password that a person asks for, such as `password 24`; undefined for anything else. */
export function readLength(text: string): number | undefined {
  const length = Number(pattern.exec(text.trim())?.[1])
  return length >= lengthLimits.min && length <= lengthLimits.max ? length : undefined
}
