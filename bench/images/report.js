/** Tables of the measurements. */

import { runs } from './speed.js'

/** @typedef {import('./compare.js').Compared} Compared */
/** @typedef {{ bytes: number, score: number }} Point */
/** @typedef {'ours' | 'squoosh' | 'jpegliHalved' | 'jpegliFull'} Candidate */

const scores = [50, 60, 70, 80, 85, 88, 90]

/** @param {string[][]} rows the first row is the head */
function table(rows) {
  const [head = [], ...body] = rows
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}

/** @param {readonly number[]} values */
const geometricMean = (values) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)

/** Bytes at a score, by interpolation of their logarithms; NaN outside the measured range. @param {readonly Point[]} points @param {number} score */
function bytesAt(points, score) {
  const sorted = points.toSorted((a, b) => a.score - b.score)
  const index = sorted.findIndex((point) => point.score >= score)
  const [below, above] = [sorted[index - 1], sorted[index]]
  if (!below || !above) return Number.NaN
  const share = (score - below.score) / (above.score - below.score)
  return Math.exp(Math.log(below.bytes) + share * Math.log(above.bytes / below.bytes))
}

const fixed = (/** @type {number} */ value, digits = 3) =>
  Number.isFinite(value) ? value.toFixed(digits) : '–'

/** All results of a candidate for a photograph; of ours also those by target size and quality preset. @param {Compared} one @param {Candidate} candidate */
const pointsOf = (one, candidate) =>
  candidate === 'ours'
    ? [...one.ours, ...[...one.sizes, ...one.looks].map(({ ours }) => ours)]
    : one[candidate]

/** @param {readonly Compared[]} compared @param {Candidate} candidate @param {number} score */
function ratios(compared, candidate, score) {
  return compared
    .map((each) => bytesAt(pointsOf(each, candidate), score) / bytesAt(each.canvas, score))
    .filter(Number.isFinite)
}

/** @param {readonly Compared[]} compared */
export function quality(compared) {
  const rows = [['SSIMULACRA2', ...scores.map(String)]]
  for (const [candidate, name] of /** @type {const} */ ([
    ['ours', '**ours**'],
    ['squoosh', 'Squoosh and @jsquash/jpeg, as they come'],
    ['jpegliHalved', 'jpegli alone, chroma 4:2:0'],
    ['jpegliFull', 'jpegli alone, chroma 4:4:4'],
  ])) {
    const all = scores.map((score) => ratios(compared, candidate, score))
    rows.push([name, ...all.map((values) => (values.length > 0 ? fixed(geometricMean(values)) : '–'))])
    rows.push(['… largest', ...all.map((values) => (values.length > 0 ? fixed(Math.max(...values)) : '–'))])
    rows.push(['… photographs', ...all.map((values) => String(values.length))])
  }
  const same = compared.every(({ peers, canvas }) =>
    [peers.compressorjs, peers.bic].every(
      ({ bytes }) => bytes === canvas.find(({ quality }) => quality === 0.8)?.bytes,
    ),
  )
  return [
    '### Bytes at an equal look, as a share of the canvas',
    table(rows),
    `compressorjs and browser-image-compression made files of ${same ? 'exactly' : 'NOT exactly'} the bytes of the canvas.`,
    byNumber(compared),
  ].join('\n\n')
}

/** At the same number of the quality slider. @param {readonly Compared[]} compared */
function byNumber(compared) {
  const rows = [
    ['quality', 'canvas SSIMULACRA2', 'ours less canvas', 'worst', 'bytes, ours/canvas', 'largest'],
  ]
  for (const { quality: number } of compared[0]?.ours ?? []) {
    const pairs = compared.flatMap(({ ours, canvas }) => {
      const [a, b] = [ours.find(at(number)), canvas.find(at(number))]
      return a && b ? [{ ours: a, canvas: b }] : []
    })
    const mean = (/** @type {number[]} */ values) => values.reduce((a, b) => a + b, 0) / values.length
    const differences = pairs.map(({ ours, canvas }) => ours.score - canvas.score)
    const shares = pairs.map(({ ours, canvas }) => ours.bytes / canvas.bytes)
    rows.push([
      String(number),
      fixed(mean(pairs.map(({ canvas }) => canvas.score)), 1),
      fixed(mean(differences), 1),
      fixed(Math.min(...differences), 1),
      fixed(geometricMean(shares)),
      fixed(Math.max(...shares)),
    ])
  }
  return ['### The same number of the quality slider', table(rows), nearTheTop(compared)].join('\n\n')
}

/** Bytes of quality presets relative to the canvas at the same score. @param {readonly Compared[]} compared */
function nearTheTop(compared) {
  const shares = compared
    .flatMap(({ looks, canvas }) =>
      looks.filter(({ look }) => look === 'same').map(({ ours }) => ours.bytes / bytesAt(canvas, ours.score)),
    )
    .filter(Number.isFinite)
  return `For the look "the same" (scores of about 88 to 91): ${fixed(geometricMean(shares))} of the canvas's bytes at the score that came out, ${fixed(Math.max(...shares))} at most, on ${shares.length} photographs.`
}

const at =
  (/** @type {number} */ number) =>
  (/** @type {{ quality: number }} */ { quality }) =>
    quality === number

/** @param {readonly Compared[]} compared @param {readonly import('./speed.js').Speed[]} speed */
export function rest(compared, speed) {
  return [sizes(compared), looks(compared), pngs(compared), scaling(compared), speeds(speed)].join('\n\n')
}

/** @param {readonly Compared[]} compared */
function sizes(compared) {
  const all = compared.flatMap((each) => each.sizes)
  const row = (/** @type {string} */ name, /** @type {'ours' | 'bic'} */ candidate) => {
    const fills = all.map((each) => each[candidate].bytes / each.target)
    const scored = all.map((each) => each[candidate].score).filter(Number.isFinite)
    const encodes = candidate === 'ours' ? all.map(({ ours }) => ours.encodes) : []
    return [
      name,
      `${fixed(100 * Math.min(...fills), 1)} – ${fixed(100 * Math.max(...fills), 1)}`,
      String(fills.filter((fill) => fill > 1).length),
      String(all.length - scored.length),
      scored.length > 0 ? fixed(scored.reduce((a, b) => a + b, 0) / scored.length, 1) : '–',
      encodes.length > 0 ? `${Math.min(...encodes)} – ${Math.max(...encodes)}` : 'up to 10',
    ]
  }
  return [
    `### A wanted file size, ${all.length} tries`,
    table([
      ['candidate', '% filled', 'over', 'with fewer pixels', 'mean SSIMULACRA2 of full pixels', 'encodes'],
      row('**ours**', 'ours'),
      row('browser-image-compression', 'bic'),
    ]),
  ].join('\n\n')
}

/** @param {readonly Compared[]} compared */
function looks(compared) {
  const rows = [['look', 'lowest', 'mean', 'highest']]
  for (const { look } of compared[0]?.looks ?? []) {
    const found = compared.flatMap((each) =>
      each.looks.filter((one) => one.look === look).map(({ ours }) => ours.score),
    )
    rows.push([
      look,
      fixed(Math.min(...found), 1),
      fixed(found.reduce((a, b) => a + b, 0) / found.length, 1),
      fixed(Math.max(...found), 1),
    ])
  }
  return ['### A wanted look: the SSIMULACRA2 that comes out', table(rows)].join('\n\n')
}

/** @param {readonly Compared[]} compared */
function pngs(compared) {
  const shares = compared.map(({ png }) => png.ours / png.canvas)
  const changed = compared.reduce((sum, { png }) => sum + png.changed, 0)
  return [
    '### JPG to PNG',
    `Bytes as a share of the canvas's PNG: ${fixed(geometricMean(shares))} (${fixed(Math.min(...shares))} – ${fixed(Math.max(...shares))}). Pixels changed, all photographs together: ${changed}.`,
  ].join('\n\n')
}

/** @param {readonly Compared[]} compared */
function scaling(compared) {
  const mean = (/** @type {'canvas' | 'ours' | 'coderAlone'} */ key) =>
    fixed(compared.reduce((sum, { scaled }) => sum + scaled[key], 0) / compared.length, 1)
  return [
    '### Scaled to a third, against Lanczos in double precision',
    `SSIMULACRA2: ours ${mean('ours')}, of which the JPEG coder alone costs down to ${mean('coderAlone')}; the canvas's best scaling ${mean('canvas')} without any coder.`,
  ].join('\n\n')
}

/** @param {readonly import('./speed.js').Speed[]} speed */
function speeds(speed) {
  const pixels = 4032 * 3024
  const names = new Map([
    ['oursFast', '**ours, shown at once**'],
    ['ours', '**ours, the smaller one**'],
    ['oursFitted', '**ours, fitted into 1920 × 1080**'],
    ['oursLossless', '**ours, lossless**'],
    ['bic', 'browser-image-compression'],
  ])
  return [
    `### A photograph of 12 megapixels, quality 0.8 (medians of ${runs} runs)`,
    table([
      ['candidate', 'CPU s a photo', 'memory, bytes a pixel', "page's longest task, ms", 'bytes'],
      ...speed.map(({ candidate, turned, photos, cpu, peak, longestTask, bytes }) => [
        `${names.get(candidate) ?? candidate}${turned ? ', turned by its EXIF data' : ''}${photos > 1 ? `, ${photos} in a row` : ''}`,
        fixed(cpu, 2),
        fixed(peak / pixels, 1),
        fixed(longestTask, 0),
        String(bytes),
      ]),
    ]),
  ].join('\n\n')
}
