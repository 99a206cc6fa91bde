import { uiText } from '../../ui/text/messages.tr.ts'
import { messages } from './messages.tr.ts'

export const dictionary = { messages, uiText }
