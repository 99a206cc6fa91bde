import { byLanguage } from '../../../lib/text/by-language.ts'
import { useTexts } from '../texts.ts'
import type { ScanMessages } from './messages.en.ts'

/** Every language, a few sentences each, comes with the part that is loaded late: one request less to wait for. */
const texts = byLanguage(
  import.meta.glob<ScanMessages>('./messages.*.ts', { eager: true, import: 'messages' }),
)

export const useScanTexts = (): ScanMessages => texts[useTexts().language]
