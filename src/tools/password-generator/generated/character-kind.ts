export type CharacterKind = 'letter' | 'digit' | 'symbol'

/** What a character of a password is coloured by. */
export const kindOf = (character: string): CharacterKind =>
  /\p{L}/u.test(character) ? 'letter' : /\p{Nd}/u.test(character) ? 'digit' : 'symbol'
