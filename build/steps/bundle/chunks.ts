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

/** The keys of chunks with all their imports. Throws for a key without a chunk. */
export const closure = (manifest: Manifest, keys: readonly string[]): Set<string> => {
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

/** The path of an early script. Throws if it is not one file: nothing preloads what it imports. */
export function earlyScript(manifest: Manifest, source: string): string {
  const chunk = manifest[source]
  if (chunk === undefined || chunk.imports !== undefined)
    throw new Error(`${source} is ${chunk ? 'not one file' : 'not built as an early script'}.`)
  return `/${chunk.file}`
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
