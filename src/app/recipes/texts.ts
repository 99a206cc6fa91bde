import type { Language } from '../../lib/text/i18n.ts'
import { messages as en, type RecipeMessages } from './messages.en.ts'
import { messages as tr } from './messages.tr.ts'

/** Both in one file: they are shorter than what a request for one of them costs. */
export const recipeTexts: Readonly<Record<Language, RecipeMessages>> = { en, tr }
