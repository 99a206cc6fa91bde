import { use } from 'react'
import type { Language } from '../../lib/i18n.ts'
import type { Card } from '../../ui/manifest.ts'
import { useDictionary } from '../language/use-dictionary.ts'
import type { CatalogueMessages } from './messages.en.ts'
import type { CatalogueTexts } from './texts-type.ts'

const loaders: Readonly<Record<Language, () => Promise<{ readonly texts: CatalogueTexts }>>> = {
  en: () => import('./texts.en.ts'),
  tr: () => import('./texts.tr.ts'),
}
const loading = new Map<Language, Promise<CatalogueTexts>>()
const loaded = new Map<Language, CatalogueTexts>()

async function load(language: Language): Promise<CatalogueTexts> {
  const { texts } = await loaders[language]()
  loaded.set(language, texts)
  return texts
}

/** The texts that go with the catalogue, in one language. */
export function loadTexts(language: Language): Promise<CatalogueTexts> {
  const known = loading.get(language)
  if (known) return known
  const texts = load(language)
  loading.set(language, texts)
  // A failed load may be tried again.
  texts.catch(() => loading.delete(language))
  return texts
}

/** The catalogue's texts in the page's language; suspends until they are there. */
export function useCatalogue(): {
  readonly t: CatalogueMessages
  readonly language: Language
  readonly cards: Readonly<Record<string, Card>>
  readonly card: (id: string) => Card
} {
  const { language } = useDictionary()
  const { messages, cards } = loaded.get(language) ?? use(loadTexts(language))
  return { t: messages, language, cards, card: (id) => cards[id] ?? { title: id, description: '' } }
}
