/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Of two builds, as text: `was → is` where they differ. @param {string | undefined} was @param {string} is */
export const pair = (was, is) => (was === undefined || was === is ? is : `${was} → ${is}`)

/** @param {number} bytes */
export const kb = (bytes) => (bytes / 1000).toFixed(1)
