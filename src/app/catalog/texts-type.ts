import type { Card } from '../../registry/manifest.ts'
import type { CatalogMessages } from './messages.en.ts'

export type CatalogTexts = {
  readonly messages: CatalogMessages
  /** Titles and descriptions of tools, guides and pages by id. */
  readonly cards: Readonly<Record<string, Card>>
}
