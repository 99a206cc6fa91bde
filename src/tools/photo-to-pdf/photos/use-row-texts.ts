import { useTexts } from '../texts.ts'
import { messages as en, type RowMessages } from './messages.en.ts'
import { messages as tr } from './messages.tr.ts'

const texts = { en, tr }

export const useRowTexts = (): RowMessages => texts[useTexts().language]
