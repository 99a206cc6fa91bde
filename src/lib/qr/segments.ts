import { codePointLength, utf8Length } from '../text/utf8-length.ts'

/** The modes of ISO/IEC 18004 that are used; text beyond digits and capitals is UTF-8 in byte mode. */
export type Mode = 'numeric' | 'alphanumeric' | 'byte'

export type Segment = { readonly mode: Mode; readonly text: string }

const modes = ['numeric', 'alphanumeric', 'byte'] as const

/** Mode indicators (table 2). */
export const indicators: Readonly<Record<Mode, number>> = { numeric: 1, alphanumeric: 2, byte: 4 }

/** The 45 characters of alphanumeric mode in the order of their values (table 5). */
export const alphanumeric = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Bits of the character count for versions 1–9, 10–26 and 27–40 (table 3). */
const countBits: Readonly<Record<Mode, readonly [number, number, number]>> = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16],
}

export const countLength = (mode: Mode, version: number): number =>
  countBits[mode][version < 10 ? 0 : version < 27 ? 1 : 2]

/** Sixths of a bit, rounded up to whole bits. */
const wholeBits = (sixths: number): number => Math.ceil(sixths / 6) * 6

const isAlphanumeric = new Uint8Array(128)
for (const character of alphanumeric) isAlphanumeric[character.charCodeAt(0)] = 1

/**
 * The segments that take the fewest bits in versions with the count lengths of `version`: dynamic programming over
 * the text's characters, with costs in sixths of a bit, since a digit takes 10/3 bits and an alphanumeric character
 * 11/2. After nayuki, "Optimal text segmentation for QR Codes". Well-formed text only.
 */
export function segment(text: string, version: number): readonly Segment[] {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const heads = modes.map((mode) => (4 + countLength(mode, version)) * 6)
  const [headN = 0, headA = 0, headB = 0] = heads
  /** For every character and mode it ends in, the mode before it. */
  const from = new Uint8Array(codes.length * 3)
  let [n, a, b] = [headN, headA, headB]
  codes.forEach((code, index) => {
    const digit = code >= 48 && code <= 57
    const toN = digit ? n + 20 : Number.POSITIVE_INFINITY
    const toA = code < 128 && isAlphanumeric[code] === 1 ? a + 33 : Number.POSITIVE_INFINITY
    const toB = b + codePointLength(code) * 48
    // A segment that ends here is rounded up to whole bits before another begins.
    const [uN, uA, uB] = [wholeBits(toN), wholeBits(toA), wholeBits(toB)]
    const at = index * 3
    n = Math.min(toN, uA + headN, uB + headN)
    a = Math.min(toA, uN + headA, uB + headA)
    b = Math.min(toB, uN + headB, uA + headB)
    from[at] = n === toN ? 0 : n === uA + headN ? 1 : 2
    from[at + 1] = a === toA ? 1 : a === uN + headA ? 0 : 2
    from[at + 2] = b === toB ? 2 : b === uN + headB ? 0 : 1
  })
  return trace(codes, from, n <= a && n <= b ? 0 : a <= b ? 1 : 2)
}

/** Backtracks along the cheapest path; `state` is the mode after the last character. */
function trace(codes: readonly number[], from: Uint8Array, last: number): readonly Segment[] {
  const chosen = new Uint8Array(codes.length)
  let state = last
  for (let index = codes.length - 1; index >= 0; index -= 1) {
    state = from[index * 3 + state] ?? 2
    chosen[index] = state
  }
  const segments: { mode: Mode; text: string }[] = []
  let current: { mode: Mode; text: string } | undefined
  codes.forEach((code, index) => {
    const mode = modes[chosen[index] ?? 2] ?? 'byte'
    if (current?.mode !== mode) {
      current = { mode, text: '' }
      segments.push(current)
    }
    current.text += String.fromCodePoint(code)
  })
  return segments
}

/** Bits of segments with their heads, or infinity when a count does not fit its field. */
export function bitLength(segments: readonly Segment[], version: number): number {
  let bits = 0
  for (const { mode, text } of segments) {
    const count = characterCount(mode, text)
    const length = countLength(mode, version)
    if (count >= 2 ** length) return Number.POSITIVE_INFINITY
    bits += 4 + length + dataBits(mode, count)
  }
  return bits
}

/** The value of the count field: characters, or bytes in byte mode. */
export function characterCount(mode: Mode, text: string): number {
  return mode === 'byte' ? utf8Length(text) : text.length
}

function dataBits(mode: Mode, count: number): number {
  switch (mode) {
    case 'numeric':
      return Math.floor(count / 3) * 10 + (count % 3 === 0 ? 0 : (count % 3) * 3 + 1)
    case 'alphanumeric':
      return Math.floor(count / 2) * 11 + (count % 2) * 6
    case 'byte':
      return count * 8
  }
}
