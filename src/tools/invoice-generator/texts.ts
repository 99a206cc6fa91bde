import { createTexts } from '../../ui/text/create-texts.tsx'
import type { Messages } from './messages.en.ts'

/** The tool's texts and their language, for every part of its page. */
export const { TextsProvider, useTexts } = createTexts<Messages>()
