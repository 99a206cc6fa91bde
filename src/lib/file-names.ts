/** The name up to its last dot; a dot at the start begins no extension. */
export function stemOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}

/** The name with another extension, given without its dot: "a.b.PNG" becomes "a.b.jpg". */
export function withExtension(name: string, extension: string): string {
  return `${stemOf(name)}.${extension}`
}

/**
 * The same names, told apart: the second "a.jpg" becomes "a (2).jpg". Names that differ only in case or in how
 * their accents are written count as the same, because to many file systems they are.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const key = (name: string) => name.normalize('NFC').toLowerCase()
  const given = new Set(names.map(key))
  const taken = new Set<string>()
  return names.map((name) => {
    let unique = name
    for (let count = 2; taken.has(key(unique)) || (unique !== name && given.has(key(unique))); count += 1) {
      const stem = stemOf(name)
      unique = `${stem} (${count})${name.slice(stem.length)}`
    }
    taken.add(key(unique))
    return unique
  })
}
