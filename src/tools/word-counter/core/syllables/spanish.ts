/** Removes silent letters: h between vowels, and the u of que, qui, gue and gui. */
const withoutSilent = (word: string) =>
  word.replace(/(?<=[aeiouáéíóúü])h(?=[aeiouáéíóúü])/g, '').replace(/(?<=[qg])u(?=[eiéí])/g, '')

/**
 * By the rules of the Real Academia Española: a, e, o are always a syllable of their own, i and u only without one of
 * them beside them or with an accent (país, poesía). A y is a vowel at the end of a word.
 */
export function spanishSyllables(word: string): number {
  const runs = withoutSilent(word).match(/(?:[aeiouáéíóúü]|y(?![aeiouáéíóúü]))+/g) ?? []
  return runs.reduce((sum, run) => sum + nuclei(run), 0)
}

function nuclei(run: string): number {
  const open = run.match(/[aeoáéó]/g)?.length ?? 0
  // Two closed vowels are one syllable, also with an accent: construí, lingüística.
  if (open === 0) return 1
  return open + (run.match(/[íú]/g)?.length ?? 0)
}
