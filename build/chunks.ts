import type { Manifest } from 'vite'
import type { PageChunks } from './template.ts'

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
 * What a page that starts with `modules` must load, with all their imports, less what `entry` loads anyway:
 * the template links that already. Of the files in `styled` it needs the styles alone.
 */
export function pageChunks(
  manifest: Manifest,
  entry: string,
  modules: readonly string[],
  styled: readonly string[] = [],
): PageChunks {
  const present = closure(manifest, [entry])
  const needed = [...closure(manifest, modules)].filter((key) => !present.has(key))
  const presentStyles = new Set([...present].flatMap((key) => manifest[key]?.css ?? []))
  const styles = [...closure(manifest, [...styled, ...modules])].flatMap((key) => manifest[key]?.css ?? [])
  const scripts = needed.flatMap((key) => manifest[key]?.file ?? [])
  const path = (file: string) => `/${file}`
  return {
    scripts: [...new Set(scripts)].map(path),
    styles: [...new Set(styles)].filter((file) => !presentStyles.has(file)).map(path),
  }
}
