import { cards } from '../../registry/cards.en.ts'
import { messages } from './messages.en.ts'

export const texts = { messages, cards }
