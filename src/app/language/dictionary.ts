import { defaultLanguage, type Language } from '../../lib/i18n.ts'
import type { Dictionary } from './dictionary-type.ts'

const loaders: Readonly<Record<Language, () => Promise<{ readonly dictionary: Dictionary }>>> = {
  en: () => import('./en.ts'),
  tr: () => import('./tr.ts'),
}

export const loadDictionary = async (language: Language = defaultLanguage): Promise<Dictionary> =>
  (await loaders[language]()).dictionary
