/** zxcvbn's English warnings and suggestions (zxcvbn 4.4.2, feedback.coffee) by the key of their translation. */
const sentences = {
  'few-words': 'Use a few words, avoid common phrases',
  'no-symbols-needed': 'No need for symbols, digits, or uppercase letters',
  'add-words': 'Add another word or two. Uncommon words are better.',
  'key-rows': 'Straight rows of keys are easy to guess',
  'key-patterns': 'Short keyboard patterns are easy to guess',
  'longer-pattern': 'Use a longer keyboard pattern with more turns',
  'repeated-characters': 'Repeats like "aaa" are easy to guess',
  'repeated-groups': 'Repeats like "abcabcabc" are only slightly harder to guess than "abc"',
  'avoid-repeats': 'Avoid repeated words and characters',
  sequences: 'Sequences like abc or 6543 are easy to guess',
  'avoid-sequences': 'Avoid sequences',
  'recent-years': 'Recent years are easy to guess',
  'avoid-recent-years': 'Avoid recent years',
  'avoid-own-years': 'Avoid years that are associated with you',
  dates: 'Dates are often easy to guess',
  'avoid-own-dates': 'Avoid dates and years that are associated with you',
  'top-10': 'This is a top-10 common password',
  'top-100': 'This is a top-100 common password',
  'very-common': 'This is a very common password',
  'similar-to-common': 'This is similar to a commonly used password',
  'single-word': 'A word by itself is easy to guess',
  'single-name': 'Names and surnames by themselves are easy to guess',
  'common-names': 'Common names and surnames are easy to guess',
  capitals: "Capitalization doesn't help very much",
  'all-capitals': 'All-uppercase is almost as easy to guess as all-lowercase',
  reversed: "Reversed words aren't much harder to guess",
  substitutions: "Predictable substitutions like '@' instead of 'a' don't help very much",
} as const

export type Advice = keyof typeof sentences

/** The translation key of a sentence of zxcvbn. */
export function adviceOf(sentence: string): Advice | undefined {
  return (Object.keys(sentences) as Advice[]).find((advice) => sentences[advice] === sentence)
}
