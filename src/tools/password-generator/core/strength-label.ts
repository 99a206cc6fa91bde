export type StrengthLabel = 'weak' | 'medium' | 'strong'

const characterClasses = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]

/**
 * The label that the product specification defines: strong from 12 characters of 3 of the 4 classes (lowercase,
 * uppercase, digit, other), medium from 8 characters of 2 classes, weak otherwise. A character is a code point.
 */
export function strengthLabelOf(password: string): StrengthLabel {
  const length = [...password].length
  const classCount = characterClasses.filter((one) => one.test(password)).length
  if (length < 8) return 'weak'
  if (length >= 12 && classCount >= 3) return 'strong'
  if (length >= 8 && classCount >= 2) return 'medium'
  return 'weak'
}
