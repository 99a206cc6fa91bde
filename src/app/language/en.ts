import { uiText } from '../../ui/text/messages.en.ts'
import { messages } from '../messages.en.ts'
import type { Dictionary } from './dictionary-type.ts'

export const dictionary: Dictionary = { messages, uiText }
