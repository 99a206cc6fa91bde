import { transferNeedsEci } from '../../../../lib/money/payment/epc-transfer.ts'
import { utf8 } from '../../../../lib/qr/utf8.ts'
import type { Kind } from './kinds.ts'

/**
 * Whether the UTF-8 bytes of a text beyond ASCII are also well-formed Shift_JIS (JIS X 0208, annex 1). Without ECI
 * readers must guess the encoding, and those that try Shift_JIS first show kanji for `ü`.
 */
export function looksLikeShiftJis(text: string): boolean {
  const bytes = Array.from(text.toWellFormed(), (character) => utf8(character.codePointAt(0) ?? 0)).flat()
  let beyondAscii = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    beyondAscii = true
    // Half-width katakana take one byte.
    if (byte >= 0xa1 && byte <= 0xdf) continue
    if (byte === 0x80 || byte === 0xa0 || byte > 0xfc) return false
    at += 1
    const second = bytes[at] ?? 0
    if (second < 0x40 || second === 0x7f || second > 0xfc) return false
  }
  return beyondAscii
}

/** Whether a code declares UTF-8 by ECI: on request, when its bytes could be Shift_JIS, and in transfers beyond ASCII. */
export function needsUtf8Eci(kind: Kind, text: string, always: boolean): boolean {
  if (always) return true
  return kind === 'payment' ? transferNeedsEci(text) : looksLikeShiftJis(text)
}
