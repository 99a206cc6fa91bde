import { cards } from '../../registry/cards.en.ts'
import { messages } from './messages.en.ts'
import type { CatalogTexts } from './texts-type.ts'

export const texts: CatalogTexts = { messages, cards }
