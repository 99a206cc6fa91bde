import type { PdfSettings } from '../core/settings.ts'
import type { Messages } from '../messages.en.ts'

/** The pages in words, such as "A4, portrait". */
export const formatOf = (t: Messages, { pageSize, orientation }: PdfSettings): string =>
  pageSize === 'photo' ? t.photoPages : t.format(pageSize, orientation)
