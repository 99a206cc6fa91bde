import { byLanguage } from '../../../lib/text/by-language.ts'
import { useTexts } from '../texts.ts'
import type { RowMessages } from './messages.en.ts'

const texts = byLanguage(
  import.meta.glob<RowMessages>('./messages.*.ts', { eager: true, import: 'messages' }),
)

export const useRowTexts = (): RowMessages => texts[useTexts().language]
