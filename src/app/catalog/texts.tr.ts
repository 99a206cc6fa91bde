import { cards } from '../../registry/cards.tr.ts'
import { messages } from './messages.tr.ts'

export const texts = { messages, cards }
