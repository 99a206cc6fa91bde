import { formatFileSize } from '../../../lib/files/file-size.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { type PdfSettings, perPageOf } from '../core/settings.ts'
import type { Messages } from '../messages.en.ts'

/** The pages in words, such as "A4, portrait, 4 photos per page". */
export function formatOf(t: Messages, language: Language, settings: PdfSettings): string {
  const { pageSize, orientation, maxKilobytes } = settings
  const perPage = perPageOf(settings)
  return [
    pageSize === 'photo' ? t.photoPages : t.format(pageSize, orientation),
    ...(perPage > 1 ? [t.photosOnPage(perPage)] : []),
    ...(maxKilobytes === undefined ? [] : [t.atMost(formatFileSize(maxKilobytes * 1024, language))]),
  ].join(', ')
}
