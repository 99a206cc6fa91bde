/**
 * Unpacks PackBits data (TIFF 6.0, section 9) into `into`, and drops what goes beyond it. Returns how many bytes it
 * filled, fewer than it has when the data end before.
 */
export function unpackBits(packed: Uint8Array, into: Uint8Array): number {
  let from = 0
  let to = 0
  while (from < packed.length && to < into.length) {
    const head = packed[from] ?? 0
    from += 1
    if (head < 128) {
      const literal = packed.subarray(from, from + Math.min(head + 1, into.length - to))
      into.set(literal, to)
      from += head + 1
      to += literal.length
    } else if (head > 128 && from < packed.length) {
      const end = Math.min(into.length, to + 257 - head)
      into.fill(packed[from] ?? 0, to, end)
      from += 1
      to = end
    }
  }
  return to
}
