import { cards } from '../../registry/cards.tr.ts'
import { messages } from './messages.tr.ts'
import type { CatalogTexts } from './texts-type.ts'

export const texts: CatalogTexts = { messages, cards }
