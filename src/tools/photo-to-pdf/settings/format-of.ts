import { formatFileSize } from '../../../lib/files/file-size.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { listed } from '../../../lib/text/listed.ts'
import { type PdfSettings, perPageOf } from '../core/settings.ts'
import type { Messages } from '../messages.en.ts'

/** The pages in words, such as "A4, portrait, 4 photos per page, grayscale". */
export function formatOf(t: Messages, language: Language, settings: PdfSettings): string {
  const { pageSize, orientation, scan } = settings
  const perPage = perPageOf(settings)
  const parts = [pageSize === 'photo' ? t.photoPages : t.format(pageSize, orientation)]
  if (perPage > 1) parts.push(t.photosOnPage(perPage))
  if (scan) parts.push(t.scansInFormat[scan])
  return listed(parts, language)
}

/** The pages, and the largest size where there is one. */
export function wishesOf(t: Messages, language: Language, settings: PdfSettings): string {
  const { maxKilobytes } = settings
  const format = formatOf(t, language, settings)
  return maxKilobytes === undefined
    ? format
    : `${format}, ${t.atMost(formatFileSize(maxKilobytes * 1024, language))}`
}
