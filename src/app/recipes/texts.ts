import { byLanguage } from '../../lib/text/by-language.ts'
import type { RecipeMessages } from './messages.en.ts'

/** All in one file: they are shorter than what a request for one of them costs. */
export const recipeTexts = byLanguage(
  import.meta.glob<RecipeMessages>('./messages.*.ts', { eager: true, import: 'messages' }),
)
