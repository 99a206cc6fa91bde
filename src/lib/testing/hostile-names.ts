/** Names with path traversal, device names, misleading or forbidden characters, and duplicates. */
export const hostileNames: readonly string[] = [
  '../up.jpg',
  '..\\..\\evil.jpg',
  '/etc/passwd.jpg',
  'C:\\Windows\\a.jpg',
  'CON.jpg',
  'nul',
  'photo\u202egpj.exe',
  'two\nlines.jpg',
  'a|b<c>d:e?f*g"h.jpg',
  'same.jpg',
  'SAME.jpg',
  'same (2).jpg',
  '\u00e9t\u00e9.jpg',
  'e\u0301te\u0301.jpg',
  'stra\u00dfe.jpg',
  'STRASSE.jpg',
  `${'\u{1f44d}'.repeat(71)}.jpg`,
  `${'\u{1f44d}'.repeat(72)}.jpg`,
  ' . ',
  '__proto__',
]

/** The names after extraction are those that every file system takes, inside the folder, and no two are the same. */
export function nameFaults(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return names.flatMap((name) => {
    const key = name.normalize('NFC').toUpperCase()
    const faults: string[] = []
    if (/[/\\:*?"<>|\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name)) faults.push('forbidden character')
    if (/^[. ]|[. ]$|^$/.test(name)) faults.push('edge')
    if (/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name)) faults.push('device')
    if (new TextEncoder().encode(name).length > 255) faults.push('too long')
    if (seen.has(key)) faults.push('twice')
    seen.add(key)
    return faults.map((fault) => `${JSON.stringify(name)}: ${fault}`)
  })
}
