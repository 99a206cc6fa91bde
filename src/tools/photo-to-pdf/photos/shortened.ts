type FileList<File> = { readonly title: string; readonly files: readonly File[] }

/** More files than this are not all named at once: the alert would hide what one does next. */
const mostFiles = 3

/**
 * Lists of files of which only the first few are shown, those about which something can be done before the others.
 * `others` has the rest, without empty lists.
 */
export function shortened<File extends { readonly action?: object }>(lists: readonly FileList<File>[]) {
  const filled = lists.filter(({ files }) => files.length > 0)
  const count = filled.reduce((sum, { files }) => sum + files.length, 0)
  const most = count <= mostFiles ? mostFiles : filled.length > 1 ? 1 : 2
  const sorted = filled.map(({ title, files }) => ({
    title,
    files: count <= mostFiles ? files : files.toSorted((a, b) => Number(!a.action) - Number(!b.action)),
  }))
  const part = (start: number, end?: number): FileList<File>[] =>
    sorted
      .map(({ title, files }) => ({ title, files: files.slice(start, end) }))
      .filter(({ files }) => files.length > 0)
  return { shown: part(0, most), others: part(most) }
}
