type Bits = {
  readonly width: number
  readonly height: number
  readonly rowBytes: number
  readonly bits: Uint8Array
}

/** The bits of a `BlackAndWhite` with every pixel turned that has the other colour than all of its eight neighbours; outside of the picture all is white. */
export function withoutSpecks({ width, height, rowBytes, bits }: Bits): Uint8Array<ArrayBuffer> {
  const cleaned = new Uint8Array(bits)
  const byteAt = (column: number, row: number) =>
    column < 0 || column >= rowBytes || row < 0 || row >= height
      ? 0
      : (bits[row * rowBytes + column] as number)
  // Eight pixels at once, with one more on either side, at the bits 9 to 0.
  const widened = (column: number, row: number) =>
    ((byteAt(column - 1, row) & 1) << 9) | (byteAt(column, row) << 1) | (byteAt(column + 1, row) >> 7)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < rowBytes; column += 1) {
      const [above, here, below] = [widened(column, row - 1), widened(column, row), widened(column, row + 1)]
      if ((here === 0 || here === 1023) && here === above && here === below) continue
      const [any, all] = [above | below, above & below]
      const blackAround = (any << 1) | any | (any >> 1) | (here << 1) | (here >> 1)
      const blackEverywhere = (all << 1) & all & (all >> 1) & (here << 1) & (here >> 1)
      cleaned[row * rowBytes + column] =
        (((here & blackAround) | blackEverywhere) >> 1) & 0xff & inside(column, width)
    }
  return cleaned
}

/** The bits of a byte that are pixels of the picture. */
const inside = (column: number, width: number) => 0xff & ~(0xff >> Math.min(8, width - column * 8))
