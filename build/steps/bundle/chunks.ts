import type { Manifest } from 'vite'

function collect(manifest: Manifest, key: string, seen: Set<string>): void {
  if (seen.has(key)) return
  const chunk = manifest[key]
  if (chunk === undefined)
    throw new Error(
      `${key} is not a chunk of its own: a module that a page names must be loaded with import('…') somewhere.`,
    )
  seen.add(key)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, seen)
}

const closure = (manifest: Manifest, keys: readonly string[]): Set<string> => {
  const seen = new Set<string>()
  for (const key of keys) collect(manifest, key, seen)
  return seen
}

/**
 * Paths of the scripts of a page with `modules`, with all their imports, except those of `entry`, which the template
 * links.
 */
export function pageScripts(manifest: Manifest, entry: string, modules: readonly string[]): string[] {
  const present = closure(manifest, [entry])
  const needed = [...closure(manifest, modules)].filter((key) => !present.has(key))
  return [...new Set(needed.flatMap((key) => manifest[key]?.file ?? []))].map((file) => `/${file}`)
}

/** All chunks, each after those that it imports, the entry's first: the order in which styles may override others. */
function inOrder(manifest: Manifest, entry: string): string[] {
  const seen = new Set<string>()
  const sorted: string[] = []
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
    sorted.push(key)
  }
  for (const key of [entry, ...Object.keys(manifest)]) visit(key)
  return sorted
}

const classOfSelector = /\.((?:[\w-]|\\.)+)/g
const classesOf = (css: string): readonly string[] =>
  [...css.matchAll(classOfSelector)].map(([, name = '']) => name.replaceAll('\\', ''))
const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

/**
 * Paths of the stylesheets of a page with `modules`, in order, besides those of `entry`, which the template links: those
 * of its scripts and those of what its markup shows before a script is loaded. `css` is the text of each stylesheet.
 */
export function pageStyles(
  manifest: Manifest,
  entry: string,
  { modules, html }: { readonly modules: readonly string[]; readonly html: string },
  css: ReadonlyMap<string, string>,
): string[] {
  const linked = new Set([...closure(manifest, [entry])].flatMap((key) => manifest[key]?.css ?? []))
  const scripts = closure(manifest, modules)
  const sheetsOf = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key]?.css ?? [])
  // Classes that another sheet composes are in both.
  const known = new Set([...linked, ...sheetsOf(scripts)].flatMap((file) => classesOf(css.get(file) ?? '')))
  const shown = [...classesIn(html)].filter((name) => !known.has(name))
  const isShown = (file: string) => {
    const names = new Set(classesOf(css.get(file) ?? ''))
    return shown.some((name) => names.has(name))
  }
  const needed = inOrder(manifest, entry).flatMap((key) =>
    (manifest[key]?.css ?? []).filter((file) => !linked.has(file) && (scripts.has(key) || isShown(file))),
  )
  return [...new Set(needed)].map((file) => `/${file}`)
}

/**
 * Throws if chunks import each other in a cycle. Modules do not, but grouping them could create one, and some would
 * then run before their dependencies.
 */
export function checkNoCircles(manifest: Manifest): void {
  const done = new Set<string>()
  const visit = (key: string, way: readonly string[]): void => {
    if (way.includes(key)) throw new Error(`Chunks import each other: ${[...way, key].join(' > ')}`)
    if (done.has(key)) return
    for (const imported of manifest[key]?.imports ?? []) visit(imported, [...way, key])
    done.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key, [])
}
