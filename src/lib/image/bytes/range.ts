/** Bytes of a file: from `start` up to, not including, `end`. */
export type ByteRange = { readonly start: number; readonly end: number }

/** What is left of `whole` without `cuts`, which lie within it, in order and apart. */
export function excludeRange(whole: ByteRange, cuts: readonly ByteRange[]): ByteRange[] {
  const kept: ByteRange[] = []
  let start = whole.start
  for (const cut of cuts) {
    if (cut.start > start) kept.push({ start, end: cut.start })
    start = Math.max(start, cut.end)
  }
  if (whole.end > start) kept.push({ start, end: whole.end })
  return kept
}
