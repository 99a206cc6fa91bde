/** Values of cells, row by row. */
export type Cells = { readonly columns: number; readonly rows: number; readonly values: Float32Array }

/** The largest value of the cells up to `radius` columns and rows away. */
export const dilate = (cells: Cells, radius: number): Cells => alongBoth(cells, radius, Math.max)

export const erode = (cells: Cells, radius: number): Cells => alongBoth(cells, radius, Math.min)

export const boxBlur = (cells: Cells, radius: number): Cells =>
  alongBoth(cells, radius, (a, b) => a + b, true)

type Combine = (a: number, b: number) => number

/** Combines the cells along rows, then along columns; outside of the picture there are none. */
const alongBoth = (cells: Cells, radius: number, combine: Combine, isMean = false): Cells =>
  transposed(alongRows(transposed(alongRows(cells, radius, combine, isMean)), radius, combine, isMean))

function alongRows(
  { columns, rows, values }: Cells,
  radius: number,
  combine: Combine,
  isMean = false,
): Cells {
  const combined = new Float32Array(values.length)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const from = row * columns + Math.max(0, column - radius)
      const to = row * columns + Math.min(columns, column + radius + 1)
      let value = values[from] as number
      for (let at = from + 1; at < to; at += 1) value = combine(value, values[at] as number)
      combined[row * columns + column] = isMean ? value / (to - from) : value
    }
  return { columns, rows, values: combined }
}

function transposed({ columns, rows, values }: Cells): Cells {
  const turned = new Float32Array(values.length)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      turned[column * rows + row] = values[row * columns + column] as number
  return { columns: rows, rows: columns, values: turned }
}
