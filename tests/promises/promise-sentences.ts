/** Sentences of the messages by where they stand: `file › key`. */
export type Sentence = { readonly key: string; readonly text: string }

/** Words of a promise about what the visitor types, opens or leaves on the device. */
const promise =
  /never (leaves?|sent|collect|sees?|uploaded)|leaves? (your|the|this) device|not sent|nothing (was |is |ever )?(sent|leaves)|(stays?|kept|lies|worked on|all|all of it is) (on|in) (your|this|the) (own )?(device|browser)|no cookies?|collect nothing|nobody else|sent (anywhere|elsewhere)|no uploads?|keeps that build|keeps a build|set no cookie/i

/** Where every sentence is a promise, whatever its words: what the lock does, and what nobody can promise. */
const promising =
  /^(lock\.hint|lock\.limits\.items\.\d|limits\.items\.[0135]|live\.intro|leak\.intro|plane\.(ready|steps\.2))$/

const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/)

/** All texts of a dictionary; texts that are made from parameters are asked for with `facts`. */
function* texts(value: unknown, path: string, facts: unknown): Generator<Sentence> {
  if (typeof value === 'string') yield { key: path, text: value }
  else if (typeof value === 'function') {
    try {
      yield* texts(value(facts, 2, 3), path, facts)
    } catch {
      // It takes a parameter of another kind: a file's name or a number, of which no promise is made.
    }
  } else if (value && typeof value === 'object')
    for (const [name, part] of Object.entries(value))
      yield* texts(part, path ? `${path}.${name}` : name, facts)
}

/** The sentences of a dictionary that promise something, in their order. */
export const promisesIn = (messages: unknown, file: string, facts: unknown): readonly Sentence[] =>
  [...texts(messages, '', facts)].flatMap(({ key, text }) =>
    sentencesIn(text)
      .filter((sentence) => promise.test(sentence) || promising.test(key))
      .map((sentence) => ({ key: `${file} › ${key}`, text: sentence })),
  )
