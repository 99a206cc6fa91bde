import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { subsetsWith } from '../core/text/east-asian.ts'
import { type FontSubset, hasBold, neededSubsets, packageOf } from '../core/text/font-subsets.ts'
import type { FontFile, WantedFonts } from '../core/worker-messages.ts'

const read = (path: string) => readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${path}`)))
const bytesOf = (path: string) => new Uint8Array(read(path)).buffer

/** Font subsets from their packages, as a page sends them to the worker. */
const subsetFiles = (subsets: readonly FontSubset[]): FontFile[] =>
  subsets.flatMap((subset) =>
    (hasBold(subset) ? [false, true] : [false]).map((bold): FontFile => {
      const name = packageOf(subset)
      const path = `${name}/files/${name}-${subset}-${bold ? 700 : 400}-normal.woff`
      return { subset, bold, bytes: bytesOf(path) }
    }),
  )

/** The fonts that these texts need. */
export const fontFiles = (texts: readonly string[]): FontFile[] => subsetFiles(neededSubsets(texts))

/** A page's response to a worker's request for fonts, with every file available. */
export function wantedFonts({ subsets, characters, faces }: WantedFonts): FontFile[] {
  const files = subsetFiles(subsets)
  let rest = characters
  for (const face of faces) {
    if (rest.length === 0) break
    const name = `noto-sans-${face}`
    const found = subsetsWith(JSON.parse(read(`${name}/unicode.json`).toString()), rest)
    for (const subset of found.keys()) {
      const bytes = bytesOf(`${name}/files/${name}-${subset}-400-normal.woff`)
      files.push({ subset: `${face}-${subset}`, bold: false, bytes })
    }
    rest = rest.filter((character) => ![...found.values()].flat().includes(character))
  }
  return files
}
