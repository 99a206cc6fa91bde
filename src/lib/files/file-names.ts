import { utf8Length } from '../text/utf8-length.ts'

/** The longest name in UTF-8 bytes: file systems allow 255, browsers add " (12)", sync services their own marks. */
const maxBytes = 200

/** Control and direction characters, lone surrogates, the byte order mark. Joiners stay: emoji and scripts need them. */
const invisible = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu
const forbidden = /[/\\:*?"<>|]/g
const edges = /^[\s.]+|[\s.]+$/g
/** Names of devices on Windows, with any extension ("Naming Files, Paths, and Namespaces", Microsoft). */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)\s*(?:\.|$)/i
const extension = /\.[a-z0-9]{1,10}$/i

/**
 * A name that every file system takes and that shows what it is: no control or direction characters (they can
 * make `…gpj.exe` read as `…exe.jpg`), no `/ \ : * ? " < > |`, no dots or spaces at the ends, no device names of
 * Windows, at most 200 bytes of UTF-8 with the extension kept. If nothing is left, the name is `fallback`.
 */
export function safeFileName(name: string, fallback = 'download'): string {
  const clean = name.replace(invisible, '').normalize('NFC').replace(forbidden, '-').replace(edges, '')
  const ending = extension.exec(clean)?.[0] ?? ''
  const stem = shorten(clean.slice(0, clean.length - ending.length), maxBytes - utf8Length(ending))
  const whole = (stem || fallback) + ending
  return reserved.test(whole) ? `_${whole}` : whole
}

/** Truncates between characters, never inside one. */
function shorten(text: string, limit: number): string {
  let cut = ''
  let size = 0
  for (const character of text) {
    size += utf8Length(character)
    if (size > limit) break
    cut += character
  }
  return cut.replace(edges, '')
}

/**
 * Names for the files of one folder or archive, in the order given: each safe, no two the same. Every ZIP of this site
 * takes its names from here, and every single download from `safeFileName`.
 */
export function archiveNames(names: readonly string[]): string[] {
  return uniqueNames(names.map((name) => safeFileName(name)))
}

/** The name up to its last dot; a dot at the start begins no extension. */
export function baseNameOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}

/** The name with another extension, given without its dot: "a.b.PNG" becomes "a.b.jpg". */
export function withExtension(name: string, extension: string): string {
  return `${baseNameOf(name)}.${extension}`
}

/**
 * What case-insensitive file systems compare. They differ in their tables (NTFS by upper case, APFS by case folding),
 * so two names count as the same where only some of them take them for one: "straße" and "STRASSE", "ı" and "I".
 */
const comparable = (name: string) => name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC')

/**
 * The same names, made distinct: the second "a.jpg" becomes "a (2).jpg". Names that differ only in case or in how
 * their accents are written count as the same, because to many file systems they are.
 */
function uniqueNames(names: readonly string[]): string[] {
  const given = new Set(names.map(comparable))
  const taken = new Set<string>()
  /** The next number to try for each name, as thousands of files may have the same. */
  const counts = new Map<string, number>()
  return names.map((name) => {
    const key = comparable(name)
    let unique = name
    let count = counts.get(key) ?? 2
    while (taken.has(comparable(unique)) || (unique !== name && given.has(comparable(unique)))) {
      const stem = baseNameOf(name)
      unique = `${stem} (${count})${name.slice(stem.length)}`
      count += 1
    }
    counts.set(key, count)
    taken.add(comparable(unique))
    return unique
  })
}
