import { basename } from 'node:path'
import type { Rolldown } from 'vite'

/** What is known of a module. */
export type Ask = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters' | 'isEntry' | 'code'> | null

/** Ids have slashes of either kind. */
const folder = (path: string) => new RegExp(`[\\\\/]${path.replaceAll('/', '[\\\\/]')}[\\\\/]`)
const icons = folder('node_modules/lucide')
/** The catalog is shown with every page but the first. */
const shell = /[\\/]src[\\/]((app|registry)[\\/]|\w+[\\/][\w-]+[\\/](manifest|stores)\.ts$)/
const parts = folder('src/(features|ui|lib|platform)')
const tools = folder('src/tools')
/** What every page loads after hydration. */
const late = /[\\/]LateNotices\.tsx$/
/** The code for stored records, which preferences do not need. */
const storage =
  /[\\/](src[\\/]platform[\\/]storage[\\/](?!area[\\/]|settings[\\/]preference|records[\\/](json|keys|quarantine))|src[\\/]lib[\\/]stored-data[\\/]bounded-schema|node_modules[\\/]valibot[\\/])/

/** With so many roots a module goes into the common chunk. */
const many = 8
const some = 3

/**
 * The chunk that a module shares with others; null: one of its root's, or a small one of its own. Each file is sent
 * with 2 kB of headers, most of it the policy, so what many pages need comes in few files. What the site's entry needs
 * stays with the entry: the first page waits for nothing else.
 */
export function sharedChunkOf(id: string, ask: Ask): string | null {
  const info = ask(id)
  if (!info || info.dynamicImporters.length > 0) return null
  const roots = [...rootsOf(id, ask)]
  if (roots.length < 2 || roots.some((root) => ask(root)?.isEntry)) return null
  if (roots.some((root) => late.test(root))) return 'late'
  if (icons.test(id) || shell.test(id)) return 'common'
  const toolRoots = roots.filter((root) => tools.test(root)).length
  if (storage.test(id)) return toolRoots >= some ? 'storage' : null
  if (!parts.test(id)) return null
  // Chunks may not import each other in a cycle: dependencies of the shell go with it.
  const serves = info.importers.some((each) => shell.test(each) && sharedChunkOf(each, ask) === 'common')
  if (roots.length >= many || serves) return 'common'
  return toolRoots >= some ? 'tools' : null
}

/** The entries and dynamically imported modules from which a module is reached; itself if it is one. */
export function rootsOf(id: string, ask: Ask): ReadonlySet<string> {
  const roots = new Set<string>()
  const seen = new Set<string>()
  const waiting = icons.test(id) ? iconUsers(id, ask) : [id]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    const info = ask(at)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(at)
    waiting.push(...info.importers)
  }
  return roots
}

/** Icons come through modules that export them all, so only a user's own code tells which it takes. */
function iconUsers(id: string, ask: Ask): string[] {
  const name = basename(id)
    .replace(/\.\w+$/, '')
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const word = new RegExp(`\\b${name}\\b`)
  const seen = new Set([id])
  for (const at of seen) if (icons.test(at)) for (const user of ask(at)?.importers ?? []) seen.add(user)
  return [...seen].filter((user) => !icons.test(user) && word.test(ask(user)?.code ?? ''))
}
