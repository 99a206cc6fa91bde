/** Stands in a record for a file: its name in the folder, or null for one that is not there. */
type Reference = { readonly $file: string | null }

const isReference = (value: object): value is Reference => '$file' in value

/** The value with some objects in it replaced; `replace` returns `undefined` for those to look into. */
function replaced(value: unknown, replace: (part: object) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const replacement = replace(value)
  if (replacement !== undefined) return replacement
  if (Array.isArray(value)) return value.map((part) => replaced(part, replace))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, replaced(part, replace)]))
}

/** The files in a value, each once, in its order. */
export function filesIn(value: unknown): readonly File[] {
  const files = new Set<File>()
  replaced(value, (part) => {
    if (!(part instanceof File)) return undefined
    files.add(part)
    return null
  })
  return [...files]
}

/** The files that were picked: of what has been made of another file, that one, its `picked`. */
export function pickedFilesIn(value: unknown): readonly File[] {
  const files = new Set<File>()
  replaced(value, (part) => {
    const { picked } = part as { readonly picked?: unknown }
    const file = picked instanceof File ? picked : part
    if (!(file instanceof File)) return undefined
    files.add(file)
    return null
  })
  return [...files]
}

/** Names in the folder that a recorded value refers to. */
export function namesIn(recorded: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  replaced(recorded, (part) => {
    if (!isReference(part)) return undefined
    if (part.$file !== null) names.add(part.$file)
    return null
  })
  return names
}

/** The value as it is recorded: JSON, with the names of its files. */
export const withNames = (value: unknown, nameOf: (file: File) => string | undefined): unknown =>
  replaced(value, (part) => (part instanceof File ? { $file: nameOf(part) ?? null } : undefined))

/** The value again; null in the place of files that are not there. */
export const withFiles = (recorded: unknown, fileOf: (name: string) => File | undefined): unknown =>
  replaced(recorded, (part) =>
    isReference(part) ? ((part.$file === null ? null : fileOf(part.$file)) ?? null) : undefined,
  )
