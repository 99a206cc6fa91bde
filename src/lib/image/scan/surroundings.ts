import type { GrayPixels } from './gray.ts'

/**
 * Returns a function that tells of every pixel of a row the mean and the standard deviation of the pixels up to `radius`
 * columns and rows away that the picture has. Rows are asked for in order, from 0; a row costs the same for every radius:
 * sums of columns are kept, in place of an integral image of the whole picture.
 */
export function surroundings(
  { width, height, data }: GrayPixels,
  radius: number,
): (y: number, tell: (x: number, mean: number, deviation: number) => void) => void {
  const sums = new Float64Array(width)
  const squares = new Float64Array(width)
  const count = (row: number, sign: 1 | -1) => {
    if (row < 0 || row >= height) return
    for (let x = 0, at = row * width; x < width; x += 1, at += 1) {
      const value = data[at] as number
      sums[x] = (sums[x] as number) + sign * value
      squares[x] = (squares[x] as number) + sign * value * value
    }
  }
  for (let row = 0; row < radius; row += 1) count(row, 1)
  return (y, tell) => {
    count(y + radius, 1)
    count(y - radius - 1, -1)
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1
    let [sum, square] = [0, 0]
    for (let x = 0; x < Math.min(width, radius); x += 1) {
      sum += sums[x] as number
      square += squares[x] as number
    }
    for (let x = 0; x < width; x += 1) {
      const [entering, leaving] = [x + radius, x - radius - 1]
      if (entering < width) {
        sum += sums[entering] as number
        square += squares[entering] as number
      }
      if (leaving >= 0) {
        sum -= sums[leaving] as number
        square -= squares[leaving] as number
      }
      const pixels = rows * (Math.min(width - 1, entering) - Math.max(0, x - radius) + 1)
      const mean = sum / pixels
      tell(x, mean, Math.sqrt(Math.max(0, square / pixels - mean * mean)))
    }
  }
}
