import type { Card } from '../../ui/manifest.ts'
import type { CatalogueMessages } from './messages.en.ts'

export type CatalogueTexts = {
  readonly messages: CatalogueMessages
  /** Titles and descriptions of tools, guides and pages by id. */
  readonly cards: Readonly<Record<string, Card>>
}
