import type { Coverage, Face } from '../../core/text/east-asian.ts'

/**
 * Two-byte encodings that cover the Han characters of a country: GB 2312, Big5, JIS X 0208, KS X 1001. `rows` are
 * ranges of the first bytes of these characters (Encoding Standard, indexes). They leave out extensions, except the
 * few that ETEN added to rows of Big5, such as 碁.
 */
const encodings: Readonly<
  Record<Face, { readonly label: string; readonly rows: readonly [number, number][] }>
> = {
  sc: { label: 'gbk', rows: [[0xb0, 0xf7]] },
  tc: {
    label: 'big5',
    rows: [
      [0xa4, 0xc6],
      [0xc9, 0xf9],
    ],
  },
  jp: { label: 'euc-jp', rows: [[0xb0, 0xf4]] },
  kr: { label: 'euc-kr', rows: [[0xca, 0xfd]] },
}

const sets = new Map<Face, ReadonlySet<string>>()

/** Decoded once with the browser's own tables, which need not be shipped. */
function setOf(face: Face): ReadonlySet<string> {
  const before = sets.get(face)
  if (before) return before
  const { label, rows } = encodings[face]
  const bytes: number[] = []
  // Of these sets only Big5 has second bytes below 0xa1. The line feed after each pair resynchronises the decoder after
  // an unassigned one.
  const lowest = face === 'tc' ? 0x40 : 0xa1
  for (const [from, to] of rows)
    for (let row = from; row <= to; row += 1)
      for (let cell = lowest; cell <= 0xfe; cell += 1)
        if (cell < 0x7f || cell > 0xa0) bytes.push(row, cell, 0x0a)
  const set = new Set(new TextDecoder(label).decode(Uint8Array.from(bytes)).match(/\p{Script=Han}/gu))
  sets.set(face, set)
  return set
}

/** Whether a country's character set has all of these Han characters. */
export const nationalSetCovers: Coverage = (face, han) => {
  const set = setOf(face)
  return han.every((character) => set.has(character))
}
