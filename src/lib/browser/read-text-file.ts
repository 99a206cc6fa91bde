import type { TextFile } from '../files/text-file.ts'

/** What only binary files hold: NUL and the other C0 controls without tab, line feed, form feed and return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for them
const binary = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/

/** Byte order marks (Unicode, section 23.8). */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

function decode(bytes: Uint8Array<ArrayBuffer>): TextFile {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    return binary.test(text) ? { ok: false, fault: 'not-text' } : { ok: true, text }
  } catch {
    const readable = new TextDecoder('latin1').decode(bytes)
    return { ok: false, fault: binary.test(readable) ? 'not-text' : 'encoding' }
  }
}

/**
 * The text of a file in UTF-8, or UTF-16 with a byte order mark; the mark is left out. For workers: a file may be
 * anything. A file of more than `maxBytes` is refused before it is read. Never rejects.
 */
export async function readTextFile(file: Blob, maxBytes: number): Promise<TextFile> {
  if (file.size > maxBytes) return { ok: false, fault: 'too-large' }
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    return { ok: false, fault: 'unreadable' }
  }
  return decode(new Uint8Array(bytes))
}
