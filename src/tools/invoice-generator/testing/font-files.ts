import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { neededSlices, packageOf } from '../core/slices.ts'
import type { FontFile } from '../core/worker-messages.ts'

/** The fonts that texts need, from the package, as a page hands them to the worker. */
export function fontFiles(texts: readonly string[]): FontFile[] {
  return neededSlices(texts).flatMap((slice) =>
    [false, true].map((bold): FontFile => {
      const name = packageOf(slice)
      const path = `@fontsource/${name}/files/${name}-${slice}-${bold ? 700 : 400}-normal.woff`
      const file = readFileSync(fileURLToPath(import.meta.resolve(path)))
      return { slice, bold, bytes: new Uint8Array(file).buffer }
    }),
  )
}
