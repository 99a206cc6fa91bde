/** How many columns a tile takes in a grid of two columns and in one of four, and whether it is in the first two rows. */
export type TilePlace = {
  readonly ofTwo: 1 | 2
  readonly ofFour: 1 | 2 | 3 | 4
  readonly onTopOfTwo: boolean
  readonly onTopOfFour: boolean
}

/**
 * Places with which tiles fill every row, in the given order and in both grids: a wide tile that would not begin in an
 * odd column takes one column, and the last tile takes what is left of its row.
 *
 * @param isWide of each tile
 */
export function mosaic(isWide: readonly boolean[]): readonly TilePlace[] {
  let taken = 0
  return isWide.map((wide, index) => {
    const span = wide && taken % 2 === 0 ? 2 : 1
    const place = { onTopOfTwo: taken < 2 * 2, onTopOfFour: taken < 2 * 4 }
    taken += span
    if (index < isWide.length - 1) return { ofTwo: span, ofFour: span, ...place }
    const left = (4 - (taken % 4)) % 4
    return { ofTwo: taken % 2 === 0 ? span : 2, ofFour: (span + left) as TilePlace['ofFour'], ...place }
  })
}
