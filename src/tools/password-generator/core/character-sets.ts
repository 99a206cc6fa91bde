/** The four character types of the specification, in its order. */
export const characterTypes = ['uppercase', 'lowercase', 'digits', 'symbols'] as const

export type CharacterType = (typeof characterTypes)[number]

/** The characters of each type; the symbols are those of the specification. */
export const allCharacters: Readonly<Record<CharacterType, string>> = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
  symbols: '!@#$%^&*()_+-=[]{}|;:,.<>?',
}

/** Characters that look alike in many typefaces. */
export const lookAlikes = 'Il1|O0o'

export type CharacterChoice = {
  readonly types: Readonly<Record<CharacterType, boolean>>
  /** Leave out `lookAlikes`. */
  readonly noLookAlikes: boolean
  /** Symbols to use instead of the specified ones; if empty, those are used. */
  readonly ownSymbols: string
}

/**
 * The punctuation and symbols in a text, each once, in order. Letters and digits belong to other types, and spaces get
 * lost when a password is copied.
 */
export function symbolsOf(text: string): string {
  return [...new Set(text.match(/[\p{P}\p{S}]/gu) ?? [])].join('')
}

/** The character set of every chosen type; it may be empty because of the other choices. */
export function chosenSets(choice: CharacterChoice): readonly (readonly string[])[] {
  return characterTypes
    .filter((type) => choice.types[type])
    .map((type) => {
      const own = type === 'symbols' && choice.ownSymbols !== ''
      const characters = [...(own ? symbolsOf(choice.ownSymbols) : allCharacters[type])]
      return choice.noLookAlikes ? characters.filter((one) => !lookAlikes.includes(one)) : characters
    })
}
