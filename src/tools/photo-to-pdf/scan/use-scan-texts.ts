import { useTexts } from '../texts.ts'
import { messages as en, type ScanMessages } from './messages.en.ts'
import { messages as tr } from './messages.tr.ts'

/** Both languages, a few sentences each, come with the part that is loaded late: one request less to wait for. */
const texts = { en, tr }

export const useScanTexts = (): ScanMessages => texts[useTexts().language]
