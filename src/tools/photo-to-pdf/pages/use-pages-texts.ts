import { byLanguage } from '../../../lib/text/by-language.ts'
import { useTexts } from '../texts.ts'
import type { PagesMessages } from './messages.en.ts'

const texts = byLanguage(
  import.meta.glob<PagesMessages>('./messages.*.ts', { eager: true, import: 'messages' }),
)

export const usePagesTexts = (): PagesMessages => texts[useTexts().language]
