import { uiText } from '../../ui/text/messages.en.ts'
import { messages } from './messages.en.ts'

export const dictionary = { messages, uiText }
