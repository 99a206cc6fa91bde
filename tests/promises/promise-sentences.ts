/** Sentences by location: `file › key`. */
export type Sentence = { readonly key: string; readonly text: string }

/** Words that occur in promises about the visitor's texts, files and stored data. */
const promise =
  /never (leaves?|sent|collect|sees?|uploaded)|leaves? (your|the|this) device|0 bytes left|not sent|nothing (was |is |ever )?(sent|leaves)|(stays?|kept|(?<!(?:not|n’t) (?:be )?)saved|lies|worked on|all|all of it is) (on|in) (your|this|the) (own )?(device|browser)|no cookies?|collect nothing|nobody else|sent (anywhere|elsewhere)|no uploads?|ask for no writing suggestions|keeps that build|keeps a build|set no cookie/i

/** Texts in which every sentence is a promise: about the lock and its limits, and how it all works. */
const promising =
  /^(lock\.hint|lock\.limits\.items\.\d|limits\.items\.[0135]\.text|how\.groups\.\d\.items\.\d|live\.intro|leak\.intro|plane\.(ready|steps\.2))$/

/** The same of the Turkish texts. */
const turkishPromise =
  /cihaz(ınız)?dan (hiç |dışarı |0 bayt )?(çık|ayrıl)|cihazınızda (kal|dur|sakl)|bu cihazda kal|(hiçbir yere|başkasına) gönderil|gönderilmez|hiç(bir)? (şey topla|çerez)|çerez (koymaz|kullanmaz)|asla topla|yükleme yok|yüklenmez|tarayıcınızda (çalışır|kalır)/i

/** Sections of a text in Markdown where every sentence is a promise. */
const promisingSections = ['How privacy is enforced']
/** Exceptions, about the behaviour of others, which no test of the site can verify. */
const seenByOthers = /^(A browser extension|The host) sees/

const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/)

/** All texts of a dictionary; functions are called with `facts`. */
function* texts(value: unknown, path: string, facts: unknown): Generator<Sentence> {
  if (typeof value === 'string') yield { key: path, text: value }
  else if (typeof value === 'function') {
    try {
      yield* texts(value(facts, 2, 3), path, facts)
    } catch {
      // It has another parameter, such as a file name, and makes no promise.
    }
  } else if (value && typeof value === 'object')
    for (const [name, part] of Object.entries(value))
      yield* texts(part, path ? `${path}.${name}` : name, facts)
}

/** The promises of a dictionary, in order. */
export const promisesIn = (messages: unknown, file: string, facts: unknown): readonly Sentence[] =>
  [...texts(messages, '', facts)].flatMap(({ key, text }) =>
    sentencesIn(text)
      .filter((sentence) => promise.test(sentence) || promising.test(key))
      .map((sentence) => ({ key: `${file} › ${key}`, text: sentence })),
  )

/** Keys of Turkish texts with promises. */
export const turkishPromisesIn = (messages: unknown, file: string, facts: unknown): readonly string[] =>
  [...texts(messages, '', facts)]
    .filter(({ text }) => turkishPromise.test(text))
    .map(({ key }) => `${file} › ${key}`)

/** Keys of all texts. */
export const keysIn = (messages: unknown, file: string, facts: unknown): readonly string[] =>
  [...texts(messages, '', facts)].map(({ key }) => `${file} › ${key}`)

/** The promises of a Markdown text, by section and first words. */
export function promisesInMarkdown(text: string, file: string): readonly Sentence[] {
  const sections = text.replaceAll(/```[\s\S]*?```/g, '').split(/^#+ /m)
  return sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n')
    return lines
      .flatMap((line) => sentencesIn(line.replace(/^- /, '').replaceAll('**', '').trim()))
      .filter((sentence) => sentence !== 'What it cannot do.' && !seenByOthers.test(sentence))
      .filter((sentence) => sentence.split(' ').length > 3)
      .filter((sentence) => promise.test(sentence) || promisingSections.includes(heading))
      .map((sentence) => ({
        key: `${file} › ${heading} › ${sentence.split(' ').slice(0, 6).join(' ')}`,
        text: sentence,
      }))
  })
}
