/** The four character types of the specification, in the order of its page. */
export const characterTypes = ['uppercase', 'lowercase', 'digits', 'symbols'] as const

export type CharacterType = (typeof characterTypes)[number]

/** What each type stands for; the symbols are those of the specification. */
export const allCharacters: Readonly<Record<CharacterType, string>> = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
  symbols: '!@#$%^&*()_+-=[]{}|;:,.<>?',
}

/** Characters that are taken for one another in many typefaces. */
export const lookAlikes = 'Il1|O0o'

export type CharacterChoice = {
  readonly types: Readonly<Record<CharacterType, boolean>>
  /** Leave out `lookAlikes`. */
  readonly noLookAlikes: boolean
  /** Symbols to use instead of the specified ones; an empty text means those. */
  readonly ownSymbols: string
}

/**
 * The symbols of a text: punctuation and signs, each once, in their order. Letters, digits and spaces are left
 * out, as they belong to other types or get lost in copying.
 */
export function symbolsOf(text: string): string {
  return [...new Set(text.match(/[\p{P}\p{S}]/gu) ?? [])].join('')
}

/** The characters of every ticked type; a type may be left without any by the other choices. */
export function chosenSets(choice: CharacterChoice): readonly (readonly string[])[] {
  return characterTypes
    .filter((type) => choice.types[type])
    .map((type) => {
      const own = type === 'symbols' && choice.ownSymbols !== ''
      const characters = [...(own ? symbolsOf(choice.ownSymbols) : allCharacters[type])]
      return choice.noLookAlikes ? characters.filter((one) => !lookAlikes.includes(one)) : characters
    })
}
