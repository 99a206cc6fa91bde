import { formatFileSize } from '../../../lib/files/file-size.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { type PdfSettings, perPageOf } from '../core/settings.ts'
import type { Messages } from '../messages.en.ts'

/** The pages in words, such as "A4, portrait, 4 photos per page". */
export function formatOf(t: Messages, settings: PdfSettings): string {
  const { pageSize, orientation } = settings
  const perPage = perPageOf(settings)
  const format = pageSize === 'photo' ? t.photoPages : t.format(pageSize, orientation)
  return perPage === 1 ? format : `${format}, ${t.photosOnPage(perPage)}`
}

/** The pages, and the largest size where there is one. */
export function wishesOf(t: Messages, language: Language, settings: PdfSettings): string {
  const { maxKilobytes } = settings
  const format = formatOf(t, settings)
  return maxKilobytes === undefined
    ? format
    : `${format}, ${t.atMost(formatFileSize(maxKilobytes * 1024, language))}`
}
