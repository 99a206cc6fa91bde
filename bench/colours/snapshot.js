/**
 * Compares with the HSLuv project's snapshot of 4,096 colours: `node bench/colours/snapshot.js <snapshot-rev4.json>`,
 * the file being that of its repository. Compares RGB, relative luminance (Y of its XYZ) and the round trip through our formats.
 */
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { loadCore } from './load-core.js'

/** @import { Hex } from '../../src/tools/color-palette/core/colour/hex.ts' */

const file = process.argv[2]
if (file === undefined) throw new Error('Say where the snapshot is')
const { contrastRatio, formatColour, formats, parseColour, rgbOf } = await loadCore()

/** @typedef {readonly [number, number, number]} Triple */
const snapshot = /** @type {Readonly<Record<Hex, { readonly rgb: Triple, readonly xyz: Triple }>>} */ (
  JSON.parse(readFileSync(file, 'utf8'))
)
let [colours, rgbWrong, backWrong, farthest] = [0, 0, 0, 0]
for (const [key, { rgb, xyz }] of Object.entries(snapshot)) {
  const hex = /** @type {Hex} */ (key)
  colours += 1
  const ours = rgbOf(hex)
  if (rgb.some((share, index) => Math.abs(share - (ours[index] ?? 0) / 255) > 1e-9)) rgbWrong += 1
  // Contrast with black is (Y + 0.05) / 0.05.
  const luminance = contrastRatio(ours, [0, 0, 0]) * 0.05 - 0.05
  farthest = Math.max(farthest, Math.abs(luminance - xyz[1]))
  for (const format of formats)
    if (format !== 'cmyk' && parseColour(formatColour(hex, format))?.hex !== hex) backWrong += 1
}
console.log(
  `${colours} colours: ${rgbWrong} with another RGB, ${backWrong} that do not come back from a format;`,
)
console.log(`relative luminance differs by ${farthest.toExponential(1)} at most.`)
