/** Bytes of a file, from `start` (inclusive) to `end` (exclusive). */
export type ByteRange = { readonly start: number; readonly end: number }

/** `whole` without `cuts`, which must lie within it, in ascending order and without overlap. */
export function excludeRange(whole: ByteRange, cuts: readonly ByteRange[]): ByteRange[] {
  const remaining: ByteRange[] = []
  let start = whole.start
  for (const cut of cuts) {
    if (cut.start > start) remaining.push({ start, end: cut.start })
    start = Math.max(start, cut.end)
  }
  if (whole.end > start) remaining.push({ start, end: whole.end })
  return remaining
}
