/** @param {readonly number[]} numbers */
export function middle(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** @typedef {import('./drive.js').Result} Result */
/** @typedef {import('./meter.js').Measurement} Measurement */

/** The median of each measure. @param {readonly Result[]} results */
export function median(results) {
  /** @param {'ready' | 'saved'} stage @param {(measurement: Measurement) => number} pick */
  const of = (stage, pick) => middle(results.map((result) => pick(result[stage])))
  /** @param {'ready' | 'saved'} stage */
  const stage = (stage) => ({
    cpu: of(stage, ({ cpu }) => cpu),
    wall: of(stage, ({ wall }) => wall),
    renderers: of(stage, ({ peak }) => peak.renderers),
    all: of(stage, ({ peak }) => peak.all),
  })
  const [first] = results
  if (first === undefined) throw new Error('nothing was measured')
  return {
    ready: stage('ready'),
    saved: stage('saved'),
    bytes: first.bytes,
    pages: first.pages,
    identical: results.every(({ identical }) => identical),
    exif: results.some(({ exif }) => exif),
  }
}
