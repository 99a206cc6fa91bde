import type { Manifest } from 'vite'
import { closure } from './chunks.ts'

/** The classes for which a style sheet has rules. */
export const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name))

/** The classes of a page's elements. */
export const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

const stylesOf = (manifest: Manifest, keys: Iterable<string>): Set<string> =>
  new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))

/** All style sheets. A chunk's own come after those of its imports, whose rules they may override. */
function inOrder(manifest: Manifest): string[] {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
    for (const file of manifest[key]?.css ?? []) styles.add(file)
  }
  for (const key of Object.keys(manifest)) visit(key)
  return [...styles]
}

/** The style sheets whose rules one may override, as paths: those of what its chunks import. */
export function styleImports(manifest: Manifest): (path: string) => ReadonlySet<string> {
  const imports = new Map<string, Set<string>>()
  for (const [key, { css = [] }] of Object.entries(manifest))
    for (const file of css) {
      const path = `/${file}`
      const found = imports.get(path) ?? new Set()
      for (const each of stylesOf(manifest, closure(manifest, [key]))) found.add(`/${each}`)
      found.delete(path)
      imports.set(path, found)
    }
  return (path) => imports.get(path) ?? new Set()
}

/**
 * Lists the style sheets of a page, as paths, except those of `entry`, which the template links: those of its `modules`
 * with all their imports, and those of parts that are prerendered and loaded later, found by the classes in its markup.
 * `read` returns the text of a built file.
 */
export function pageStyles(
  manifest: Manifest,
  entry: string,
  read: (file: string) => string,
): (page: { readonly html: string; readonly modules: readonly string[] }) => string[] {
  const present = stylesOf(manifest, closure(manifest, [entry]))
  const sheets = inOrder(manifest)
  /** The style sheet of each class. What several compose from is in the sheets of all of them: the first will do. */
  const sheetOf = new Map<string, string>()
  for (const file of sheets)
    for (const name of classesIn(read(file))) if (!sheetOf.has(name)) sheetOf.set(name, file)
  return ({ html, modules }) => {
    const needed = stylesOf(manifest, closure(manifest, modules))
    for (const name of classesOf(html)) needed.add(sheetOf.get(name) ?? '')
    return sheets.filter((file) => needed.has(file) && !present.has(file)).map((file) => `/${file}`)
  }
}
