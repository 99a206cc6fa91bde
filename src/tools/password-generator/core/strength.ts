export type Strength = 'weak' | 'medium' | 'strong'

const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]

/**
 * The label by the specified rules: under 8 characters weak; at least 12 with 3 of the 4 classes (lower, upper,
 * digit, other) strong; at least 8 with 2 classes medium; otherwise weak. A character is a code point.
 */
export function strengthOf(password: string): Strength {
  const length = [...password].length
  const present = classes.filter((one) => one.test(password)).length
  if (length < 8) return 'weak'
  if (length >= 12 && present >= 3) return 'strong'
  if (length >= 8 && present >= 2) return 'medium'
  return 'weak'
}
