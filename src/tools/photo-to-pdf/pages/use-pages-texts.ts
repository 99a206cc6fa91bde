import { useTexts } from '../texts.ts'
import { messages as en, type PagesMessages } from './messages.en.ts'
import { messages as tr } from './messages.tr.ts'

const texts = { en, tr }

export const usePagesTexts = (): PagesMessages => texts[useTexts().language]
