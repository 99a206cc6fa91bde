/**
 * Turns rows of differences to the sample on the left into samples (TIFF 6.0, section 14). A row has samples of
 * `byteLength` bytes; `step` is the distance of two samples of the same kind, in samples.
 */
export function addDifferences(
  rows: Uint8Array,
  rowLength: number,
  {
    byteLength,
    step,
    little,
  }: { readonly byteLength: 1 | 2; readonly step: number; readonly little: boolean },
): void {
  const high = little ? 1 : 0
  for (let start = 0; start < rows.length; start += rowLength) {
    const end = Math.min(rows.length, start + rowLength)
    if (byteLength === 1)
      for (let at = start + step; at < end; at += 1) rows[at] = (rows[at] ?? 0) + (rows[at - step] ?? 0)
    else
      for (let at = start + step * 2; at + 1 < end; at += 2) {
        const left = at - step * 2
        const low = (rows[at + 1 - high] ?? 0) + (rows[left + 1 - high] ?? 0)
        rows[at + 1 - high] = low
        rows[at + high] = (rows[at + high] ?? 0) + (rows[left + high] ?? 0) + (low >> 8)
      }
  }
}
