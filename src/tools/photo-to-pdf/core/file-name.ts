/** As specified, whatever the names of the photos. */
export const defaultFileName = 'photos.pdf'

/** The document's file name by what the visitor typed; the default when that is blank. */
export function documentName(typed: string): string {
  const stem = typed
    .trim()
    .replace(/\.pdf$/i, '')
    .trim()
  return stem === '' ? defaultFileName : `${stem}.pdf`
}
