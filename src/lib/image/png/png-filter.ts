/** Filter types to try: none, sub, up and Paeth (ISO/IEC 15948, table 9.1). */
const filterTypes = [0, 1, 2, 4] as const

/**
 * Applies PNG's row filters, for each row the one with the smallest sum of absolute differences (ISO/IEC 15948, 12.7), so
 * that the rows deflate well. `rows` holds whole rows of `rowLength` bytes, `pixelLength` is in bytes too; `above` is the
 * row before the first one (zeros at the top) and is set to the last row. Returns rows of `rowLength + 1` bytes.
 */
export function filterRows(
  rows: Uint8Array,
  rowLength: number,
  pixelLength: number,
  above: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const count = rows.length / rowLength
  const filtered = new Uint8Array(count * (rowLength + 1))
  const trial = new Uint8Array(rowLength + 1)
  for (let index = 0; index < count; index += 1) {
    const row = rows.subarray(index * rowLength, (index + 1) * rowLength)
    let smallest = Number.POSITIVE_INFINITY
    for (const type of filterTypes) {
      const sum = filterRow(type, row, above, pixelLength, trial)
      if (sum < smallest) {
        smallest = sum
        filtered.set(trial, index * (rowLength + 1))
      }
    }
    above.set(row)
  }
  return filtered
}

/** Writes the filter type and the filtered row to `into`; returns the sum of the absolute values of its signed bytes. */
function filterRow(type: number, row: Uint8Array, above: Uint8Array, pixelLength: number, into: Uint8Array) {
  let sum = 0
  into[0] = type
  for (let at = 0; at < row.length; at += 1) {
    const left = at < pixelLength ? 0 : (row[at - pixelLength] ?? 0)
    const up = above[at] ?? 0
    let predicted = 0
    if (type === 1) predicted = left
    else if (type === 2) predicted = up
    else if (type === 4) predicted = paeth(left, up, at < pixelLength ? 0 : (above[at - pixelLength] ?? 0))
    const difference = ((row[at] ?? 0) - predicted) & 0xff
    into[at + 1] = difference
    sum += difference < 128 ? difference : 256 - difference
  }
  return sum
}

export function paeth(left: number, up: number, upLeft: number): number {
  const toLeft = Math.abs(up - upLeft)
  const toUp = Math.abs(left - upLeft)
  const toUpLeft = Math.abs(left + up - 2 * upLeft)
  if (toLeft <= toUp && toLeft <= toUpLeft) return left
  return toUp <= toUpLeft ? up : upLeft
}
