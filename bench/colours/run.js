/** Checks the colour palette's promises on many random colours: `node bench/colours/run.js`. */
import process from 'node:process'
import { hexOf, loadCore, randomFrom } from './load-core.js'

/** @import { Hex } from '../../src/tools/color-palette/core/colour/hex.ts' */

const core = await loadCore()
const { contrastRamp, contrastRatio, contrastTargets, differences, findSafePalette } = core
const { hueDistance, hueTolerance, oklchOf, paletteFromBase, rgbOf, safeDifference, seenBy } = core

/** User time of this process in milliseconds: other programs on the machine do not count. @param {() => void} work */
function cpu(work) {
  const before = process.cpuUsage().user
  work()
  return (process.cpuUsage().user - before) / 1000
}
const percent = (/** @type {number} */ part, /** @type {number} */ of) =>
  `${((part / of) * 100).toFixed(2)} %`

const colours = 10_000
console.log(`### Contrast guarantee, ${colours} random brand colours\n`)
console.log(
  '| least contrast | brands whose ten pairs all reach it, hue kept | pairs | lowest contrast | farthest hue |',
)
console.log('|--:|--:|--:|--:|--:|')
for (const target of contrastTargets) {
  const random = randomFrom(1)
  let [fitting, pairs, lowest, farthest] = [0, 0, 21, 0]
  for (let index = 0; index < colours; index += 1) {
    const brand = hexOf(Math.floor(random() * 2 ** 24))
    const { c, h } = oklchOf(brand)
    const { light, dark } = contrastRamp(brand, target)
    let fits = true
    for (const { background, text } of [...light, ...dark]) {
      const ratio = contrastRatio(rgbOf(text), rgbOf(background))
      pairs += 1
      lowest = Math.min(lowest, ratio)
      fits &&= ratio >= target
      for (const derived of [background, text]) {
        const found = oklchOf(derived)
        // Greys have no hue to preserve: base colours without chroma, and derived black and white.
        if (c < 0.004 || found.c < 0.002) continue
        const distance = hueDistance(found.h, h)
        farthest = Math.max(farthest, distance)
        fits &&= distance <= hueTolerance
      }
    }
    if (fits) fitting += 1
  }
  console.log(
    `| ${target} | ${percent(fitting, colours)} | ${pairs} | ${lowest.toFixed(4)} | ${farthest.toFixed(3)}° |`,
  )
}

const bases = 2000
console.log(`\n### Colour-blind-safe search, ${bases} random base colours\n`)
const random = randomFrom(2)
const bytes = (/** @type {number} */ count) =>
  Uint8Array.from({ length: count }, () => Math.floor(random() * 256))
/** @param {readonly Hex[]} palette */
function least(palette) {
  const seen = palette.map(seenBy)
  return Math.min(
    ...seen.flatMap((first, index) => seen.slice(index + 1).flatMap((second) => differences(first, second))),
  )
}
/** @type {number[]} */
const times = []
let [found, specified, lowest] = [0, 0, Number.POSITIVE_INFINITY]
for (let index = 0; index < bases; index += 1) {
  const base = hexOf(Math.floor(random() * 2 ** 24))
  /** @type {readonly Hex[] | undefined} */
  let palette
  times.push(
    cpu(() => {
      palette = findSafePalette([base], bytes)
    }),
  )
  if (palette?.length === 5 && palette[0] === base && least(palette) >= safeDifference) found += 1
  if (palette) lowest = Math.min(lowest, least(palette))
  if (least(paletteFromBase(base, 'specified', 'varied', bytes)) >= safeDifference) specified += 1
}
const [first = 0, ...rest] = times
rest.sort((a, b) => a - b)
console.log('| | |')
console.log('|---|--:|')
console.log(
  `| bases with a palette, the base in it, every pair at least ΔE00 ${safeDifference} | ${percent(found, bases)} |`,
)
console.log(`| the same of the specified rule's palettes | ${percent(specified, bases)} |`)
console.log(`| least ΔE00 of all palettes | ${lowest.toFixed(2)} |`)
console.log(`| CPU ms of the first search, which makes the candidates | ${first.toFixed(0)} |`)
console.log(
  `| CPU ms of the others: median, 95 %, longest | ${[0.5, 0.95, 1].map((share) => (rest[Math.min(rest.length - 1, Math.floor(rest.length * share))] ?? 0).toFixed(1)).join(', ')} |`,
)
