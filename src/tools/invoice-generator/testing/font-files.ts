import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { neededSlices, packageOf, type SliceName } from '../core/slices.ts'
import type { FontFile } from '../core/worker-messages.ts'

/** Slices from their packages, as a page hands them to the worker. */
export const slicesOfFonts = (slices: readonly SliceName[]): FontFile[] =>
  slices.flatMap((slice) =>
    [false, true].map((bold): FontFile => {
      const name = packageOf(slice)
      const path = `@fontsource/${name}/files/${name}-${slice}-${bold ? 700 : 400}-normal.woff`
      const file = readFileSync(fileURLToPath(import.meta.resolve(path)))
      return { slice, bold, bytes: new Uint8Array(file).buffer }
    }),
  )

/** The fonts that texts need. */
export const fontFiles = (texts: readonly string[]): FontFile[] => slicesOfFonts(neededSlices(texts))
