import { cards } from '../../registry/cards.en.ts'
import { messages } from './messages.en.ts'
import type { CatalogueTexts } from './texts-type.ts'

export const texts: CatalogueTexts = { messages, cards }
