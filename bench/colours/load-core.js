import { join } from 'node:path'
import { build } from 'vite'

/** @import { Hex } from '../../src/tools/color-palette/core/colour/hex.ts' */

/** The tool's own code, bundled for Node.js. @returns {Promise<typeof import('./entry.js').core>} */
export async function loadCore() {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'entry.js', outDir: 'out', minify: false },
  })
  const { core } = await import(join(import.meta.dirname, 'out/entry.js'))
  return core
}

/** A deterministic random generator from 0 to below 1 (mulberry32). @param {number} seed */
export function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @param {number} value @returns {Hex} */
export const hexOf = (value) => `#${value.toString(16).padStart(6, '0')}`
