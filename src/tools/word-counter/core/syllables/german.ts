/** Digraphs that are one vowel; every other vowel is a separate syllable. */
const vowels = /aa|ee|oo|ie|ei|ai|ey|ay|au|eu|äu|oi|[aeiouyäöü]/g

/** Adjacent letters that are two vowels here, although usually one: Museum, Jubiläum, Familien, Ideen, beenden, geehrt. */
const apart: readonly (readonly [RegExp, string])[] = [
  [/qu/g, 'q'],
  [/(?<=[^aeiou])e(?=um$|ums$)/g, 'e-'],
  [/(?<=jubil|ath[eé]n)ä(?=um)/g, 'ä-'],
  [
    /(?<=famil|lin|ser|stud|akt|mater|fol|histor|lil|präm|kastan|fer|ital|span|belg|as|brasil|in|tragöd|komöd)i(?=e(?:n|r|rn)?$)/g,
    'i-',
  ],
  [/(?<=^id|allee|arm|^s|^f|^all|^mosch)e(?=en$)/g, 'e-'],
  // Words in a stressed -ie only in the plural: Melodien.
  [/(?<=akadem|melod|batter|theor|industr|graf|energ|kategor|galer|zeremon|sympath|utop)i(?=en$)/g, 'i-'],
  [/^(be|ge)(?=e)/, '$1-'],
  [/^be(?=urteil|urlaub|unruh|inhalt|influs)/, 'be-'],
  [/^(zu|prä|vor|ko)(?=[aeouäöü])/, '$1-'],
  [/^re(?=[aoä])/, 're-'],
]

/** Spoken syllables; the result may be one too low for compounds whose parts meet in two vowels. */
export function germanSyllables(word: string): number {
  const parted = apart.reduce((text, [from, to]) => text.replace(from, to), word)
  // A y before a vowel is a consonant: Yoga.
  return parted.replace(/^y(?=[aeiou])/, 'j').match(vowels)?.length ?? 0
}
