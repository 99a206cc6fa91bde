/** Words that the rules count incorrectly. */
const exceptions: Readonly<Record<string, number>> = {
  argue: 2,
  beloved: 3,
  business: 2,
  businesses: 3,
  colonel: 2,
  diamond: 2,
  evening: 2,
  evenings: 2,
  every: 2,
  hatred: 2,
  hundred: 2,
  hundreds: 2,
  kindred: 2,
  kilometre: 4,
  maybe: 2,
  naked: 2,
  naive: 2,
  persuade: 2,
  queue: 1,
  recipe: 3,
  sacred: 2,
  science: 2,
  simile: 3,
  someone: 2,
  therefore: 2,
  wednesday: 2,
  wicked: 2,
}

/** Splits adjacent vowels of two syllables with a hyphen, and removes letters that are not vowels. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/qu/g, 'q'],
  // A y between vowels is a consonant: beyond, player, royal; at the end it is not.
  [/(?<=[aeiou])y(?=[aeiou])/g, '-'],
  [/^every/, 'evry'],
  // going, seeing, studying.
  [/(?<=[aeiouy])ing(?=s?$)/g, '-ing'],
  // create and reality, but not creature and real.
  [/crea(?=t(?!ur))/g, 'cre-a'],
  [/(?<=^id|^ar|^th|kor|lin|nucl|cer|^europ)ea/g, 'e-a'],
  [/^rea(?=ct|li[tsz]|ss|pp)/, 're-a'],
  // video, theory, geology; but not people, pigeon, gorgeous.
  [/(?<!p|l|j|g|mor|som|wher|her|ther)eo(?!us$|n$|n[a-z])/g, 'e-o'],
  [/^geo(?!rg)/, 'ge-o'],
  [/(?<![g])eous/g, 'e-ous'],
  [/^neon/, 'ne-on'],
  [/(?<=^ath|^d)ei(?=[st])/g, 'e-i'],
  // media, piano, giant, but not social, Asian, carriage, special.
  [/(?<![ctsg])ia(?!ge$|ges$|ment)/g, 'i-a'],
  [/^gia(?=nt)/, 'gi-a'],
  [/(?<=[ctsg])ia(?=t(?:e|ed|es|ing|ion|or)s?$)/g, 'i-a'],
  // lion, radio, curious, but not nation, million, onion, religious.
  [/(?<![ctsgxln])io/g, 'i-o'],
  [/^lio/, 'li-o'],
  [/(?<=[ln])io(?!n)/g, 'i-o'],
  [/iu(?=[ms])/g, 'i-u'],
  // quiet, diet, society, client, audience, happier; but not patient, friend, soldier.
  [/(?<![ctrlvf])ie(?=t)/g, 'i-e'],
  [/iety/g, 'i-ety'],
  [/(?<=^cl|[bdnrp])ie(?=n(?:t|ce)s?$)/g, 'i-e'],
  [/(?<=[a-z][lprdstf])(?<!sold|cash|front|prem)ie(?=r$|st$)/g, 'i-e'],
  [/^po(?=e[mt])/, 'po-'],
  [/(?<=^her|^st)oic/g, 'o-ic'],
  // usual, annual, situation, cruel, ruin, fluid, influence, continuous; but not language, guard, fruit.
  [/(?<![gs])ua/g, 'u-a'],
  [/(?<=s)ua(?=l)/g, 'u-a'],
  [/(?<=[rdf])uel(?=s?$)/g, 'u-el'],
  [/(?<![gs])ue(?=nt|nc)/g, 'u-e'],
  [/(?<=^r|gen)ui(?=n)/g, 'u-i'],
  [/(?<=fl|dr)ui(?=d)/g, 'u-i'],
  [/(?<=t)ui(?=t)/g, 'u-i'],
  [/uous/g, 'u-ous'],
  [/^cha(?=os|ot)/, 'cha-'],
  [/(?<=os|arch|pros)a(?=ic)/g, 'a-'],
  // An m after s or th is a syllable: prism, realism, rhythm.
  [/(?<=s|th)m(?=s?$)/g, '-um'],
]

/** A silent e in the middle: something, movement, careful, safely, ninety, baseball. */
const silentMiddle =
  /(?<=[aeiouy][^aeiouy]{1,2})e(?=(?:ly|ment|ful|fully|less|ness|thing|times?|where|one|body|fore|work|ball|board|paper|land|wide|side|like|ware|guard|dom)s?$)/
const heardMiddle = /(?:el|pl)ement/

export function englishSyllables(word: string): number {
  // Contractions such as isn't and didn't have an additional syllable.
  const [stem = ''] = word.split(/['’]/)
  const known = exceptions[stem]
  if (known !== undefined) return known
  const spoken = heardMiddle.test(stem)
    ? stem
    : stem.replace(silentMiddle, '').replace(/^(nine|safe)ty$/, 'xaty')
  const parted = changes.reduce((text, [from, to]) => text.replace(from, to), spoken)
  const groups = parted.match(/[aeiouy]+/g)?.length ?? 0
  const behind = /(?:did|does|could|would|should|is|was|has|had)n['’]t$/.test(word) ? 1 : 0
  return groups - silentEnd(parted) + behind
}

/** A silent final e: "make", "whole", "league", "moved", "called", "times"; not in "table", "wanted", "handled". */
const silentEnds: readonly RegExp[] = [
  /[^aeiouyl]e$/,
  /[aeiouyl]le$/,
  /[^aeiouytdl]ed$/,
  /[aeiouyl]led$/,
  /(?:[^aeiouyscxzghl]|th|[aeiouyl]l)es$/,
]
/** The u of "league" and "tongue", and that of "unique" before `changes` removed it. */
const silentUe = /(?:gue|qe)s?$/

function silentEnd(word: string): number {
  if (silentUe.test(word)) return 1
  return silentEnds.some((end) => end.test(word)) ? 1 : 0
}
