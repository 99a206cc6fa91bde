import { utf8Length } from '../lib/utf8-length.ts'

/** The longest name in UTF-8 bytes: file systems allow 255, browsers add " (12)", sync services their own marks. */
const mostBytes = 200

const invisible = /[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu
const forbidden = /[/\\:*?"<>|]/g
const edges = /^[\s.]+|[\s.]+$/g
/** Names of devices on Windows, with any extension ("Naming Files, Paths, and Namespaces", Microsoft). */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)\s*(?:\.|$)/i
const extension = /\.[a-z0-9]{1,10}$/i

/**
 * A name that every file system takes and that shows what it is: no control or direction characters (they can
 * make `…gpj.exe` read as `…exe.jpg`), no `/ \ : * ? " < > |`, no dots or spaces at the ends, no device names of
 * Windows, at most 200 bytes of UTF-8 with the extension kept. What leaves nothing is called `download`.
 */
export function safeFileName(name: string): string {
  const clean = name.replace(invisible, '').normalize('NFC').replace(forbidden, '-').replace(edges, '')
  const ending = extension.exec(clean)?.[0] ?? ''
  const stem = shorten(clean.slice(0, clean.length - ending.length), mostBytes - utf8Length(ending))
  const whole = (stem || 'download') + ending
  return reserved.test(whole) ? `_${whole}` : whole
}

/** Cuts between characters, never inside one. */
function shorten(text: string, most: number): string {
  let cut = ''
  let size = 0
  for (const character of text) {
    size += utf8Length(character)
    if (size > most) break
    cut += character
  }
  return cut.replace(edges, '')
}
