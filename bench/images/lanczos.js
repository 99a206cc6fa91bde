/** Reference implementation: Lanczos with three lobes in double precision, on the stored (non-linear) values. */

/** @param {number} x */
const sinc = (x) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
/** @param {number} x */
const lobe = (x) => (Math.abs(x) < 3 ? sinc(x) * sinc(x / 3) : 0)

/** The samples and weights of each position of the result. @param {number} from @param {number} to */
function taps(from, to) {
  const scale = from / to
  return Array.from({ length: to }, (_, place) => {
    const centre = (place + 0.5) * scale - 0.5
    const [first, last] = [Math.ceil(centre - 3 * scale), Math.floor(centre + 3 * scale)]
    const found = []
    for (let at = first; at <= last; at += 1)
      found.push({ at: Math.min(from - 1, Math.max(0, at)), weight: lobe((at - centre) / scale) })
    const sum = found.reduce((total, { weight }) => total + weight, 0)
    return found.map(({ at, weight }) => ({ at, weight: weight / sum }))
  })
}

/** @param {ImageData} pixels @param {number} width @param {number} height */
export function lanczos({ data, width: fromWidth, height: fromHeight }, width, height) {
  const across = new Float64Array(width * fromHeight * 3)
  const [columns, rows] = [taps(fromWidth, width), taps(fromHeight, height)]
  for (let y = 0; y < fromHeight; y += 1)
    for (const [x, column] of columns.entries())
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0
        for (const { at, weight } of column) sum += weight * (data[(y * fromWidth + at) * 4 + channel] ?? 0)
        across[(y * width + x) * 3 + channel] = sum
      }
  const result = new ImageData(width, height)
  result.data.fill(255)
  for (const [y, row] of rows.entries())
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0
        for (const { at, weight } of row) sum += weight * (across[(at * width + x) * 3 + channel] ?? 0)
        result.data[(y * width + x) * 4 + channel] = Math.round(sum)
      }
  return result
}
