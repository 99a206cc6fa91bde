/** The character types of the product specification, in the order in which it lists them. */
export const characterTypes = ['uppercase', 'lowercase', 'digits', 'symbols'] as const

export type CharacterType = (typeof characterTypes)[number]

/** The characters of each type. The symbols come from the product specification. */
export const defaultCharacters: Readonly<Record<CharacterType, string>> = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  digits: '0123456789',
  symbols: '!@#$%^&*()_+-=[]{}|;:,.<>?',
}

/** Ambiguous characters: hard to tell apart in many typefaces. */
export const lookAlikes = 'Il1|O0o'

export type CharacterOptions = {
  readonly types: Readonly<Record<CharacterType, boolean>>
  /** Excludes `lookAlikes`. */
  readonly noLookAlikes: boolean
  /** Replaces the default symbols. An empty string selects the defaults. */
  readonly ownSymbols: string
}

/**
 * The distinct punctuation characters and symbols of a text, in order of first occurrence. Letters and digits are
 * dropped because they belong to other types, spaces because they get lost when a password is copied.
 */
export function extractSymbols(text: string): string {
  return [...new Set(text.match(/[\p{P}\p{S}]/gu) ?? [])].join('')
}

/** The character set of each selected type. A set is empty when the other options exclude all its characters. */
export function selectedSets(options: CharacterOptions): readonly (readonly string[])[] {
  return characterTypes
    .filter((type) => options.types[type])
    .map((type) => {
      const isCustom = type === 'symbols' && options.ownSymbols !== ''
      const characters = [...(isCustom ? extractSymbols(options.ownSymbols) : defaultCharacters[type])]
      return options.noLookAlikes ? characters.filter((one) => !lookAlikes.includes(one)) : characters
    })
}
