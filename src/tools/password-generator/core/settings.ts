import { type CharacterType, characterTypes, selectedSets } from './character-sets.ts'
import { lengthForBits, type Recipe, wordCountForBits } from './recipe.ts'

export const kinds = ['characters', 'words', 'digits'] as const
export const separators = ['-', ' ', '.', '_', ''] as const
/** Where recent passwords are stored. */
export const historyLocations = ['device', 'tab', 'off'] as const
export const expiries = ['never', 'week', 'day', 'hour'] as const

export type HistoryLocation = (typeof historyLocations)[number]
export type Expiry = (typeof expiries)[number]

export type Settings = {
  readonly kind: (typeof kinds)[number]
  readonly by: 'length' | 'bits'
  readonly length: number
  readonly bits: number
  readonly types: Readonly<Record<CharacterType, boolean>>
  readonly noLookAlikes: boolean
  readonly ownSymbols: string
  readonly words: number
  readonly separator: (typeof separators)[number]
  readonly capitals: boolean
  readonly digit: boolean
  readonly pinLength: number
  readonly count: number
  readonly place: HistoryLocation
  readonly expiry: Expiry
}

export const defaultSettings: Settings = {
  kind: 'characters',
  by: 'length',
  length: 16,
  bits: 100,
  types: { uppercase: true, lowercase: true, digits: true, symbols: true },
  noLookAlikes: false,
  ownSymbols: '',
  words: 6,
  separator: '-',
  capitals: false,
  digit: false,
  pinLength: 6,
  count: 1,
  place: 'device',
  expiry: 'never',
}

/** The length of the EFF large word list. */
const listSize = 7776

/** `empty-type`: the options exclude every character of a selected type, such as own symbols without a symbol. */
export type RecipeResult =
  | { readonly ok: true; readonly recipe: Recipe }
  | { readonly ok: false; readonly problem: 'no-type' | 'empty-type' }

/** The recipe for the settings. A target strength is converted to the length or word count that reaches it. */
export function recipeOf(settings: Settings): RecipeResult {
  const byBits = settings.by === 'bits'
  switch (settings.kind) {
    case 'characters': {
      const sets = selectedSets(settings)
      if (!characterTypes.some((type) => settings.types[type])) return { ok: false, problem: 'no-type' }
      if (sets.some((set) => set.length === 0)) return { ok: false, problem: 'empty-type' }
      const length = byBits ? lengthForBits(settings.bits, sets) : settings.length
      return { ok: true, recipe: { kind: 'characters', length, sets } }
    }
    case 'words': {
      const { separator, capitals, digit } = settings
      const phrase = { kind: 'words', listSize, separator, capitals, digit } as const
      const words = byBits ? wordCountForBits(settings.bits, phrase) : settings.words
      return { ok: true, recipe: { ...phrase, words } }
    }
    case 'digits':
      return { ok: true, recipe: { kind: 'digits', length: settings.pinLength } }
  }
}

/** Whether passwords that were made with one of them could have been made with the other. */
export const makeTheSame = (one: Settings, other: Settings): boolean =>
  one.count === other.count && JSON.stringify(recipeOf(one)) === JSON.stringify(recipeOf(other))
