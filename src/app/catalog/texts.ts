import { use } from 'react'
import type { Language } from '../../lib/text/i18n.ts'
import type { Card } from '../../registry/manifest.ts'
import { useDictionary } from '../language/dictionary.ts'
import type { CatalogMessages } from './messages.en.ts'

export type CatalogTexts = {
  readonly messages: CatalogMessages
  /** Titles and descriptions of tools, guides and pages by id. */
  readonly cards: Readonly<Record<string, Card>>
}

const loaders: Readonly<Record<Language, () => Promise<{ readonly texts: CatalogTexts }>>> = {
  en: () => import('./texts.en.ts'),
  tr: () => import('./texts.tr.ts'),
}
const loading = new Map<Language, Promise<CatalogTexts>>()
const failed = new Set<Language>()

function load(language: Language): Promise<CatalogTexts> {
  const texts = loaders[language]().then((module) => module.texts)
  failed.delete(language)
  texts.then(
    // React's `use` reads these two, and then need not wait for a promise that is already kept.
    (value) => Object.assign(texts, { status: 'fulfilled', value }),
    () => failed.add(language),
  )
  loading.set(language, texts)
  return texts
}

/** The texts that go with the catalog, in one language. A load that failed is tried again. */
export function loadTexts(language: Language): Promise<CatalogTexts> {
  const known = loading.get(language)
  return known && !failed.has(language) ? known : load(language)
}

/** The catalog's texts in the page's language; suspends until they are there. */
export function useCatalog(): {
  readonly t: CatalogMessages
  readonly language: Language
  readonly cards: Readonly<Record<string, Card>>
  readonly card: (id: string) => Card
} {
  const { language } = useDictionary()
  // Called in every rendering: React loses count of the hooks when it repeats one in which `use` waited and finds
  // that it is gone (error 467). A failed load is not repeated here, or rendering would go round for ever.
  const { messages, cards } = use(loading.get(language) ?? load(language))
  return { t: messages, language, cards, card: (id) => cards[id] ?? { title: id, description: '' } }
}
