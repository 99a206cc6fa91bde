export type StrengthLabel = 'weak' | 'medium' | 'strong'

const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]

/**
 * The label by the rules of the specification, which are about length and character classes (lower, upper, digit, other):
 * strong from 12 characters of 3 classes on, medium from 8 characters of 2 classes on, otherwise weak. A character is a
 * code point.
 */
export function strengthLabel(password: string): StrengthLabel {
  const length = [...password].length
  const present = classes.filter((one) => one.test(password)).length
  if (length < 8) return 'weak'
  if (length >= 12 && present >= 3) return 'strong'
  if (length >= 8 && present >= 2) return 'medium'
  return 'weak'
}
