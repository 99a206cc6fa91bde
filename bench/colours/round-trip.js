/**
 * Formats every sRGB colour in every format and parses it again: `node bench/colours/round-trip.js [formats]`.
 * All 16,777,216 colours in all formats take about nine minutes on one processor.
 */
import process from 'node:process'
import { hexOf, loadCore } from './load-core.js'

/** @import { Format } from '../../src/tools/color-palette/core/colour/formats.ts' */

const { formatColour, formats, parseColour } = await loadCore()
const named = process.argv.slice(2)
/** @param {string} name @returns {name is Format} */
const isFormat = (name) => formats.some((format) => format === name)
const unknown = named.filter((name) => !isFormat(name))
if (unknown.length > 0) throw new Error(`No format is named ${unknown.join(', ')}: ${formats.join(', ')}`)
const chosen = named.length > 0 ? named.filter(isFormat) : formats
const count = 2 ** 24

console.log('| format | colours | other colour comes back | first of them | CPU s |')
console.log('|---|--:|--:|---|--:|')
for (const format of chosen) {
  const before = process.cpuUsage().user
  let lost = 0
  let first = ''
  for (let value = 0; value < count; value += 1) {
    const hex = hexOf(value)
    const text = formatColour(hex, format)
    // The naive CMYK is not a CSS colour and not parsed; the page says that it is not exact.
    const found = format === 'cmyk' ? readCmyk(text) : parseColour(text)?.hex
    if (found === hex) continue
    lost += 1
    first ||= `${hex} as ${text}`
  }
  const seconds = (process.cpuUsage().user - before) / 1e6
  console.log(`| ${format} | ${count} | ${lost} | ${first || 'none'} | ${seconds.toFixed(0)} |`)
}

/** @param {string} text as `cmyk(76% 47% 0% 4%)` */
function readCmyk(text) {
  const [c = 0, m = 0, y = 0, k = 0] = (text.match(/\d+/g) ?? []).map((percent) => Number(percent) / 100)
  const [r = 0, g = 0, b = 0] = [c, m, y].map((ink) => Math.round(255 * (1 - ink) * (1 - k)))
  return hexOf((r << 16) | (g << 8) | b)
}
