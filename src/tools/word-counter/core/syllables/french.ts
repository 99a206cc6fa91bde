const vowel = 'aeiouyàâäéèêëîïôöùûüÿœæ'

/** Verbs in -ment, with a silent ending; all other words in -ment are nouns and adverbs. */
const verbsInMent =
  /^(?:ai|dor|for|fer|ani|expri|esti|calm|nom|rest|ar|affir|confir|transfor|infor|présu|réclam|proclam|resum|imprim|suppri|consom|consum|allu|dor|fum|résum)ment$/
/** Words with a pronounced -ent: nouns, adjectives and adverbs. */
const heardEnt =
  /(?:ment|ience|[^aeiou]ient|^(?:v|c|d|l|g|t)ent|souvent|argent|agent|accident|content|parent|talent|présent|absent|excellent|évident|différent|urgent|récent|silent|violent|vent|président|incident|occident|orient|patient|client|prudent|intelligent|permanent|transparent|continent|serpent|torrent|couvent|précédent|équivalent)$/

/** Replacements before vowels are counted: silent letters, and adjacent vowels of two syllables. */
const changes: readonly (readonly [RegExp, string])[] = [
  // langue, musique, quatre, guerre; but aiguë.
  [/(?<=[qg])u(?=[eiéèêaoîâ])/g, ''],
  // pigeon, mangeait.
  [/(?<=g)e(?=[aoâô])/g, ''],
  // A y between vowels is pronounced as a consonant (voyage), pays has two syllables.
  [/^pays/, 'pé-is'],
  [new RegExp(`(?<=[${vowel}])y(?=[${vowel}])`, 'g'), 'j'],
  [/août|saoul|(?<=p|f)aon/g, 'a'],
  // é, è and ê end or begin a syllable next to another vowel: théâtre, poésie, but not in année, and œ is one.
  [/é(?=[aàâäéèêioôuû])/g, 'é-'],
  [/é(?=e[^s]|en|er)/g, 'é-'],
  [/(?<=[aoué])(?=[éè])/g, '-'],
  // A diaeresis separates vowels: maïs, Noël, naïve.
  [/(?<=[aeoué])(?=[ïëü])/g, '-'],
  // cacao, océan, oasis, nuage, cruel, situation.
  [/a(?=o)/g, 'a-'],
  [/o(?=[aà](?!u))/g, 'o-'],
  [/u(?=[aâ])/g, 'u-'],
  [/u(?=el)/g, 'u-'],
  // After two consonants i is a syllable: crier, prière, client, triangle.
  [/(?<=[bcdfgptv][rl])i(?=[aeoéèê])/g, 'i-'],
]

export function frenchSyllables(word: string): number {
  const parted = changes.reduce((text, [from, to]) => text.replace(from, to), silentEnd(word))
  return parted.match(new RegExp(`[${vowel}]+`, 'g'))?.length ?? 0
}

/** Removes a silent final e: table, chante, parlent, musiques; but not in le, je, les, vent. */
function silentEnd(word: string): string {
  const stem = /^(.*[^aeiouéèêàâîôûïë])e(?:s)?$/.exec(word)?.[1] ?? /^(.*[qg]u)e(?:s)?$/.exec(word)?.[1]
  const verb = /^(.*[^aeiouéèêàâîôûïë])ent$/.exec(word)?.[1]
  if (verb && hasVowel(verb) && (verbsInMent.test(word) || !heardEnt.test(word))) return verb
  return stem && hasVowel(stem) ? stem.replace(/([qg])u$/, '$1') : word
}

const hasVowel = (text: string) => new RegExp(`[${vowel}]`).test(text.replace(/[qg]u$/, ''))
