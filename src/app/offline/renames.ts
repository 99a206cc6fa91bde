/** The name of a file whose name has the hash of its content. */
const hashed = /^(.*)-[\w-]{8}(\.\w+)$/

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The files that are in one list alone, by what no build changes of their names. */
function byLastingName(paths: readonly string[], others: readonly string[]): Map<string, string[]> {
  const known = new Set(others)
  const groups = new Map<string, string[]>()
  for (const path of paths.filter((each) => !known.has(each))) {
    const [, start, end] = hashed.exec(path) ?? []
    if (start === undefined) continue
    const group = `${start}${end}`
    groups.set(group, [...(groups.get(group) ?? []), path])
  }
  return groups
}

/** Old path → new path of the files that changed their names from one build to the next; not where several may be meant. */
export function renamedFiles(old: readonly string[], next: readonly string[]): ReadonlyMap<string, string> {
  const come = byLastingName(next, old)
  const renamed = new Map<string, string>()
  for (const [group, gone] of byLastingName(old, next)) {
    const [from, ...moreGone] = gone
    const [to, ...moreCome] = come.get(group) ?? []
    if (from && to && moreGone.length + moreCome.length === 0) renamed.set(from, to)
  }
  return renamed
}

/** Text of an older build with the names of files as the next build has them, and its id. */
export function withNewNames(
  text: string,
  renamed: ReadonlyMap<string, string>,
  ids: { readonly old: string; readonly next: string },
): string {
  const bases = new Map([...renamed].map(([from, to]) => [baseOf(from), baseOf(to)]))
  return text
    .replace(/\/([\w.@-]{1,100}-[\w-]{8}\.\w{1,12})/g, (found, base: string) => {
      const next = bases.get(base)
      return next === undefined ? found : `/${next}`
    })
    .replaceAll(ids.old, ids.next)
}
