import { cards } from '../../registry/cards.tr.ts'
import { messages } from './messages.tr.ts'
import type { CatalogueTexts } from './texts-type.ts'

export const texts: CatalogueTexts = { messages, cards }
