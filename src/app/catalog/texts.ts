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

type Loaders = Readonly<Record<`./texts.${Language}.ts`, () => Promise<{ readonly texts: CatalogTexts }>>>

const loaders = import.meta.glob(['./texts.*.ts', '!./texts.test.ts']) as Loaders
const loading = new Map<Language, Promise<CatalogTexts>>()
const failed = new Set<Language>()

function load(language: Language): Promise<CatalogTexts> {
  const texts = loaders[`./texts.${language}.ts`]().then((module) => module.texts)
  failed.delete(language)
  texts.then(
    // React's `use` reads these two properties and then does not suspend for a settled promise.
    (value) => Object.assign(texts, { status: 'fulfilled', value }),
    () => failed.add(language),
  )
  loading.set(language, texts)
  return texts
}

/** The texts that come with the catalog, in one language. Retries a failed load. */
export function loadTexts(language: Language): Promise<CatalogTexts> {
  const known = loading.get(language)
  return known && !failed.has(language) ? known : load(language)
}

/** The catalog's texts in the page's language; suspends until they are loaded. */
export function useCatalog(): {
  readonly t: CatalogMessages
  readonly language: Language
  readonly cards: Readonly<Record<string, Card>>
  readonly card: (id: string) => Card
} {
  const { language } = useDictionary()
  // `use` must be called in every render: when a render that suspended in it is repeated without it, React throws
  // error 467. A failed load is not retried here, or rendering would loop for ever.
  const { messages, cards } = use(loading.get(language) ?? load(language))
  return { t: messages, language, cards, card: (id) => cards[id] ?? { title: id, description: '' } }
}
