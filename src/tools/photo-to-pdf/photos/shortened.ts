type FileList<File> = { readonly title: string; readonly files: readonly File[] }

/** More files than this are not all named at once: the alert would hide what one does next. */
const maxFiles = 3

/**
 * Lists of files of which, if they are many, only the first one each is shown, those about which something can be done
 * before the others.
 * `others` has the rest, without empty lists.
 */
export function shortened<File extends { readonly action?: object }>(lists: readonly FileList<File>[]) {
  const filled = lists.filter(({ files }) => files.length > 0)
  const count = filled.reduce((sum, { files }) => sum + files.length, 0)
  if (count <= maxFiles) return { shown: filled, others: [] }
  const sorted = actionFirst(
    filled.map(({ title, files }) => ({ title, files: actionFirst(files, ({ action }) => !!action) })),
    ({ files }) => !!files[0]?.action,
  )
  const part = (start: number, end?: number): FileList<File>[] =>
    sorted
      .map(({ title, files }) => ({ title, files: files.slice(start, end) }))
      .filter(({ files }) => files.length > 0)
  return { shown: part(0, 1), others: part(1) }
}

const actionFirst = <Item>(items: readonly Item[], hasAction: (item: Item) => boolean): readonly Item[] =>
  items.toSorted((a, b) => Number(hasAction(b)) - Number(hasAction(a)))
