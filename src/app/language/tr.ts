import { uiText } from '../../ui/text/messages.tr.ts'
import { messages } from '../messages.tr.ts'
import type { Dictionary } from './dictionary-type.ts'

export const dictionary: Dictionary = { messages, uiText }
